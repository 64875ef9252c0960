import type { Bookmark } from '#contract/bookmarks.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection, Schema } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'
import type { Selectable } from 'kysely'

export async function findBookmarksOf(db: Connection, userId: number): Promise<Bookmark[]> {
  const rows = await db
    .selectFrom('bookmarks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toBookmark)
}

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
      user_id: userId,
      story_id: storyId,
      last_message_id: lastMessageId,
      title,
      description,
      created_at: now,
      updated_at: now,
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
    .set({ title, description, updated_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row && toBookmark(row)
}

/** Whether there was one to delete. */
export async function deleteBookmarkOf(db: Connection, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bookmarks')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

const toBookmark = (row: Selectable<Schema['bookmarks']>): Bookmark => ({
  id: row.id,
  storyId: row.story_id,
  title: row.title,
  description: row.description,
  lastMessageId: row.last_message_id,
  createdAt: toIso(row.created_at),
  updatedAt: toIso(row.updated_at),
})

/** A reader's bookmarks for the download of their account. */
export const bookmarkData: UserData = {
  name: 'bookmarks',
  async *collect(db, userId) {
    yield* await findBookmarksOf(db, userId)
  },
}
