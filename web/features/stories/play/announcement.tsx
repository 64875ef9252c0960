import { createElement, useEffect, useState } from 'react'
import { plainNarration } from '#contract/narration-markup.ts'
import { isStreaming } from '../model/story-state.ts'
import type { StoryState } from '../model/story-state.ts'

const GONE_AFTER_MS = 5_000
const BETWEEN_PARAGRAPHS = /\n\s*\n/

/**
 * Says a reply once: each paragraph when it is whole, the last when the reply has ended. Then all of it is gone, so that
 * nobody who reads on hears it twice.
 */
export function Announcement({ state: { messages, finishedId } }: { state: StoryState }) {
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
