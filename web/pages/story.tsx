import { useQueryClient } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { Fragment, Suspense, useDeferredValue, useState } from 'react'
import { Redirect, useParams, useSearch } from 'wouter'
import { storyPageKey, type StoryOfPage } from '#contract/story-page.ts'
import { storySnapshot } from '#web/features/stories/store/snapshot.ts'
import { useReturnedTurns } from '#web/features/stories/play/use-returned-turns.ts'
import { StoryPaper } from '#web/features/stories/play/story-paper.tsx'
import { StoryScreen } from '#web/features/stories/play/story-screen.tsx'
import { LoginRequired, StorySkeleton, StoryOutOfReach } from '#web/features/stories/play/story-screens.tsx'
import { useDraft } from '#web/features/stories/store/draft.ts'
import { useStory } from '#web/features/stories/play/use-story.ts'
import { useStorySend } from '#web/features/stories/play/use-story-send.ts'
import { messageIdOf } from '#web/features/stories/recover/open-bookmarked.ts'
import { usePendingContinuation } from '#web/features/stories/recover/use-pending-continuation.ts'
import { CreatingScreen } from '#web/features/stories/start/creating-screen.tsx'
import { openLoginForms } from '#web/platform/session/open-login-forms.ts'
import { useSession } from '#web/platform/session/use-session.ts'
import { useStore } from '#web/platform/store.ts'
import { DrawerButton } from '#web/ui/drawer-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { late } from '#web/ui/late.tsx'
import { LoadingAd } from './loading-ad.ts'
import { StoryActions } from './story-actions.tsx'
import { StoryMenu } from './story-menu.tsx'
import { storyParts } from './story-part.ts'
import { pictureOfPage, useScenes } from './story-scenes.tsx'

// Most visits go on with a story, and reach it.
const NewStory = late(async () => (await import('#web/features/stories/start/new-story.tsx')).NewStory)
const RecoveryError = late(
  async () => (await import('#web/features/stories/recover/recovery-error.tsx')).RecoveryError,
)

/** `/story/new`, `/story/:id`, and `/story` for the story this browser remembers. */
export function StoryPage() {
  const { id } = useParams<{ id?: string }>()
  const [keptId] = useState(() => storySnapshot.read()?.storyId)
  const search = useSearch()
  const { isSignedIn, isLoading: isLoadingUser, error } = useSession()
  // The living page takes the place of the one that came in steps short enough to scroll between.
  const isLoading = useDeferredValue(isLoadingUser)
  const isLoggingInHere = useStore(openLoginForms) > 0
  const storyId = id ?? keptId
  const arrived = useQueryClient().getQueryData<StoryOfPage>(storyPageKey(id ?? ''))

  if (id === 'new') {
    const ad = <LoadingAd />
    return (
      <Suspense fallback={<CreatingScreen ad={ad} />}>
        <NewStory ad={ad} />
      </Suspense>
    )
  }
  if (isLoading)
    return arrived ? <StoryPaper {...arrived} header={pictureOfPage(arrived)} /> : <StorySkeleton />
  if (error) return <StoryOutOfReach />
  if (!isSignedIn && !isLoggingInHere) return <LoginRequired path={pathOf(id, search)} />
  if (!storyId) return <Redirect to="/" replace />
  const messageParam = new URLSearchParams(search).get('messageId')
  return (
    <StoryVisit
      key={`${storyId} ${messageParam}`}
      storyId={storyId}
      messageParam={messageParam}
      arrived={arrived}
    />
  )
}

interface StoryVisitProps {
  storyId: string
  /** The story as it came with the page. */
  arrived: StoryOfPage | undefined
  /** `?messageId=` as it stands in the address. */
  messageParam: string | null
}

function StoryVisit({ storyId, messageParam, arrived: onPage }: StoryVisitProps) {
  const [arrived] = useState(onPage)
  const story = useStory(storyId, { messageParam, arrived: arrived?.story })
  const draft = useDraft(storyId)
  const { send, sendAgain } = useStorySend(story, draft)
  useReturnedTurns(story, draft)
  const { error, isLoadingStory, hasFailedToLoad } = story.state
  const bookmarkedId = messageParam === null ? undefined : messageIdOf(messageParam)
  const lastMessageId = story.state.messages.findLast(({ messageId }) => messageId !== undefined)?.messageId
  const scenes = useScenes(storyId, story.state, arrived)
  usePendingContinuation(storyId, !isLoadingStory && !hasFailedToLoad, send)

  if (hasFailedToLoad && error !== undefined && bookmarkedId !== undefined) {
    return (
      <Suspense fallback={<StorySkeleton />}>
        <RecoveryError storyId={storyId} messageId={String(bookmarkedId)} error={error} />
      </Suspense>
    )
  }
  const screen = (
    <StoryScreen
      story={story}
      draft={draft}
      onSend={send}
      onSendAgain={sendAgain}
      bookmarkedId={bookmarkedId}
      ad={<LoadingAd />}
      header={scenes.header}
      renderScene={(message) => (
        <Fragment key={message.messageId}>
          {scenes.renderScene(message)}
          {storyParts.map(
            ({ rank, BelowMessage }) => BelowMessage && <BelowMessage key={rank} message={message} />,
          )}
        </Fragment>
      )}
      renderActions={(message) =>
        storyParts.map(
          ({ rank, MessageActions }) => MessageActions && <MessageActions key={rank} message={message} />,
        )
      }
      end={storyParts.map(({ rank, AtEnd }) => AtEnd && <AtEnd key={rank} story={story} draft={draft} />)}
      actions={
        <>
          <StoryActions storyId={storyId} lastMessageId={lastMessageId} />
          <DrawerButton title="Story Experience" Icon={SlidersHorizontal}>
            {() =>
              storyParts.map(
                ({ rank, Panel }) =>
                  Panel && (
                    <Suspense key={rank} fallback={<Skeleton className="h-24" />}>
                      <Panel storyId={storyId} lastMessageId={lastMessageId} />
                    </Suspense>
                  ),
              )
            }
          </DrawerButton>
          <StoryMenu story={story} draft={draft} />
        </>
      }
      above={storyParts.map(({ rank, AboveField }) => AboveField && <AboveField key={rank} story={story} />)}
      hint={FieldHint && <FieldHint />}
      controls={storyParts.map(
        ({ rank, Control }) =>
          Control && <Control key={rank} draft={draft} isGenerating={story.state.isGenerating} />,
      )}
    />
  )
  return storyParts.reduceRight(
    (inner, { Around }) =>
      Around ? (
        <Around state={story.state} story={story} draft={draft}>
          {inner}
        </Around>
      ) : (
        inner
      ),
    screen,
  )
}

const FieldHint = storyParts.find(({ Hint }) => Hint)?.Hint

const pathOf = (id: string | undefined, search: string): string =>
  (id ? `/story/${encodeURIComponent(id)}` : '/story') + (search && `?${search}`)
