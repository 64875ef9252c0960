import type { GenreMix } from '#contract/genres.ts'
import { stricterRating } from '#contract/preferences.ts'
import type { NarratorInput } from '#server/engines/narrator/narrator.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { findPreferencesOf } from '#server/platform/people/reader-preferences.ts'
import { findMemory, type PathRow, type StoryRow } from './stories.queries.ts'

interface Way {
  story: StoryRow
  userId: number
  /** The messages that the narrator may know, oldest first. */
  path: PathRow[]
  number: number
  seed: string
}

/** What a narrator may know along a path: the premise, the preferences, and its last memory on the way. */
export async function turnAlong(
  db: Connection,
  { story, userId, path, number, seed }: Way,
): Promise<NarratorInput> {
  const wishes = await findPreferencesOf(db, userId)
  const keeper = path.findLast((message) => message.has_memory === 1)
  const memory = keeper && (await findMemory(db, keeper.id))
  return {
    storyId: story.id,
    seed,
    premise: story.premise,
    ...(story.genre_mix !== null && { genreMix: JSON.parse(story.genre_mix) as GenreMix }),
    // A story keeps the rating it was started with, unless its reader has become stricter.
    preferences: { ...wishes, contentRating: stricterRating(story.content_rating, wishes.contentRating) },
    number,
    path: path.filter(({ content }) => content !== '').map(({ role, content }) => ({ role, content })),
    ...(memory !== undefined && { memory }),
  }
}
