import { sql, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Genre } from '#contract/genres.ts'
import { STORIES_A_PAGE } from '#contract/library.ts'
import type { Connection, Schema } from '#server/platform/db/schema.ts'
import { idsIn } from '#server/platform/db/ids-in.ts'

export interface Listing {
  userId: number
  section: 'active' | 'archived' | 'bin'
  sort: 'updated' | 'title' | 'turns'
  genre?: Genre
  /** Only stories of these ids. */
  among?: readonly string[]
  /** From 1 on. */
  page: number
}

const FALLBACK_LENGTH = 80

/** As the reader named it, else as the narrator suggested, else the first words of its scenario. */
const shownTitle = sql<string>`coalesce(given_title, title, substr(premise, 1, ${sql.lit(FALLBACK_LENGTH)}))`

const inSection = (db: Connection, userId: number, section: Listing['section']) => {
  const own = db.selectFrom('stories').where('stories.userId', '=', userId)
  if (section === 'bin') return own.where('binnedAt', 'is not', null)
  const kept = own.where('binnedAt', 'is', null)
  return kept.where('archivedAt', section === 'archived' ? 'is not' : 'is', null)
}

function matching(db: Connection, { userId, section, genre, among }: Listing) {
  let stories = inSection(db, userId, section)
  if (genre) stories = stories.where('genre', '=', genre)
  return among ? stories.where(sql<SqlBool>`stories.id in (${idsIn(db, among)})`) : stories
}

const withSummary = (stories: SelectQueryBuilder<Schema, 'stories', object>) =>
  stories
    .leftJoin('pictures', 'pictures.id', 'stories.coverId')
    .select([
      'stories.id',
      'opening',
      'genre',
      'turns',
      'createdAt',
      'updatedAt',
      'coverId',
      'alt',
      'archivedAt',
      'binnedAt',
      'headId',
      'premise',
    ])
    .select(shownTitle.as('shownTitle'))

export type SummaryRow = Awaited<ReturnType<typeof findPage>>[number]

export const findPage = (db: Connection, listing: Listing) => {
  const stories = withSummary(matching(db, listing))
  const sorted = {
    updated: stories.orderBy('updatedAt', 'desc'),
    turns: stories.orderBy('turns', 'desc'),
    title: stories.orderBy(sql`lower(${shownTitle})`),
  }[listing.sort]
  return sorted
    .orderBy('stories.id')
    .limit(STORIES_A_PAGE)
    .offset((listing.page - 1) * STORIES_A_PAGE)
    .execute()
}

export async function countMatching(db: Connection, listing: Listing): Promise<number> {
  const { count } = await matching(db, listing)
    .select((e: ExpressionBuilder<Schema, 'stories'>) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findGenres(db: Connection, { userId, section }: Listing): Promise<Genre[]> {
  const rows = await inSection(db, userId, section).select('genre').distinct().orderBy('genre').execute()
  return rows.flatMap(({ genre }) => genre ?? [])
}

export const findSummary = (db: Connection, userId: number, storyId: string) =>
  withSummary(db.selectFrom('stories').where('stories.userId', '=', userId))
    .where('stories.id', '=', storyId)
    .where('binnedAt', 'is', null)
    .executeTakeFirst()

/** Changes a story of the reader that is not in the bin. False where there is none. */
export async function updateOwnStory(
  db: Connection,
  { userId, storyId }: { userId: number; storyId: string },
  values: { givenTitle?: string; archivedAt?: number | null; binnedAt?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stories')
    .set(values)
    .where('id', '=', storyId)
    .where('userId', '=', userId)
    .where('binnedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False where the reader has no such story in the bin; one that is out of it already counts as taken out. */
export async function takeOutOfBin(db: Connection, userId: number, storyId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stories')
    .set({ binnedAt: null })
    .where('id', '=', storyId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Asks whoever generates a reply of the story to stop. */
export async function stopTurnsOf(db: Connection, storyId: string): Promise<void> {
  await db
    .updateTable('turns')
    .set({ isStopRequested: 1 })
    .where('storyId', '=', storyId)
    .where('status', '=', 'streaming')
    .execute()
}

/** Stories that have lain in the bin since before `until`, a few at a time. */
export const findExpired = (db: Connection, until: number, most: number) =>
  db
    .selectFrom('stories')
    .select('id')
    .where('binnedAt', '<', until)
    .orderBy('binnedAt')
    .limit(most)
    .execute()

/** Deletes a story that lies in the bin since before `until`, with all that hangs on it. False when it was taken out. */
export async function deleteExpired(db: Connection, storyId: string, until: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('stories')
    .where('id', '=', storyId)
    .where('binnedAt', '<', until)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes the shares that their owners took back before then. */
export const deleteStoppedShares = async (db: Connection, until: number): Promise<void> =>
  void (await db.deleteFrom('shares').where('stoppedAt', '<=', until).execute())
