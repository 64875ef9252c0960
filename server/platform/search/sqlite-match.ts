import { sql } from 'kysely'
import type { Connection } from '../db/schema.ts'
import type { SearchClause, SearchQuery } from './search-query.ts'

export interface SqliteMatch {
  /** The expression right of MATCH. */
  text: string
  /** It holds the beginning of many words, which FTS5 gathers anew at each start: better one pass than many looks. */
  isWide: boolean
}

const MOST_WORDS_OF_A_BEGINNING = 16

const quoted = (term: string): string => `"${term}"`

/** The search as FTS5 reads it; a beginning of few words becomes these words. */
export async function readMatch(db: Connection, query: SearchQuery): Promise<SqliteMatch> {
  let isWide = false
  const clauses: string[] = []
  for (const clause of query) {
    const phrase = quoted(clause.terms.join(' '))
    if (clause.prefix === undefined) {
      clauses.push(phrase)
      continue
    }
    const words = await wordsThatBegin(db, clause.prefix)
    isWide ||= words === undefined
    const begun = words?.map(quoted) ?? [`${quoted(clause.prefix)}*`]
    clauses.push(`(${[...new Set([phrase, ...begun])].join(' OR ')})`)
  }
  return { text: clauses.join(' AND '), isWide }
}

/** From each word to the next one, without the places where they stand. Undefined when there are many. */
async function wordsThatBegin(
  db: Connection,
  prefix: NonNullable<SearchClause['prefix']>,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ term: string }>`
    with recursive words (term, nth) as (
      select (select term from search_words where term >= ${prefix} limit 1), 1
      union all
      select (select w.term from search_words w where w.term >= words.term || char(1) limit 1), nth + 1
      from words where substr(words.term, 1, length(${prefix})) = ${prefix} and nth <= ${MOST_WORDS_OF_A_BEGINNING}
    )
    select term from words where substr(term, 1, length(${prefix})) = ${prefix}`.execute(db)
  return rows.length > MOST_WORDS_OF_A_BEGINNING ? undefined : rows.map(({ term }) => term)
}
