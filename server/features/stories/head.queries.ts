import { sql } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'
import type { HeadMoveKind } from '#server/platform/db/story-tables.ts'
import { indexText } from '#server/platform/search/search-texts.ts'
import { shownTitleOf } from './stories.queries.ts'

interface HeadMove {
  storyId: string
  toId: number
  kind: HeadMoveKind
  /** The undo that a redo can take back after this move; none after anything but undo and redo. */
  redoId?: number | null
  now: number
}

/** Moves a story's head and notes the move, so that undo and redo compose. `refreshSummary` belongs to moves sideways. */
export async function moveHead(
  db: Connection,
  { storyId, toId, kind, redoId, now }: HeadMove,
): Promise<void> {
  await db
    .insertInto('headMoves')
    .values((e) => ({
      storyId,
      kind,
      fromId: e.selectFrom('stories').select('headId').where('id', '=', storyId),
      toId,
      redoId: redoId ?? null,
      movedAt: now,
    }))
    .execute()
  await db
    .updateTable('stories')
    .set((e) => ({
      headId: toId,
      turns: e.selectFrom('messages').select('turn').where('id', '=', toId),
      updatedAt: now,
    }))
    .where('id', '=', storyId)
    .execute()
}

/** The undo that a redo would take back now; null where nothing is to be redone. */
export async function findRedoable(db: Connection, storyId: string): Promise<number | null> {
  const last = await db
    .selectFrom('headMoves')
    .select(['id', 'kind', 'redoId'])
    .where('storyId', '=', storyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind === 'undo' ? last.id : (last?.redoId ?? null)
}

export const findMove = (db: Connection, id: number) =>
  db.selectFrom('headMoves').select(['fromId', 'redoId']).where('id', '=', id).executeTakeFirstOrThrow()

/** Characters of a story that the list of stories shows. */
export const OPENING_LENGTH = 300

/** Works out anew what the list of stories shows of the path: for moves to another branch, and for pictures and titles. */
export async function refreshSummary(db: Connection, storyId: string): Promise<void> {
  const { rows } = await sql<{ givenTitle: string | null; title: string | null }>`
    with recursive path (id, parent_id, depth) as (
      select m.id, m.parent_id, m.depth from stories s join messages m on m.id = s.head_id where s.id = ${storyId}
      union all
      select m.id, m.parent_id, m.depth from path join messages m on m.id = path.parent_id
    )
    update stories set
      opening = coalesce((
        select substr(m.content, 1, ${OPENING_LENGTH}) from path join messages m on m.id = path.id
        where path.parent_id is null
      ), ''),
      title = (
        select m.title from path join messages m on m.id = path.id
        where m.title is not null order by path.depth desc limit 1
      ),
      cover_id = (
        select p.id from path join pictures p on p.message_id = path.id
        where p.status = 'painted' order by path.depth desc limit 1
      )
    where id = ${storyId}
    returning given_title, title`.execute(db)
  const [story] = rows
  const title = story && shownTitleOf(story)
  if (title) await indexText(db, { storyId, place: 'title' }, title)
}

/** The title that was suggested for the story as it stands at a message. */
export async function findTitleAt(db: Connection, messageId: number): Promise<string | null> {
  const row = await db.selectFrom('messages').select('title').where('id', '=', messageId).executeTakeFirst()
  return row?.title ?? null
}

/** Keeps the title suggested for a message. False when one is kept there already. */
export async function saveTitle(
  db: Connection,
  { storyId, messageId, title }: { storyId: string; messageId: number; title: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ title })
    .where('id', '=', messageId)
    .where('title', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await refreshSummary(db, storyId)
  return true
}
