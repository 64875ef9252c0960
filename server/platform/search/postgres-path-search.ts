import { sql } from 'kysely'
import { createBatches } from '#server/ground/batches.ts'
import { rememberingObjects } from '#server/ground/remembering.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import type { Connection } from '../db/schema.ts'
import { jsonRows } from '../db/send-together.ts'
import type { MessageHit, PathSearch } from './search-dialect.ts'

/** A term as `tsvector` and `tsquery` read it. */
export const quoted = (term: string): string => `'${term.replaceAll(/['\\]/g, '')}'`

/** The messages of a path that hold any of the terms, the best first (BM25). Turns that begin together search by one statement. */
export const bestOnPath = (db: Connection, search: PathSearch): Promise<MessageHit[]> =>
  searchesOf(db)(search)

const searchesOf = rememberingObjects((db: Connection) =>
  createBatches((searches: readonly PathSearch[]) => searchAll(db, searches), {
    most: 32,
    atOnce: 4,
    isWorthAlone: (error) => !isDatabaseAway(error),
  }),
)

/** NOTE: with `offset 0` each story's rows are found by its index; joined, the whole table would be read. */
async function searchAll(db: Connection, searches: readonly PathSearch[]): Promise<MessageHit[][]> {
  const { rows } = await sql<MessageHit & { at: number }>`
    with sought as materialized (
      select at, story_id, cast(match as tsquery) as match, terms, message_ids, cardinality(message_ids) as messages, most
      from json_to_recordset(cast(${jsonRows(searches.map(rowOf))} as json))
        as s (at bigint, story_id text, match text, terms text[], message_ids bigint[], most bigint)
    ),
    hits as (
      select s.at, found.* from sought s cross join lateral (
        select e.message_id, length(e.terms) as length, w.lexeme, cardinality(w.positions) as times
        from search_entries e cross join lateral unnest(e.terms) as w
        where e.story_id = s.story_id and e.terms @@ s.match and e.message_id = any(s.message_ids)
          and w.lexeme = any(s.terms)
        offset 0
      ) found
    ),
    counts as (select at, lexeme, count(*) as messages from hits group by at, lexeme),
    sizes as (select at, cast(avg(length) as float8) as usual from hits group by at),
    ranked as (
      select h.at, h.message_id, -sum(
        ln(1 + (s.messages - c.messages + cast(0.5 as float8)) / (c.messages + cast(0.5 as float8)))
        * h.times * cast(2.2 as float8) / (h.times + cast(1.2 as float8) * (0.25 + 0.75 * h.length / z.usual))
      ) as rank
      from hits h join counts c using (at, lexeme) join sizes z using (at) join sought s using (at)
      group by h.at, h.message_id
    )
    select at, message_id, rank from (
      select ranked.*, row_number() over (partition by at order by rank, message_id desc) as place from ranked
    ) placed
    join sought using (at) where place <= most order by at, place`.execute(db)
  const hitsOf = Map.groupBy(rows, ({ at }) => at)
  return searches.map((_, at) => (hitsOf.get(at) ?? []).map(({ messageId, rank }) => ({ messageId, rank })))
}

const rowOf = ({ storyId, messageIds, terms, most }: PathSearch, at: number) => ({
  at,
  story_id: storyId,
  match: terms.map(quoted).join(' | '),
  terms,
  message_ids: messageIds,
  most,
})
