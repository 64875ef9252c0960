import { mainGenre, type GenreMix } from '#contract/genres.ts'
import type { ContentRating } from '#contract/preferences.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { indexText } from '#server/platform/search/search-texts.ts'

interface NewStory {
  id: string
  userId: number
  premise: string
  genreMix: GenreMix | undefined
  contentRating: ContentRating
  connectionId: number | null
  now: number
}

export async function insertStory(
  db: Connection,
  { id, userId, premise, genreMix, contentRating, connectionId, now }: NewStory,
): Promise<void> {
  await db
    .insertInto('stories')
    .values({
      id,
      userId,
      premise,
      genreMix: genreMix ? JSON.stringify(genreMix) : null,
      genre: (genreMix && mainGenre(genreMix)) ?? null,
      contentRating,
      connectionId,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  await indexText(db, { storyId: id, place: 'scenario' }, premise)
}

function findStoryOf(db: Connection, userId: number, storyId: string) {
  return db
    .selectFrom('stories')
    .select([
      'id',
      'premise',
      'genreMix',
      'contentRating',
      'givenTitle',
      'title',
      'headId',
      'note',
      'asksMemory',
      'connectionId',
      'placeMessageId',
      'placeAt',
      'placeKeptAt',
    ])
    .where('id', '=', storyId)
    .where('userId', '=', userId)
    .where('binnedAt', 'is', null)
    .executeTakeFirst()
}

export type StoryRow = NonNullable<Awaited<ReturnType<typeof findStoryOf>>>

/** The title by which its reader knows a story: the one they gave it, else the last that was suggested on its path. */
export const shownTitleOf = ({ givenTitle, title }: Pick<StoryRow, 'givenTitle' | 'title'>): string | null =>
  givenTitle ?? title

/**
 * The reader's own story. Throws `story_not_found`, the same for one that is not theirs, one in the bin and one that
 * does not exist.
 */
export async function requireStory(db: Connection, userId: number, storyId: string): Promise<StoryRow> {
  const story = await findStoryOf(db, userId, storyId)
  if (!story) throw new AppError('story_not_found')
  return story
}

/** Has a reader's connection tell their story from the next turn on; null: the site's narrator. */
export async function saveConnection(
  db: Connection,
  { userId, storyId, connectionId }: { userId: number; storyId: string; connectionId: number | null },
): Promise<void> {
  await db
    .updateTable('stories')
    .set({ connectionId })
    .where('id', '=', storyId)
    .where('userId', '=', userId)
    .execute()
}
