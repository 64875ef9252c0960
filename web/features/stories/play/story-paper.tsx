import type { ReactNode } from 'react'
import type { StoryOfPage } from '#contract/story-page.ts'
import type { CurrentState } from '#contract/stories.ts'
import { atBase } from '#web/platform/base-path.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FeedContent } from './feed-row.tsx'

interface StoryPaperProps extends StoryOfPage {
  /** Stands above the feed, such as a picture. */
  header?: ReactNode
}

/** More than a tall screen shows. */
const MOST_CHARACTERS = 9_000

/** The class of what stands below a story's picture: on a dark ground it comes up into where the picture has faded. */
export const belowHeader = (title: string | null | undefined): string =>
  title ? 'not-day:-mt-16 not-day:sm:-mt-28' : 'not-day:-mt-10 not-day:sm:-mt-16'

/** A story as its page first shows it, before the program has come: its newest words in their place, and nothing to press. */
export function StoryPaper({ story: { title, messages, hasOlder }, hasPictures, header }: StoryPaperProps) {
  const shown = lastThatFit(messages)
  const beginsHere = !hasOlder && shown.length === messages.length
  return (
    <div aria-busy className="flex min-h-[calc(100dvh-var(--nav-height)-env(safe-area-inset-top))] flex-col">
      {beginsHere && header}
      <div
        className={classNames(
          'relative column-story flex flex-1 flex-col px-0 py-6',
          beginsHere && Boolean(header) && belowHeader(title),
        )}
      >
        <h1 className={title ? 'px-4 pb-4 text-3xl' : 'sr-only'}>{title ?? 'Your story'}</h1>
        <div className="flex flex-col gap-1">
          {shown.map(({ messageId, role, content, kind, image, imageAlt }, at) => (
            <div
              key={messageId}
              data-opens-at={at > 0 && at === shown.length - 1 ? opensAt[role] : undefined}
              className={classNames(
                'relative flex flex-col',
                role === 'user' ? 'items-end py-2' : 'items-start py-3',
              )}
            >
              <FeedContent message={{ id: '', role, content, kind }} />
              {image && !(beginsHere && at === 0) && (
                <div className="mt-2 w-full px-4">
                  <img
                    src={atBase(image)}
                    alt={imageAlt}
                    className="aspect-video w-full rounded-card bg-raised"
                  />
                </div>
              )}
              {/* Room for what can be done with a reply. */}
              {!image && hasPictures && role === 'assistant' && !(beginsHere && at === 0) && (
                <div className="mt-2 h-11" />
              )}
            </div>
          ))}
        </div>
      </div>
      {/* A little lower than the bar itself: no words are seen better later, which would count as the page's largest paint. */}
      <div className="sticky bottom-0 z-10 h-31 border-t border-line bg-ground/94 sm:h-36" />
    </div>
  )
}

/** The page opens where the last reply begins, else below the last words; the opening begins with the head of the page. */
const opensAt = { assistant: 'start', user: 'end' } as const

function lastThatFit(messages: CurrentState['messages']): CurrentState['messages'] {
  let characters = 0
  return messages.slice(
    messages.findLastIndex(({ content }) => (characters += content.length) > MOST_CHARACTERS) + 1,
  )
}
