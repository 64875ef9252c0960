import { AppError } from '#server/platform/app-error.ts'
import type { StoriesContext } from './stories-context.ts'
import { findTurnOf, requestStop } from './turns.queries.ts'

/** Stops generating a reply and keeps its text so far; a turn that has ended stays as it is. Throws `turn_not_found`. */
export async function stopGeneration(
  { db, generations, wakeUps }: StoriesContext,
  { userId, storyId, replyId }: { userId: number; storyId: string; replyId: number },
): Promise<void> {
  const turn = await findTurnOf(db, userId, storyId, replyId)
  if (!turn) throw new AppError('turn_not_found')
  const generation = generations.find(replyId)
  if (generation) {
    generation.stop()
    await generation.finished
    return
  }
  // Another node generates it: that one sees the request when it is woken, or when it next looks for them.
  await requestStop(db, turn.id)
  wakeUps.send('stop', replyId)
}
