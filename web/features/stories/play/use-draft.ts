import { useState } from 'react'
import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'

const keptDraft = stored('draft', z.object({ storyId: z.string(), text: z.string() }), {
  area: 'session',
  isReaders: true,
})

export interface Draft {
  text: string
  write: (text: string) => void
}

/** The text in the story's field, kept until it is sent: no reload takes it. */
export function useDraft(storyId: string): Draft {
  const [text, setText] = useState(() => {
    const kept = keptDraft.read()
    return kept?.storyId === storyId ? kept.text : ''
  })
  const write = (text: string): void => {
    setText(text)
    if (text === '') keptDraft.clear()
    else keptDraft.write({ storyId, text })
  }
  return { text, write }
}
