import { type ReactNode, createElement, useEffect, useState } from 'react'
import type { FeedMessage } from '../model/feed-message.ts'
import { FeedRow } from './feed-row.tsx'
import { isThinking, isStreaming } from '../model/story-state.ts'
import type { StoryState } from '../model/story-state.ts'
import { TurnTrouble } from './turn-trouble.tsx'
import type { FeedView } from './use-feed-window.ts'
import { Embers } from '#web/ui/embers.tsx'
import { plainNarration } from '#contract/narration-markup.ts'

interface StoryFeedProps {
  state: StoryState
  onRetry: () => void
  onSendAgain: (message: FeedMessage) => void
  renderScene?: (message: FeedMessage) => ReactNode
  renderActions?: (message: FeedMessage) => ReactNode
  /** Stands below the last message: what can be done now. */
  end?: ReactNode
  /** The part of the story that stands on the page. */
  view: FeedView
  /** While the page is brought to its place, each row has its true height. */
  isPlacing: boolean
  /** The message a bookmark led to, while it is highlighted. */
  highlightedId?: number
}

/** The story as a list of messages. */
export function StoryFeed(props: StoryFeedProps) {
  const { state, onRetry, onSendAgain, renderScene, renderActions, end, view, isPlacing, highlightedId } =
    props
  const { messages, isGenerating, isLoadingStory, isMoving } = state
  const { entries, hasEarlier, hasLater, top, bottom } = view
  const last = messages.at(-1)
  return (
    <>
      {/* Live, a growing reply would be read out in pieces: the announcement says it by paragraphs. */}
      <div
        role="log"
        aria-live="off"
        aria-label="Story"
        aria-busy={isGenerating}
        data-placing={isPlacing || undefined}
        className="flex flex-col gap-1"
      >
        {/* The edges come and go without a gap of their own, so that nothing moves. */}
        {hasEarlier && <div ref={top} className="-mb-1" />}
        {entries.map((message) => (
          <FeedRow
            key={message.id}
            message={message}
            renderScene={renderScene}
            renderActions={renderActions}
            isHighlighted={message.messageId !== undefined && message.messageId === highlightedId}
          />
        ))}
        {hasLater && <div ref={bottom} className="-mt-1" />}
        <Thinking isOn={isThinking(state)} text={state.waitingText} />
        {last && !isGenerating && (
          <TurnTrouble
            message={last}
            isDisabled={isLoadingStory || isMoving}
            onRetry={onRetry}
            onSendAgain={onSendAgain}
          />
        )}
      </div>
      {!hasLater && end}
      <Announcement state={state} />
    </>
  )
}

/**
 * Three embers, then the words: why the narrator has not begun yet, where it has said so. It always stands there, since
 * what comes together with its own place is not always announced.
 */
function Thinking({ isOn, text = 'Narrator is thinking...' }: { isOn: boolean; text?: string }) {
  return (
    <output className={isOn ? 'flex items-center gap-3 px-4 py-3 text-quiet' : undefined}>
      {isOn && (
        <>
          <Embers />
          {text}
        </>
      )}
    </output>
  )
}

const GONE_AFTER_MS = 5_000
const BETWEEN_PARAGRAPHS = /\n\s*\n/

/**
 * Says a reply once: each paragraph when it is whole, the last when the reply has ended. Then all of it is gone, so that
 * nobody who reads on hears it twice.
 */
function Announcement({ state: { messages, finishedId } }: { state: StoryState }) {
  const [saidId, setSaidId] = useState<number>()
  useEffect(() => {
    if (finishedId === undefined) return
    const timer = setTimeout(() => setSaidId(finishedId), GONE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [finishedId])

  const streaming = messages.find(isStreaming)
  const isDue = finishedId !== undefined && finishedId !== saidId
  const finished = isDue ? messages.findLast(({ messageId }) => messageId === finishedId) : undefined
  const reply = streaming ?? finished
  const paragraphs = reply?.content.split(BETWEEN_PARAGRAPHS) ?? []
  const whole = streaming ? paragraphs.slice(0, -1) : paragraphs
  // Children are spread, not listed: a reply only ever grows at its end, so a paragraph's place is its key.
  return createElement(
    'div',
    { 'aria-live': 'polite', className: 'sr-only' },
    ...whole.map((paragraph) => createElement('p', undefined, plainNarration(paragraph))),
  )
}
