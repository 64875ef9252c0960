import { sql } from 'kysely'
import type { Connection } from '../db/schema.ts'
import type { FoundPlace, SearchDialect, SearchPlace } from './search-dialect.ts'
import type { SearchClause, SearchQuery } from './search-query.ts'

/**
 * Rows of the full-text table that belong to one story stand side by side: their numbers begin with the story's. So a
 * search inside of a story reads its own rows alone, however many others hold the same words.
 */
const ROWS_OF_A_STORY = 2 ** 21
const FIRST = { title: 0, scenario: 1 } as const

const firstRow = sql`s.key * ${sql.lit(ROWS_OF_A_STORY)}`
const rowsOfStory = sql`between ${firstRow} and ${firstRow} + ${sql.lit(ROWS_OF_A_STORY - 1)}`

const quoted = (term: string): string => `"${term.replaceAll('"', '')}"`
const clauseText = ({ terms, prefix }: SearchClause): string => {
  const phrase = quoted(terms.join(' '))
  return prefix === undefined ? phrase : `(${phrase} OR ${quoted(prefix)}*)`
}
const matchText = (query: SearchQuery): string => query.map(clauseText).join(' AND ')

/** SQLite's FTS5 over terms that are worked out beforehand; it keeps no text of its own. */
export const sqliteSearch: SearchDialect = {
  async store(db, place, terms) {
    const { id } = (await rowOf(db, place)) ?? (await firstRowOf(db, place))
    await sql`insert or replace into search_terms (rowid, terms) values (${id}, ${terms.join(' ')})`.execute(
      db,
    )
  },

  // One pass over all that fits is several times cheaper than a look into each story.
  storyFits: (query) => sql`stories.id in (
    select s.story_id from (
      select distinct f.rowid / ${sql.lit(ROWS_OF_A_STORY)} as key from search_terms f
      where f.search_terms match ${matchText(query)}
    ) fits cross join search_stories s on s.key = fits.key
  )`,

  async newestIn(db, storyIds, query, most) {
    const match = matchText(query)
    const found: FoundPlace[] = []
    for (const storyId of storyIds) {
      const { rows } = await sql<FoundRow>`
        select f.rowid - ${firstRow} as place, e.message_id, 0 as rank
        from search_stories s cross join search_terms f left join search_entries e on e.id = f.rowid
        where s.story_id = ${storyId} and f.rowid ${rowsOfStory} and f.search_terms match ${match}
        order by f.rowid desc limit ${most}`.execute(db)
      const heads = await sql<FoundRow>`
        select f.rowid - ${firstRow} as place, null as message_id, 0 as rank
        from search_stories s cross join search_terms f
        where s.story_id = ${storyId} and f.rowid between ${firstRow} and ${firstRow} + 1
          and f.search_terms match ${match}`.execute(db)
      found.push(...heads.rows.map(toPlace(storyId)))
      found.push(...rows.filter(({ messageId }) => messageId !== null).map(toPlace(storyId)))
    }
    return found
  },

  async bestIn(db, storyId, query, most) {
    const { rows } = await sql<FoundRow>`
      select f.rowid - ${firstRow} as place, e.message_id, f.rank
      from search_stories s cross join search_terms f left join search_entries e on e.id = f.rowid
      where s.story_id = ${storyId} and f.rowid ${rowsOfStory} and f.search_terms match ${matchText(query)}
      order by f.rank limit ${most}`.execute(db)
    return rows.map(toPlace(storyId))
  },

  async bestOnPath(db, { storyId, headId, terms, most }) {
    const { rows } = await sql<{ messageId: number; rank: number }>`
      with recursive path (id, parent_id) as (
        select id, parent_id from messages where id = ${headId}
        union all
        select m.id, m.parent_id from path join messages m on m.id = path.parent_id
      )
      select e.message_id, f.rank
      from search_stories s cross join search_terms f cross join search_entries e on e.id = f.rowid
      where s.story_id = ${storyId} and f.rowid ${rowsOfStory} and f.search_terms match ${terms.map(quoted).join(' OR ')}
        and e.message_id in (select id from path)
      order by f.rank limit ${most}`.execute(db)
    return rows
  },
}

interface FoundRow {
  /** How far behind the story's first row it stands. */
  place: number
  messageId: number | null
  rank: number
}

const toPlace =
  (storyId: string) =>
  ({ place, messageId, rank }: FoundRow): FoundPlace =>
    messageId === null
      ? { storyId, place: place === FIRST.title ? 'title' : 'scenario', rank }
      : { storyId, place: 'message', messageId, rank }

/** Undefined for the first text of a story. */
async function rowOf(db: Connection, place: SearchPlace): Promise<{ id: number } | undefined> {
  if (place.place !== 'message') {
    const { rows } = await sql<{ id: number }>`
      select ${firstRow} + ${FIRST[place.place]} as id from search_stories s where s.story_id = ${place.storyId}`.execute(
      db,
    )
    return rows[0]
  }
  const { rows } = await sql<{ id: number }>`
    insert into search_entries (id, message_id)
    select coalesce((select max(id) from search_entries where id ${rowsOfStory}), ${firstRow} + 1) + 1, ${place.messageId}
    from search_stories s where s.story_id = ${place.storyId}
    on conflict (message_id) do update set message_id = excluded.message_id
    returning id`.execute(db)
  return rows[0]
}

async function firstRowOf(db: Connection, place: SearchPlace): Promise<{ id: number }> {
  await sql`insert into search_stories (story_id) values (${place.storyId})`.execute(db)
  return (await rowOf(db, place))!
}
