import type { ReactNode } from 'react'
import { usePageTitle } from '#web/platform/use-page-title.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { feedEntries } from '../model/feed-message.ts'
import type { FeedMessage } from '../model/feed-message.ts'
import { CreatingScreen } from '../start/creating-screen.tsx'
import { StoryDock } from './story-dock.tsx'
import { StoryFeed } from './story-feed.tsx'
import { belowHeader } from './story-paper.tsx'
import { NoStory, StorySkeleton } from './story-screens.tsx'
import type { WrittenKind } from '../model/written-kind.ts'
import type { StoryDraft } from '../store/draft.ts'
import type { Story } from './use-story.ts'
import { SuggestionChips } from './suggestion-chips.tsx'
import { useAutoScroll } from './use-auto-scroll.ts'
import { useFeedWindow } from './use-feed-window.ts'
import { usePlace } from './use-place.ts'
import { WayToTheEnd } from './way-to-the-end.tsx'

interface StoryScreenProps {
  story: Story
  draft: StoryDraft
  onSend: (text: string, kind?: WrittenKind) => void
  onSendAgain: (message: FeedMessage) => void
  /** The message a bookmark leads to. */
  bookmarkedId?: number
  /** The picture of a message, or the way to one. */
  renderScene?: (message: FeedMessage) => ReactNode
  /** Actions on a message. */
  renderActions?: (message: FeedMessage) => ReactNode
  /** Stands below the last message. */
  end?: ReactNode
  /** Stands above the feed, such as a picture. */
  header?: ReactNode
  /** Buttons of the bottom bar, beside the field. */
  actions?: ReactNode
  /** Buttons of the bottom bar, in the field. */
  controls?: ReactNode
  /** Rows of the bottom bar, above the field. */
  above?: ReactNode
  /** The line below the field. */
  hint?: ReactNode
  /** Stands below the loading view of a story without words yet. */
  ad?: ReactNode
}

/** The story as it is played. */
export function StoryScreen(props: StoryScreenProps) {
  const { story, draft, onSend, onSendAgain, bookmarkedId, renderScene, renderActions, end } = props
  const { header, actions, above, controls, hint, ad } = props
  const { messages, title, isLoadingStory, isGenerating, error, remark } = story.state
  const { centredId, isPlacing, highlightedId } = usePlace(
    story.storyId,
    { bookmarkedId, lastPlace: story.state.lastPlace },
    messages,
  )
  const visible = feedEntries(messages).filter(({ role, content }) => role === 'image' || content !== '')
  const view = useFeedWindow(visible, {
    centredId,
    isStill: isLoadingStory || isPlacing,
    readOlder: story.state.hasOlder ? story.readOlder : undefined,
  })
  useAutoScroll(messages, { isSteered: isPlacing })
  usePageTitle(title ?? 'Your story')

  const isEmpty = messages.every(({ content, role }) => content === '' && role !== 'image')
  if (isEmpty && isLoadingStory) return <StorySkeleton />
  if (isEmpty && isGenerating) return <CreatingScreen ad={ad} />
  const hasHeader = messages.length > 0
  return (
    <div className="flex min-h-[calc(100dvh-var(--nav-height)-env(safe-area-inset-top))] flex-col">
      {hasHeader && header}
      <div
        className={classNames(
          'relative column-story flex flex-1 flex-col px-0 py-6',
          hasHeader && Boolean(header) && belowHeader(title),
        )}
      >
        <h1 className={title ? 'px-4 pb-4 text-3xl' : 'sr-only'}>{title ?? 'Your story'}</h1>
        {isEmpty && error && (
          <div className="px-4">
            <Notice title="Error" isDanger>
              {error}
            </Notice>
          </div>
        )}
        {remark && (
          <div className="px-4 pb-4">
            <Notice>{remark}</Notice>
          </div>
        )}
        {isEmpty && !messages.at(-1)?.status ? (
          <NoStory text={messages.length === 0 ? NO_STORY : NOTHING_TO_SHOW} />
        ) : (
          <StoryFeed
            state={story.state}
            onRetry={() => void story.retry()}
            onSendAgain={onSendAgain}
            renderScene={renderScene}
            renderActions={renderActions}
            end={
              <>
                {end}
                <SuggestionChips
                  state={story.state}
                  onChoose={(suggestion) => onSend(suggestion)}
                  className="px-4 pt-4 sm:hidden"
                />
              </>
            }
            view={view}
            isPlacing={isPlacing}
            highlightedId={highlightedId}
          />
        )}
      </div>
      {!isEmpty && (
        <StoryDock
          story={story}
          draft={draft}
          onSend={onSend}
          actions={actions}
          above={above}
          controls={controls}
          hint={hint}
          wayToTheEnd={<WayToTheEnd state={story.state} view={view} />}
        />
      )}
    </div>
  )
}

const NO_STORY = 'No story content found. Try refreshing the page.'
const NOTHING_TO_SHOW = 'Story content could not be loaded properly.'
