import { CompiledQuery, sql, type RawBuilder } from 'kysely'
import { rankHits, type TermHits } from './rank-hits.ts'
import type { SearchDialect, SearchPlace } from './search-dialect.ts'
import { AMONG_ITS_ROWS, FIRST_MESSAGE, FIRST_ROW, SLOTS, storePlaces } from './sqlite-store.ts'
import { exactText, fitsAsItStands, hasFurtherWords, hasWords, isOneWord, matchText } from './sqlite-match.ts'

const lastSlot = sql.lit(SLOTS - 1)
const slot = sql`(f.rowid & ${lastSlot})`
const readSlot = sql`(r.id & ${lastSlot})`
const firstRow = sql.raw(FIRST_ROW)
const amongItsRows = sql.raw(AMONG_ITS_ROWS)
/** The rows of the story `s` that are read as they stand: its headings, and what was told last on the whole site. */
const headingsOfStory = sql`search_headings r on r.id between ${firstRow} and ${firstRow} + 1`
const newestOfStory = sql`search_newest r on r.id ${amongItsRows}`

const matchesOf = (text: RawBuilder<unknown>) =>
  sql`exists (select 1 from search_terms f where f.rowid ${amongItsRows} and f.search_terms match ${text})`

/** From here on are the last rows of the story `s`, a few hundred. */
const lateRow = sql`coalesce((
  select d.id from search_terms_docsize d where d.id ${amongItsRows}
  order by d.id desc limit 1 offset 255), ${firstRow})`

/** The places of the newest matches. Read upwards and put in order then: downwards FTS5 takes thirty times as long. */
const newestOf = (matched: RawBuilder<string>, most: number, from: RawBuilder<unknown> = firstRow) => sql`(
  select json_group_array(slot) from (
    select ${slot} as slot from search_terms f
    where f.rowid between ${from} and ${firstRow} + ${lastSlot} and f.search_terms match ${matched}
    order by +f.rowid desc limit ${most}
  ))`

