import type { Lineage } from '#contract/lineage.ts'
import type { Connection } from '#server/platform/db/schema.ts'

interface NewLineage {
  userId: number
  storyId: string
  title: string
  /** Who shared it, where they let it be known. */
  sharerId: number | null
}

/** Notes after which shared story the reader's own goes on; this holds when that one is no longer shared. */
export async function saveLineage(
  db: Connection,
  { userId, storyId, title, sharerId }: NewLineage,
): Promise<void> {
  await db
    .updateTable('stories')
    .set({ lineageTitle: title, lineageUserId: sharerId })
    .where('id', '=', storyId)
    .where('userId', '=', userId)
    .execute()
}

/** The shared story after which the reader's own goes on; undefined where it began by itself. */
export async function findLineage(
  db: Connection,
  userId: number,
  storyId: string,
): Promise<Lineage | undefined> {
  const row = await db
    .selectFrom('stories')
    .leftJoin('users as sharers', 'sharers.id', 'lineageUserId')
    .select(['lineageTitle', 'sharers.username'])
    .where('stories.id', '=', storyId)
    .where('stories.userId', '=', userId)
    .executeTakeFirst()
  if (!row || row.lineageTitle === null) return undefined
  return { title: row.lineageTitle, ...(row.username !== null && { by: row.username }) }
}

/** Counts a story that somebody else has made of a shared one. */
export async function countPlayedOn(db: Connection, shareId: string): Promise<void> {
  await db
    .updateTable('shares')
    .set((e) => ({ playedOn: e('playedOn', '+', 1) }))
    .where('id', '=', shareId)
    .execute()
}
