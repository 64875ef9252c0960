import { sql } from 'kysely'
import { stricterRating, type ContentRating } from '#contract/preferences.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'

/** The messages from the opening down to a message, oldest first, without their words. */
export interface StoryPath {
  messageIds: number[]
  /** The ids of the narrator's replies alone. */
  replyIds: number[]
  has(messageId: number): boolean
  /** The last message with a record of a narrator that keeps one of its own. */
  recordId?: number
  /** The turn that a message of the path belongs to; the opening is turn 0. */
  turnOf(messageId: number): number
}

/** Paths that were read lately, by story and last message: what stands above a message never changes. */
const known = new Map<string, readonly Mark[]>()
/** Messages of all known paths together: some 10 MB. */
const MOST_KNOWN = 100_000
let knownMarks = 0
/** Distance above a message within which a known path is looked for: a turn adds two messages. */
const STEPS_TO_KNOWN = 6
/** More messages than any story has. */
const WHOLE_PATH = 1_000_000

interface Mark {
  id: number
  isReply: boolean
  hasRecord: boolean
}

/** The last messages of a path, oldest first, down to the one that it is read for, as whoever asks has them at hand. */
export type PathEnd = readonly {
  id: number
  depth: number
  role: 'user' | 'assistant'
  content: string
  hasMemory: number
}[]

/** Reads a path; of one that was read up to a few messages above, or whose end is known, only what is missing. Ids are never given twice. */
export async function readStoryPath(
  db: Connection,
  storyId: string,
  headId: number,
  end?: PathEnd,
): Promise<StoryPath> {
  const newest = end?.map(markOf) ?? (await readMarks(db, storyId, headId, STEPS_TO_KNOWN))
  const isWhole = end ? end[0]?.depth === 0 : newest.length < STEPS_TO_KNOWN
  const at = newest.findLastIndex(({ id }) => known.has(keyOf(storyId, id)))
  const above = at < 0 ? undefined : known.get(keyOf(storyId, newest[at]!.id))
  let marks = newest
  if (above) marks = [...above, ...newest.slice(at + 1)]
  else if (!isWhole) marks = await readMarks(db, storyId, headId, WHOLE_PATH)
  // The last message may still be streaming; what stands above it is final.
  const last = marks.at(-2)
  if (above) forget(keyOf(storyId, newest[at]!.id))
  if (last) keep(keyOf(storyId, last.id), marks.slice(0, -1))
  return pathOf(marks)
}

const markOf = ({ id, role, hasMemory }: PathEnd[number]): Mark => ({
  id,
  isReply: role === 'assistant',
  hasRecord: hasMemory === 1,
})

/** The ids of a path that turns have read lately, down to one of its messages; undefined where it is not known. */
export const knownPath = (storyId: string, lastId: number): number[] | undefined =>
  known.get(keyOf(storyId, lastId))?.map(({ id }) => id)

const keyOf = (storyId: string, id: number): string => `${storyId} ${id}`

/** A story is known once, by the end that was read last. */
function keep(key: string, marks: readonly Mark[]): void {
  forget(key)
  known.set(key, marks)
  knownMarks += marks.length
  for (const oldest of known.keys()) {
    if (knownMarks <= MOST_KNOWN) return
    forget(oldest)
  }
}

function forget(key: string): void {
  knownMarks -= known.get(key)?.length ?? 0
  known.delete(key)
}

function pathOf(marks: readonly Mark[]): StoryPath {
  const turns = new Map<number, number>()
  const replyIds: number[] = []
  for (const { id, isReply } of marks) {
    turns.set(id, replyIds.length)
    if (isReply) replyIds.push(id)
  }
  const recordId = marks.findLast(({ hasRecord }) => hasRecord)?.id
  return {
    messageIds: [...turns.keys()],
    replyIds,
    ...(recordId !== undefined && { recordId }),
    has: (id) => turns.has(id),
    turnOf: (id) => turns.get(id) ?? 0,
  }
}

/** As one row, oldest first: a story of a thousand turns has two thousand messages. */
async function readMarks(db: Connection, storyId: string, headId: number, most: number): Promise<Mark[]> {
  const { rows } = await sql<{ path: string | null }>`
    with recursive path (id, parent_id, depth, role, has_record, steps) as (
      select id, parent_id, depth, role, memory is not null, 1 from messages where id = ${headId} and story_id = ${storyId}
      union all
      select m.id, m.parent_id, m.depth, m.role, m.memory is not null, path.steps + 1 from messages m join path on m.id = path.parent_id
      where path.steps < ${most}
    )
    select string_agg(cast(id as text) || case role when 'assistant' then 'a' else 'u' end || case when has_record then 'r' else '' end, ',' order by depth) as path
    from path`.execute(db)
  const path = rows[0]?.path ?? ''
  if (path === '') return []
  return path.split(',').map((mark) => ({
    id: Number.parseInt(mark, 10),
    isReply: mark.includes('a'),
    hasRecord: mark.endsWith('r'),
  }))
}

export interface PathText {
  id: number
  role: 'user' | 'assistant'
  content: string
}

/** The words of some messages of a story, in their order on the path. */
export async function findTexts(
  db: Connection,
  storyId: string,
  ids: readonly number[],
): Promise<PathText[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('messages')
    .select(['id', 'role', 'content'])
    .where('storyId', '=', storyId)
    .where('id', 'in', ids)
    .orderBy('depth')
    .execute()
}

/** Those of some messages whose words were corrected where they stand. */
export async function findCorrected(db: Connection, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('messages').select('formerOf').where('formerOf', 'in', ids).execute()
  return new Set(rows.flatMap(({ formerOf }) => formerOf ?? []))
}

export const findStoryOf = (db: Connection, messageId: number) =>
  db.selectFrom('messages').select('storyId').where('id', '=', messageId).executeTakeFirst()

/** A story as whoever keeps its memory needs it; the job names it, no reader does. */
export const findKeptStory = (db: Connection, storyId: string) =>
  db
    .selectFrom('stories')
    .select(['id', 'userId', 'headId', 'contentRating', 'connectionId', 'asksMemory'])
    .where('id', '=', storyId)
    .executeTakeFirst()
export type KeptStory = NonNullable<Awaited<ReturnType<typeof findKeptStory>>>

/** A story keeps the rating it was started with, unless its reader has become stricter. */
export async function ratingOf(db: Connection, story: KeptStory): Promise<ContentRating> {
  const { contentRating } = await findPreferencesOf(db, story.userId)
  return stricterRating(story.contentRating, contentRating)
}