/** SQLite's FTS5 over terms that are worked out beforehand, and which words each story has. */
export const sqliteSearch: SearchDialect = {
  store: storePlaces,

  async storiesOf(db, userId, query) {
    const fits = fitsAsItStands(query)
    const exact = matchesOf(sql`${exactText(query)}`)
    // Each beginning is looked up in all its words, which whole words mostly spare.
    const inOnePlace = sql`(${exact} or ${hasFurtherWords(query)} and ${matchesOf(matchText(query))})`
    // A story has all words that it ever had, but where a text was taken away.
    const isFound = isOneWord(query) ? sql`(s.has_lost_words = 0 or ${inOnePlace})` : inOnePlace
    const { rows } = await sql<{ id: string }>`
      with own as materialized (
        select s.key, s.story_id as id, s.has_lost_words from stories st cross join search_stories s on s.story_id = st.id
        where st.user_id = ${userId}
      )
      select id from own s where ${hasWords(query)} and ${isFound}
      union
      select s.id from own s cross join ${headingsOfStory} where ${fits}
      union
      select s.id from search_newest r cross join own s on s.key = r.id >> 32 where ${fits}`.execute(db)
    return rows.map(({ id }) => id)
  },

  async newestIn(db, storyIds, query, most) {
    const fits = fitsAsItStands(query)
    // A beginning that a story is known to have is shown by as many of its words as places are wanted.
    const matched = matchText(query, isOneWord(query) ? most : undefined)
    const { rows } = await sql<FoundRow>`
      with listed as materialized (
        select s.key, s.story_id, ${lateRow} as late_row from search_stories s
        where s.story_id in (select value from json_each(${JSON.stringify(storyIds)}))
      ),
      late as materialized (
        select s.key, s.story_id, ${newestOf(matched, most, sql`s.late_row`)} as slots from listed s
      ),
      told as (
        select s.story_id, iif(json_array_length(s.slots) < ${most}, ${newestOf(matched, most)}, s.slots) as slots
        from late s
      )
      select told.story_id, n.value as slot from told, json_each(told.slots) n
      union
      select s.story_id, ${readSlot} from listed s cross join ${headingsOfStory} where ${fits}
      union
      select s.story_id, ${readSlot} from listed s cross join ${newestOfStory} where ${fits}
      order by 1, 2 desc`.execute(db)
    return rows.map(toPlace)
  },

  async countIn(db, storyId, query) {
    const counts = query.map(
      (clause) => sql`(
        (select count(*) from search_terms f where f.rowid ${amongItsRows} and f.search_terms match ${matchText([clause])})
        + (select count(*) from (select 1) cross join ${headingsOfStory} where ${fitsAsItStands([clause])})
        + (select count(*) from (select 1) cross join ${newestOfStory} where ${fitsAsItStands([clause])}))`,
    )
    const { rows } = await sql<{ places: number; holding: string }>`
      select (select count(*) from search_terms_docsize d where d.id ${amongItsRows})
        + (select count(*) from (select 1) cross join ${headingsOfStory}) + (select count(*) from (select 1) cross join ${newestOfStory}) as places,
        json_array(${sql.join(counts)}) as holding
      from search_stories s where s.story_id = ${storyId}`.execute(db)
    const { places = 0, holding = '[]' } = rows[0] ?? {}
    return { places, holding: JSON.parse(holding) as number[] }
  },

  // NOTE: not by FTS5's own rank, which counts each term over all stories of the site: 100 ms a turn of a large one.
  async bestOnPath(db, { storyId, messageIds, terms, most }) {
    const asked = JSON.stringify(terms)
    const { rows } = await db.executeQuery<FoundTerm>(
      CompiledQuery.raw(MESSAGES_OF_TERMS, [asked, storyId, asked, storyId]),
    )
    const path = new Set(messageIds)
    return rankHits(
      rows.map((row) => hitsOn(path, row)),
      { messages: messageIds.length, most },
    )
  },
}

interface FoundTerm {
  ids: string
  lengths: string
}

/**
 * Of each term the messages of a story that hold it. What is counted and put in order beside it is so by this program:
 * each table that SQLite makes for a statement takes longer than to find the messages.
 */
const MESSAGES_OF_TERMS = `
  select json_group_array(id) as ids, json_group_array(length) as lengths from (
    select t.value as term, m.id, octet_length(m.content) as length
    from search_stories s cross join json_each(?) t cross join search_terms f
      cross join messages m on m.id = (f.rowid & ${SLOTS - 1}) - ${FIRST_MESSAGE - 1}
    where s.story_id = ? and f.rowid ${AMONG_ITS_ROWS}
      and f.search_terms match '"' || t.value || '"'
    union all
    select t.value, m.id, octet_length(m.content)
    from search_stories s
      cross join search_newest r on r.id ${AMONG_ITS_ROWS}
      cross join json_each(?) t cross join messages m on m.id = (r.id & ${SLOTS - 1}) - ${FIRST_MESSAGE - 1}
    where s.story_id = ? and instr(r.terms, ' ' || t.value || ' ') > 0
  ) group by term`

function hitsOn(path: ReadonlySet<number>, { ids, lengths }: FoundTerm): TermHits {
  const all = JSON.parse(lengths) as number[]
  const found = (JSON.parse(ids) as number[]).map((id, at) => ({ id, length: all[at]! }))
  const along = found.filter(({ id }) => path.has(id))
  return { messageIds: along.map(({ id }) => id), lengths: along.map(({ length }) => length) }
}

interface FoundRow {
  storyId: string
  slot: number
}
const toPlace = ({ storyId, slot: at }: FoundRow): SearchPlace =>
  at < FIRST_MESSAGE
    ? { storyId, place: at === 0 ? 'title' : 'scenario' }
    : { storyId, place: 'message', messageId: at - FIRST_MESSAGE + 1 }
