import type { Pool } from 'pg'
import { createBatches } from '#server/ground/batches.ts'
import { rememberingObjects } from '#server/ground/remembering.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import type { Connection } from '../db/schema.ts'
import { poolOf } from '../db/engine-of.ts'
import { jsonRows, sendTogether, type BoundStatement } from '../db/send-together.ts'
import type { MessageHit, PathSearch } from './search-dialect.ts'

/** A term as `tsvector` and `tsquery` read it. */
export const quoted = (term: string): string => `'${term.replaceAll(/['\\]/g, '')}'`

/** The messages of a path that hold any of the terms, the best first (BM25). Turns that begin together search by one statement. */
export const bestOnPath = (db: Connection, search: PathSearch): Promise<MessageHit[]> =>
  searchesOf(poolOf(db))(search)

const searchesOf = rememberingObjects((pool: Pool) =>
  createBatches((searches: readonly PathSearch[]) => searchAll(pool, searches), {
    most: 32,
    atOnce: 4,
    isWorthAlone: (error) => !isDatabaseAway(error),
  }),
)

/** NOTE: with `offset 0` each story's rows are found by its index; joined, the whole table would be read. */
const BEST_ON_PATHS = {
  name: 'best-on-paths',
  text: `
    with sought as materialized (
      select at, story_id, cast(match as tsquery) as match, terms, message_ids, cardinality(message_ids) as messages, most
      from json_to_recordset(cast($1 as json))
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
    select at, message_id as "messageId", rank from (
      select ranked.*, row_number() over (partition by at order by rank, message_id desc) as place from ranked
    ) placed
    join sought using (at) where place <= most order by at, place`,
}

/** The search of turns for no turn, for connections that are to plan it before the first one comes. */
export const searchForNobody: BoundStatement = { statement: BEST_ON_PATHS, values: ['[]'] }

async function searchAll(pool: Pool, searches: readonly PathSearch[]): Promise<MessageHit[][]> {
  const values = [jsonRows(searches.map(rowOf))]
  const [rows] = await sendTogether(pool, [{ statement: BEST_ON_PATHS, values }])
  const hitsOf = Map.groupBy(rows as (MessageHit & { at: number })[], ({ at }) => at)
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
