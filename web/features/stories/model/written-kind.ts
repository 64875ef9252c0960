import type { TurnKind } from '#contract/stories.ts'

/** The ways to send a turn of one's own: the hero does it, says it, or the reader tells it themselves. */
export const writtenKinds = ['do', 'say', 'story'] as const satisfies TurnKind[]
export type WrittenKind = (typeof writtenKinds)[number]

/** The kind of a message that the reader wrote; a message without one is something that the hero does. */
export const writtenKindOf = (kind: TurnKind | undefined): WrittenKind =>
  kind === 'more' || !kind ? 'do' : kind

const COMMAND = /^\s*\/(do|say|story)\s+/i

/** A text that begins with `/do`, `/say` or `/story`, without that word, and the kind it asks for. */
export function readKind(text: string): { kind?: WrittenKind; text: string } {
  const word = COMMAND.exec(text)?.[1]?.toLowerCase()
  const kind = writtenKinds.find((known) => known === word)
  return kind ? { kind, text: text.replace(COMMAND, '') } : { text }
}
