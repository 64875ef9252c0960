import { sql } from 'kysely'
import { PLANNED_BY_VALUES } from '../db/preparing-client.ts'
import { bestOnPath, quoted } from './postgres-path-search.ts'
import type { SearchDialect, SearchPlace } from './search-dialect.ts'
import type { SearchClause, SearchQuery } from './search-query.ts'

/** The most that a `tsvector` counts: positions beyond it are all the same. */
const LAST_POSITION = 16_383

const clauseText = ({ terms, prefix }: SearchClause): string => {
  const phrase = terms.map(quoted).join(' <-> ')
  return prefix === undefined ? `(${phrase})` : `((${phrase}) | ${quoted(prefix)}:*)`
}
const matchText = (query: SearchQuery): string => query.map(clauseText).join(' & ')
/** Terms in the form that `tsvector` reads. */
export const vectorText = (terms: readonly string[]): string =>
  terms.map((term, at) => `${quoted(term)}:${Math.min(at + 1, LAST_POSITION)}`).join(' ')

/** PostgreSQL's `tsvector` with a GIN index, over terms that are worked out beforehand. */
export const postgresSearch: SearchDialect = {
  async store(db, places) {
    const messages = places.flatMap(({ place, terms }) =>
      place.place === 'message' ? { ...place, terms: vectorText(terms) } : [],
    )
    for (const { place, terms } of places)
      if (place.place !== 'message')
        await sql`
          insert into search_entries (story_id, place, terms)
          values (${place.storyId}, ${place.place}, cast(${vectorText(terms)} as tsvector))
          on conflict (story_id, place) where message_id is null do update set terms = excluded.terms`.execute(
          db,
        )
    if (messages.length > 0)
      await sql`
        insert into search_entries (story_id, place, message_id, terms)
        select story_id, 'message', message_id, cast(terms as tsvector) from unnest(
          cast(${messages.map(({ storyId }) => storyId)} as text[]),
          cast(${messages.map(({ messageId }) => messageId)} as bigint[]),
          cast(${messages.map(({ terms }) => terms)} as text[])
        ) as m (story_id, message_id, terms)
        on conflict (message_id) do update set terms = excluded.terms`.execute(db)
  },

  async storiesOf(db, userId, query) {
    const { rows } = await sql<{ id: string }>`
      ${sql.raw(PLANNED_BY_VALUES)}
      select id from stories where user_id = ${userId} and exists (
        select 1 from search_entries e
        where e.story_id = stories.id and e.terms @@ cast(${matchText(query)} as tsquery)
      )`.execute(db)
    return rows.map(({ id }) => id)
  },

  async newestIn(db, storyIds, query, most) {
    const ids = sql.join(storyIds.map((id) => sql`(${id})`))
    const { rows } = await sql<FoundRow>`
      select found.* from (values ${ids}) as s (story_id) cross join lateral (
        select e.story_id, e.place, e.message_id from search_entries e
        where e.story_id = s.story_id and e.terms @@ cast(${matchText(query)} as tsquery)
        order by e.message_id desc nulls first limit ${most}
      ) as found`.execute(db)
    return rows.map(toPlace)
  },

  async countIn(db, storyId, query) {
    const held = query.map(
      (clause) => sql`count(*) filter (where terms @@ cast(${matchText([clause])} as tsquery))`,
    )
    const { rows } = await sql<{ places: number; holding: number[] }>`
      select count(*)::int as places, array[${sql.join(held)}]::int[] as holding
      from search_entries where story_id = ${storyId}`.execute(db)
    return rows[0]!
  },

  bestOnPath,
}

interface FoundRow {
  storyId: string
  place: 'title' | 'scenario' | 'message'
  messageId: number | null
}

const toPlace = ({ storyId, place, messageId }: FoundRow): SearchPlace =>
  place === 'message' ? { storyId, place, messageId: messageId! } : { storyId, place }
