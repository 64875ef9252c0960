import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'

const storedDraft = stored('draft', z.object({ storyId: z.string(), text: z.string() }), {
  area: 'session',
  isReaders: true,
})

export interface StoryDraft {
  text: string
  write: (text: string) => void
  /** Empties the field of what is being sent; anything else in it stays. */
  take: (text: string) => void
  /** Puts a text that was not sent back, unless the reader has written on. */
  giveBack: (text: string) => void
}

/** The text in the story's field, kept until it is sent: no reload takes it. */
export function useDraft(storyId: string): StoryDraft {
  const [text, setText] = useState(() => {
    const kept = storedDraft.read()
    return kept?.storyId === storyId ? kept.text : ''
  })
  useEffect(() => {
    if (text === '') storedDraft.clear()
    else storedDraft.write({ storyId, text })
  }, [storyId, text])

  // None of these depends on the text itself: typing renders the field and not the story.
  return {
    text,
    write: setText,
    take: (sent) => setText((now) => (now === sent ? '' : now)),
    giveBack: (unsent) => setText((now) => now || unsent),
  }
}
