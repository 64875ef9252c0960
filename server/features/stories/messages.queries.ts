import { sql } from 'kysely'
import type { StoryMessage } from '#contract/stories.ts'
import type { Connection } from '#server/platform/db/schema.ts'

interface NewMessage {
  storyId: string
  parentId: number | null
  depth: number
  /** Exchanges on the path, this one included. */
  turn: number
  role: 'user' | 'assistant'
  kind?: StoryMessage['kind']
  content: string
  clientId?: string
  now: number
}

export async function insertMessage(db: Connection, message: NewMessage): Promise<number> {
  const { id } = await db
    .insertInto('messages')
    .values({
      storyId: message.storyId,
      parentId: message.parentId,
      depth: message.depth,
      turn: message.turn,
      role: message.role,
      kind: message.kind ?? null,
      content: message.content,
      clientId: message.clientId ?? null,
      createdAt: message.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findDepth(db: Connection, messageId: number): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select('depth')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
  return row.depth
}

export async function findMemory(db: Connection, messageId: number): Promise<string | undefined> {
  const row = await db.selectFrom('messages').select('memory').where('id', '=', messageId).executeTakeFirst()
  return row?.memory ?? undefined
}

/** The last record of a narrator above a message, however far: a narrator that comes back goes on from it. */
export async function findMemoryAbove(db: Connection, messageId: number): Promise<string | undefined> {
  const { rows } = await sql<{ memory: string | null }>`
    with recursive path (id, parent_id, has_memory) as (
      select id, parent_id, case when memory is null then 0 else 1 end from messages where id = ${messageId}
      union all
      select m.id, m.parent_id, case when m.memory is null then 0 else 1 end
      from messages m join path on m.id = path.parent_id
      where path.has_memory = 0
    )
    select m.memory from path join messages m on m.id = path.id where path.has_memory = 1`.execute(db)
  return rows[0]?.memory ?? undefined
}

/** A message of one of the reader's own stories, with its place in the tree. */
export const findMessageOf = (db: Connection, userId: number, messageId: number) =>
  db
    .selectFrom('messages')
    .innerJoin('stories', 'stories.id', 'messages.storyId')
    .select(['messages.id', 'stories.id as storyId', 'parentId', 'depth', 'turn', 'role', 'kind', 'content'])
    .where('messages.id', '=', messageId)
    .where('stories.userId', '=', userId)
    .where('stories.binnedAt', 'is', null)
    .executeTakeFirst()

export async function isMessageIn(db: Connection, storyId: string, messageId: number): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', messageId)
    .where('storyId', '=', storyId)
    .executeTakeFirst()
  return row !== undefined
}

export type OwnedMessage = NonNullable<Awaited<ReturnType<typeof findMessageOf>>>

/** The words that messages of a story had at a moment, of those that were corrected since. */
export async function findFormerWords(
  db: Connection,
  storyId: string,
  at: number,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('messages')
    .select(['formerOf', 'content'])
    .where('storyId', '=', storyId)
    .where('formerUntil', '>', at)
    .orderBy('formerUntil', 'desc')
    .execute()
  return new Map(rows.map(({ formerOf, content }) => [formerOf!, content]))
}
