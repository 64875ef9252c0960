import { memo } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { FeedMessage } from '../feed-message.ts'
import { NarrationText } from './narration-text.tsx'

export const rowIdOf = (id: string): string => `message-${id}`

interface FeedRowProps {
  message: FeedMessage
  isHighlighted: boolean
}

/** One message of the story. Rows that are out of sight cost no layout and no painting. */
export const FeedRow = memo(function FeedRow({ message, isHighlighted }: FeedRowProps) {
  const isReaders = message.role === 'user'
  return (
    <article
      id={rowIdOf(message.id)}
      aria-label={isReaders ? 'You' : 'Story'}
      className={classNames(
        'flex flex-col rounded-card [contain-intrinsic-size:auto_12rem] [content-visibility:auto]',
        isReaders ? 'items-end py-2' : 'items-start py-3',
        isHighlighted && 'bg-glow',
      )}
    >
      <Content message={message} />
    </article>
  )
})

function Content({ message: { role, content, image, status } }: { message: FeedMessage }) {
  if (role === 'image') {
    return (
      <img
        src={image}
        alt={content}
        loading="lazy"
        className="ml-4 aspect-video w-4/5 rounded-card object-cover"
      />
    )
  }
  if (role === 'assistant') {
    return (
      <div className="ml-4 max-w-4/5">
        <NarrationText text={content} isUnfinished={status === 'telling'} />
      </div>
    )
  }
  return (
    <p
      className={classNames(
        'mr-4 max-w-4/5 rounded-2xl rounded-br-md border bg-raised px-4 py-2.5 whitespace-pre-wrap',
        status === 'unsent' ? 'border-danger' : 'border-line',
      )}
    >
      {content}
    </p>
  )
}
