import { Clock } from 'lucide-react'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { FeedMessage } from '../model/feed-message.ts'
import { NarrationText } from './narration-text.tsx'
import { useGrowingText } from './use-growing-text.ts'

export const rowIdOf = (id: string): string => `message-${id}`

interface FeedRowProps {
  message: FeedMessage
  isHighlighted: boolean
  /** Renders a picture's entry, and the place below a finished reply without one. */
  renderScene?: (message: FeedMessage) => ReactNode
  /** Renders what can be done with a message that the server has stored. */
  renderActions?: (message: FeedMessage) => ReactNode
}

/**
 * One message of the story. Rows that are out of sight cost no layout and no painting, where the browser keeps the
 * page in its place when they get their true height.
 */
export const FeedRow = memo(function FeedRow(props: FeedRowProps) {
  const { message, isHighlighted, renderScene, renderActions } = props
  const isReaders = message.role === 'user'
  return (
    <article
      id={rowIdOf(message.id)}
      data-message-id={message.role === 'image' ? undefined : message.messageId}
      aria-label={isReaders ? 'You' : 'Story'}
      // A touch or a click gives it the focus, which shows what can be done with it.
      tabIndex={-1}
      className={classNames(
        'group relative flex flex-col rounded-card outline-none [contain-intrinsic-size:auto_12rem] supports-[overflow-anchor:auto]:[content-visibility:auto]',
        // The end of the story has its true height from the first: the page opens there.
        'nth-last-of-type-[-n+12]:[content-visibility:visible]',
        // So have all, while the page is brought to a place among them.
        'in-data-placing:[content-visibility:visible]!',
        isReaders ? 'items-end py-2' : 'items-start py-3',
        // A picture that stands elsewhere, above the feed, leaves no empty message behind.
        message.role === 'image' && 'has-[>div:empty]:hidden',
        isHighlighted && 'bg-glow',
      )}
    >
      <FeedContent message={message} />
      {message.standIn !== undefined && (
        <p className="mt-2 ml-4 text-sm text-quiet">
          {message.standIn} told this: the usual narrator cannot be asked right now.
        </p>
      )}
      {renderScene && canHaveScene(message) && (
        <div className="mt-2 w-full px-4 empty:hidden">{renderScene(message)}</div>
      )}
      {renderActions && message.messageId !== undefined && message.role !== 'image' && renderActions(message)}
    </article>
  )
})

/** The words of a message. */
export function FeedContent({ message: { role, content, status, kind } }: { message: FeedMessage }) {
  const isUnfinished = status === 'streaming'
  const shown = useGrowingText(content, isUnfinished)
  if (role === 'image') return null
  if (role === 'assistant') {
    return (
      <div className="w-full px-4">
        <NarrationText text={shown} isUnfinished={isUnfinished} />
      </div>
    )
  }
  return (
    <>
      {(kind === 'say' || kind === 'story') && (
        <p className="mr-4 mb-0.5 text-xs text-quiet">{kind === 'say' ? 'You say' : 'You tell'}</p>
      )}
      <p
        className={classNames(
          'mr-4 max-w-4/5 rounded-2xl rounded-br-md border bg-raised px-4 py-2.5 whitespace-pre-wrap',
          status === 'unsent' ? 'border-danger' : 'border-line',
          status === 'waiting' && 'border-dashed',
        )}
      >
        {content}
      </p>
      {status === 'waiting' && (
        <p className="mt-1 mr-4 flex items-center gap-1.5 text-sm text-quiet">
          <Clock aria-hidden="true" className="size-4" />
          Waits for the connection
        </p>
      )}
    </>
  )
}

/** Whether it is a picture's own entry, or a finished reply without a picture. */
const canHaveScene = ({ role, image, messageId, status }: FeedMessage): boolean =>
  messageId !== undefined &&
  (role === 'image' || (role === 'assistant' && !image && (status === undefined || status === 'stopped')))
