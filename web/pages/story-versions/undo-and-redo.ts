import { stepBackward, stepForward } from '#web/features/versions/versions.api.ts'
import type { StoryInPlay } from '../story-part.ts'

/** Goes one step back; the reader's own words of it stand in the field again. */
export async function undo({ story, draft }: StoryInPlay): Promise<void> {
  let back: Awaited<ReturnType<typeof stepBackward>> | undefined
  const before = await story.move(async (...at) => (back = await stepBackward(...at)))
  if (before && back?.typed !== undefined) draft.giveUndone(back.typed, back.typedKind)
}

/** Takes the last undo back; its words leave the field, if they still stand there unchanged. */
export async function redo({ story, draft }: StoryInPlay): Promise<void> {
  let there: Awaited<ReturnType<typeof stepForward>> | undefined
  const before = await story.move(async (...at) => (there = await stepForward(...at)))
  if (!before || !there) return
  const known = new Set(before.map(({ messageId }) => messageId))
  const own = there.messages.find(({ messageId, role }) => role === 'user' && !known.has(messageId))
  if (own) draft.take(own.content)
}
