import type { NarratorInput } from '#server/engines/narrator/narrator.ts'
import { requireStory } from './story-access.ts'
import { findPath } from './stories.queries.ts'
import type { StoriesContext } from './stories-context.ts'
import type { TellingIds } from './telling.ts'
import { turnAlong } from './turn-along.ts'

/** Reads what the narrator may know to tell this reply: what stands above it, and the recent part of that only. */
export async function readTurn(
  { db, recentMessages }: Pick<StoriesContext, 'db' | 'recentMessages'>,
  { userId, storyId, replyId }: Pick<TellingIds, 'userId' | 'storyId' | 'replyId'>,
): Promise<NarratorInput> {
  const story = await requireStory(db, userId, storyId)
  const [reply, ...above] = (await findPath(db, replyId, recentMessages + 1)).toReversed()
  return turnAlong(db, {
    story,
    userId,
    path: above.toReversed(),
    // Replies and the reader's turns alternate, so a reply's depth is twice its number.
    number: (reply?.depth ?? 0) / 2,
    seed: `${storyId}:${replyId}`,
  })
}
