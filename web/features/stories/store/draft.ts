import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import { readKind, writtenKinds } from '../model/written-kind.ts'
import type { WrittenKind } from '../model/written-kind.ts'

const StoredDraft = z.object({
  storyId: z.string(),
  text: z.string(),
  kind: z.optional(z.enum(writtenKinds)),
})
const storedDraft = stored('draft', StoredDraft, { area: 'session', isReaders: true })

export interface StoryDraft {
  text: string
  kind: WrittenKind
  /** Takes what is typed; `/do`, `/say` or `/story` before it chooses the kind. */
  write: (text: string) => void
  choose: (kind: WrittenKind) => void
  /** Empties the field of what is being sent; anything else in it stays. */
  take: (text: string) => void
  /** Puts a text that was not sent back, unless the reader has written on. */
  giveBack: (text: string, kind?: WrittenKind) => void
  /** The same with a turn that was undone; the words of the one undone before it give way, if they stand unchanged. */
  giveUndone: (text: string, kind?: WrittenKind) => void
}

interface Draft {
  text: string
  kind: WrittenKind
  /** The words of the turn that was undone last, for as long as they stand there unchanged. */
  undone?: string
}

/** The text in the story's field, kept until it is sent: no reload takes it. */
export function useDraft(storyId: string): StoryDraft {
  const [{ text, kind }, setDraft] = useState<Draft>(() => {
    const kept = storedDraft.read()
    return kept?.storyId === storyId ? { kind: 'do', ...kept } : { text: '', kind: 'do' }
  })
  useEffect(() => {
    if (text === '' && kind === 'do') storedDraft.clear()
    else storedDraft.write({ storyId, text, kind })
  }, [storyId, text, kind])

  // None of these depends on the text itself: typing renders the field and not the story.
  return {
    text,
    kind,
    write: (typed) => setDraft((now) => ({ kind: now.kind, ...readKind(typed) })),
    choose: (chosen) => setDraft((now) => ({ ...now, kind: chosen })),
    take: (sent) => setDraft((now) => (now.text === sent ? { text: '', kind: now.kind } : now)),
    giveBack: (unsent, wasSentAs) =>
      setDraft((now) => (now.text ? now : { text: unsent, kind: wasSentAs ?? now.kind })),
    giveUndone: (undone, wasSentAs) =>
      setDraft((now) => {
        if (now.text !== '' && now.text !== now.undone) return now
        return { text: undone, kind: wasSentAs ?? now.kind, undone }
      }),
  }
}
