import type { GenreMix } from '#contract/genres.ts'
import { stricterRating } from '#contract/preferences.ts'
import type { Turn } from '#server/engines/narrator/narrator.ts'
import { findPreferencesOf } from '#server/platform/people/reader-preferences.ts'
import { requireStory } from './story-access.ts'
import { findMemory, findPath } from './stories.queries.ts'
import type { StoriesContext } from './stories-context.ts'
import type { TellingIds } from './telling.ts'

/** Reads what the narrator may know: the premise, the preferences, and the recent path with its last memory. */
export async function readTurn(
  { db, recentMessages }: Pick<StoriesContext, 'db' | 'recentMessages'>,
  { userId, storyId, replyId }: Pick<TellingIds, 'userId' | 'storyId' | 'replyId'>,
): Promise<Turn> {
  const story = await requireStory(db, userId, storyId)
  const wishes = await findPreferencesOf(db, userId)
  const [reply, ...above] = (await findPath(db, replyId, recentMessages + 1)).toReversed()
  const path = above.toReversed()
  const keeper = path.findLast((message) => message.has_memory === 1)
  const memory = keeper && (await findMemory(db, keeper.id))
  return {
    storyId,
    seed: `${storyId}:${replyId}`,
    premise: story.premise,
    ...(story.genre_mix !== null && { genreMix: JSON.parse(story.genre_mix) as GenreMix }),
    // A story keeps the rating it was started with, unless its reader has become stricter.
    preferences: { ...wishes, contentRating: stricterRating(story.content_rating, wishes.contentRating) },
    // Replies and the reader's turns alternate, so a reply's depth is twice its number.
    number: (reply?.depth ?? 0) / 2,
    path: path.filter(({ content }) => content !== '').map(({ role, content }) => ({ role, content })),
    ...(memory !== undefined && { memory }),
  }
}
