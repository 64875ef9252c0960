import type { Bookmark } from '#contract/bookmarks.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection, Schema } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'
import type { Selectable } from 'kysely'

/** The latest first, without those of stories in the bin. */
export const findBookmarksOf = async (db: Connection, userId: number): Promise<Bookmark[]> =>
  (await bookmarksOf(db, userId).where('binnedAt', 'is', null).execute()).map(toBookmark)

const bookmarksOf = (db: Connection, userId: number) =>
  db
    .selectFrom('bookmarks')
    .innerJoin('stories', 'stories.id', 'bookmarks.storyId')
    .selectAll('bookmarks')
    .where('bookmarks.userId', '=', userId)
    .orderBy('bookmarks.updatedAt', 'desc')
    .orderBy('bookmarks.id', 'desc')

interface NewBookmark {
  userId: number
  storyId: string
  lastMessageId: number
  title: string
  description: string | null
  now: number
}

export async function insertBookmark(
  db: Connection,
  { userId, storyId, lastMessageId, title, description, now }: NewBookmark,
): Promise<Bookmark> {
  const row = await db
    .insertInto('bookmarks')
    .values({
      userId,
      storyId,
      lastMessageId,
      title,
      description,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toBookmark(row)
}

interface Renaming {
  userId: number
  id: number
  title: string
  description: string | null
  now: number
}

/** The bookmark as it is now; undefined when the reader has none of that id. */
export async function renameBookmarkOf(
  db: Connection,
  { userId, id, title, description, now }: Renaming,
): Promise<Bookmark | undefined> {
  const row = await db
    .updateTable('bookmarks')
    .set({ title, description, updatedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row && toBookmark(row)
}

/** Whether there was one to delete. */
export async function deleteBookmarkOf(db: Connection, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bookmarks')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

const toBookmark = (row: Selectable<Schema['bookmarks']>): Bookmark => ({
  id: row.id,
  storyId: row.storyId,
  title: row.title,
  description: row.description,
  lastMessageId: row.lastMessageId,
  createdAt: toIso(row.createdAt),
  updatedAt: toIso(row.updatedAt),
})

/** A reader's bookmarks for the download of their account. */
export const bookmarkData: UserData = {
  name: 'bookmarks',
  async *collect(db, userId) {
    yield* (await bookmarksOf(db, userId).execute()).map(toBookmark)
  },
}
