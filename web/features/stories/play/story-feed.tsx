import { plainNarration } from './narration-markup.ts'
import { feedEntries } from '../feed-message.ts'
import { FeedRow } from './feed-row.tsx'
import { isThinking } from './story-state.ts'
import { Thinking } from './thinking.tsx'
import { TurnTrouble } from './turn-trouble.tsx'
import type { Story } from './use-story.ts'

interface StoryFeedProps {
  story: Story
  onSendAgain: (id: string) => void
  /** The message a bookmark led to, while it is highlighted. */
  highlightedId?: number
}

/** The story as a list of messages; a reply that has just ended is announced once, whole (specification, section 2). */
export function StoryFeed({ story, onSendAgain, highlightedId }: StoryFeedProps) {
  const { state, retry } = story
  const { messages, isGenerating, toldId } = state
  const last = messages.at(-1)
  const told = toldId === undefined ? undefined : messages.find(({ messageId }) => messageId === toldId)
  return (
    <>
      {/* Live, the growing reply would be read out in pieces: the region below reads it whole. */}
      <div
        role="log"
        aria-live="off"
        aria-label="Story"
        aria-busy={isGenerating}
        className="flex flex-col gap-1"
      >
        {feedEntries(messages)
          .filter(({ role, content }) => role === 'image' || content !== '')
          .map((message) => (
            <FeedRow
              key={message.id}
              message={message}
              isHighlighted={message.messageId !== undefined && message.messageId === highlightedId}
            />
          ))}
        {isThinking(state) && <Thinking />}
        {last && !isGenerating && <TurnTrouble message={last} onRetry={retry} onSendAgain={onSendAgain} />}
      </div>
      <div aria-live="polite" className="sr-only">
        {told && plainNarration(told.content)}
      </div>
    </>
  )
}
