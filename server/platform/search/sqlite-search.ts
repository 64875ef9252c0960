import { CompiledQuery, sql } from 'kysely'
import type { RunStatement } from '../db/sqlite-statements.ts'
import type { Connection } from '../db/schema.ts'
import type { FoundPlace, SearchDialect, SearchPlace } from './search-dialect.ts'
import type { SearchQuery } from './search-query.ts'
import { readMatch } from './sqlite-match.ts'

/**
 * The number of a row of the full-text table: the key of its story in the upper half, its place in the lower one. So
 * rows of one story stand side by side, a search inside of it reads no others, and each row says whose it is.
 */
const SLOTS = 2 ** 32
const MESSAGES = 2
const slotOf = (place: SearchPlace): number =>
  place.place === 'message' ? place.messageId + MESSAGES - 1 : place.place === 'title' ? 0 : 1

const lastSlot = sql.lit(SLOTS - 1)
const slot = sql`(f.rowid & ${lastSlot})`
const rowsOfStory = sql`f.rowid between s.key << 32 and (s.key << 32) + ${lastSlot}`
const headingsOfStory = sql`f.rowid between s.key << 32 and (s.key << 32) + ${sql.lit(MESSAGES - 1)}`

/** A look into a story costs as much as a pass over so many rows that fit. */
const ROWS_OF_A_LOOK = 1_000

/** SQLite's FTS5 over terms that are worked out beforehand; it keeps no text of its own. */
export const sqliteSearch: SearchDialect = {
  async store(db, places) {
    for (const { place, terms } of places) {
      if (await storeOne(db, place, terms)) continue
      await db.executeQuery(CompiledQuery.raw(NEW_STORY, [place.storyId]))
      await storeOne(db, place, terms)
    }
  },

  storiesOf: (db, userId, query) => findStories(db, userId, query, ROWS_OF_A_LOOK),

  async newestIn(db, storyIds, query, most) {
    const match = await readMatch(db, query)
    const { rows } = await (match.isWide ? newestOfAll : newestOfEach)(db, storyIds, match.text, most)
    return rows.map(toPlace)
  },

  async bestIn(db, storyId, query, most) {
    const { text } = await readMatch(db, query)
    const { rows } = await sql<FoundRow>`
      select s.story_id, ${slot} as slot, f.rank
      from search_stories s cross join search_terms f
      where s.story_id = ${storyId} and ${rowsOfStory} and f.search_terms match ${text}
      order by f.rank limit ${most}`.execute(db)
    return rows.map(toPlace)
  },

  // NOTE: not by FTS5's own rank, which counts each term over all stories of the site: 100 ms a turn of a large one.
  async bestOnPath(db, { storyId, messageIds, terms, most }) {
    const { rows } = await sql<{ messageId: number; rank: number }>`
      with hits as materialized (
        select t.value as term, ${slot} - ${sql.lit(MESSAGES - 1)} as message_id
        from search_stories s cross join json_each(${JSON.stringify(terms)}) t cross join search_terms f
        where s.story_id = ${storyId} and ${rowsOfStory} and f.search_terms match '"' || t.value || '"'
          and ${slot} - ${sql.lit(MESSAGES - 1)} in (select value from json_each(${JSON.stringify(messageIds)}))
      ),
      found as materialized (
        select m.id, octet_length(m.content) as length from messages m where m.id in (select message_id from hits)
      ),
      counts as (select term, count(*) as messages from hits group by term),
      sizes as (select avg(length) as usual, ${messageIds.length} as messages from found)
      select h.message_id, -sum(
        ln(1 + (s.messages - c.messages + 0.5) / (c.messages + 0.5))
        * 2.2 / (1 + 1.2 * (0.25 + 0.75 * f.length / s.usual))
      ) as rank
      from hits h join counts c on c.term = h.term join found f on f.id = h.message_id cross join sizes s
      group by h.message_id order by rank, h.message_id desc limit ${most}`.execute(db)
    return rows
  },
}

const NEW_STORY = 'insert into search_stories (story_id) values (?)'
const STORE_TERMS = `
  insert or replace into search_terms (rowid, terms)
  select (s.key << 32) + ?, ? from search_stories s where s.story_id = ?`

/** False for the first text of a story. */
async function storeOne(db: Connection, place: SearchPlace, terms: readonly string[]): Promise<boolean> {
  const values = [slotOf(place), terms.join(' '), place.storyId]
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(STORE_TERMS, values))
  return numAffectedRows === 1n
}

