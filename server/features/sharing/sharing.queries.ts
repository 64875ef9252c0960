import type { Share } from '#contract/sharing.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'

interface NewShare {
  shareId: string
  storyId: string
  userId: number
  title: string
  excerpt: string
  headId: number
  allowSearchEngines: boolean
  now: number
}

/** Publishes a story, or renews what is public of it; answers the id of its link, which then stays the same. */
export async function saveShare(db: Connection, share: NewShare): Promise<string> {
  const published = {
    title: share.title,
    excerpt: share.excerpt,
    headId: share.headId,
    allowsSearchEngines: share.allowSearchEngines ? 1 : 0,
    sharedAt: share.now,
  }
  const { id } = await db
    .insertInto('shares')
    .values({ id: share.shareId, storyId: share.storyId, userId: share.userId, ...published })
    .onConflict((conflict) => conflict.column('storyId').doUpdateSet(published))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteShareOf(db: Connection, userId: number, storyId: string): Promise<void> {
  await db.deleteFrom('shares').where('storyId', '=', storyId).where('userId', '=', userId).execute()
}

export async function findSharesOf(db: Connection, userId: number): Promise<Share[]> {
  const rows = await db
    .selectFrom('shares')
    .select(['id', 'storyId', 'title', 'allowsSearchEngines', 'sharedAt'])
    .where('userId', '=', userId)
    .orderBy('sharedAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    shareId: row.id,
    storyId: row.storyId,
    title: row.title,
    allowSearchEngines: row.allowsSearchEngines === 1,
    sharedAt: toIso(row.sharedAt),
  }))
}

/** A reader's public stories for the download of their account. */
export const shareData: UserData = {
  name: 'shares',
  async *collect(db, userId) {
    yield* await findSharesOf(db, userId)
  },
}

/** A story that is public under a link; it belongs to everyone who has it, so no owner is asked. */
export interface PublishedStory {
  id: string
  title: string
  excerpt: string
  headId: number
  allowsSearchEngines: boolean
  sharedAt: number
}

export async function findShare(db: Connection, shareId: string): Promise<PublishedStory | undefined> {
  const row = await db.selectFrom('shares').selectAll().where('id', '=', shareId).executeTakeFirst()
  return (
    row && {
      id: row.id,
      title: row.title,
      excerpt: row.excerpt,
      headId: row.headId,
      allowsSearchEngines: row.allowsSearchEngines === 1,
      sharedAt: row.sharedAt,
    }
  )
}