/** The same inside of a transaction that runs in one go. */
export function storeMessageTerms(
  run: RunStatement,
  { storyId, messageId }: { storyId: string; messageId: number },
  terms: readonly string[],
): void {
  const parameters = [slotOf({ place: 'message', storyId, messageId }), terms.join(' '), storyId]
  const store = () => run({ sql: STORE_TERMS, parameters }).numAffectedRows === 1n
  if (store()) return
  run({ sql: NEW_STORY, parameters: [storyId] })
  store()
}

/** The reader's stories that fit: a pass over as many rows as looks into all of them would cost, then looks into the rest. */
export async function findStories(
  db: Connection,
  userId: number,
  query: SearchQuery,
  rowsOfALook: number,
): Promise<string[]> {
  const { text, isWide } = await readMatch(db, query)
  const passed = await passOver(db, userId, text, isWide ? undefined : rowsOfALook)
  const ids = passed.flatMap(({ id }) => id ?? [])
  const last = passed[0]?.last ?? null
  return isWide || last === null ? ids : [...ids, ...(await lookBehind(db, userId, text, last))]
}

/** Stories in the order of their keys, each with the last key that was reached; without `rowsOfALook` all that fits. */
async function passOver(db: Connection, userId: number, text: string, rowsOfALook?: number) {
  const most =
    rowsOfALook === undefined
      ? sql.lit(-1)
      : sql`1 + ${rowsOfALook} * (select count(*) from stories where user_id = ${userId})`
  const { rows } = await sql<{ last: number | null; id: string | null }>`
    with keys as materialized (
      select distinct key from (
        select f.rowid >> 32 as key from search_terms f where f.search_terms match ${text} limit ${most}
      )
    )
    select reached.last, found.id from (select max(key) as last from keys) reached left join (
      select own.id from keys
      join search_stories s on s.key = keys.key
      join stories own on own.id = s.story_id and own.user_id = ${userId}
    ) found`.execute(db)
  return rows
}

/** Nothing where nothing fits behind that key. */
async function lookBehind(db: Connection, userId: number, text: string, last: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select own.id from stories own join search_stories s on s.story_id = own.id
    where own.user_id = ${userId} and s.key > ${last}
      and exists (
        select 1 from search_terms f where f.search_terms match ${text} and f.rowid > ${last + 1} << 32
      )
      and exists (select 1 from search_terms f where ${rowsOfStory} and f.search_terms match ${text})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

const listed = (storyIds: readonly string[]) =>
  sql`s.story_id in (select value from json_each(${JSON.stringify(storyIds)}))`

/** A look into each story, from its end. */
const newestOfEach = (db: Connection, storyIds: readonly string[], text: string, most: number) =>
  sql<FoundRow>`
    with places as materialized (
      select s.story_id, (
        select json_group_array(slot) from (
          select ${slot} as slot from search_terms f
          where ${headingsOfStory} and f.search_terms match ${text}
        )
      ) as headings, (
        select json_group_array(slot) from (
          select ${slot} as slot from search_terms f
          where ${rowsOfStory} and f.search_terms match ${text}
          order by f.rowid desc limit ${most}
        )
      ) as newest
      from search_stories s where ${listed(storyIds)}
    )
    select p.story_id, h.value as slot, 0 as rank from places p, json_each(p.headings) h
    union
    select p.story_id, n.value, 0 from places p, json_each(p.newest) n
    order by 1, 2 desc`.execute(db)

/** One pass over all that fits. */
const newestOfAll = (db: Connection, storyIds: readonly string[], text: string, most: number) =>
  sql<FoundRow>`
    select story_id, slot, 0 as rank from (
      select s.story_id, ${slot} as slot, row_number() over (partition by s.key order by f.rowid desc) as nth
      from search_terms f cross join search_stories s on s.key = f.rowid >> 32
      where f.search_terms match ${text} and ${listed(storyIds)}
    ) where nth <= ${most} or slot < ${sql.lit(MESSAGES)} order by 1, 2 desc`.execute(db)

interface FoundRow {
  storyId: string
  slot: number
  rank: number
}
const toPlace = ({ storyId, slot: at, rank }: FoundRow): FoundPlace =>
  at < MESSAGES
    ? { storyId, place: at === 0 ? 'title' : 'scenario', rank }
    : { storyId, place: 'message', messageId: at - MESSAGES + 1, rank }
