import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { SearchClause, SearchQuery } from './search-query.ts'

/** A sign behind all that terms are made of. */
const LAST_SIGN = '\u{10FFFF}'

const quoted = (term: string): string => `"${term}"`

const allOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** Whether a text of the story `s` that the full-text table holds has the words of each clause, maybe not in one place. */
export const hasWords = (query: SearchQuery): RawBuilder<SqlBool> =>
  allOf(
    query.map(({ terms, prefix }) => {
      const all = allOf(
        terms.map(
          (term) => sql<SqlBool>`exists (
            select 1 from search_story_words w where w.key = s.key and w.term = ${term})`,
        ),
      )
      return prefix === undefined
        ? all
        : sql<SqlBool>`(${all} or exists (select 1 from search_story_words w where ${beginsWith(prefix)}))`
    }),
  )

/** One word, in whatever place: which words a story has says all of it. */
export const isOneWord = (query: SearchQuery): boolean => query.length === 1 && query[0]!.terms.length === 1

const beginsWith = (prefix: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`w.key = s.key and w.term >= ${prefix} and w.term < ${prefix + LAST_SIGN}`

/**
 * The search as FTS5 reads it in the story `s`: a beginning becomes the words of that story which begin so, `most` of
 * them where only some places are wanted.
 */
export const matchText = (query: SearchQuery, most = ALL): RawBuilder<string> =>
  sql<string>`(${sql.join(
    query.map((clause) => clauseText(clause, most)),
    sql` || ' AND ' || `,
  )})`

/** The same, with whole words alone. */
export const exactText = (query: SearchQuery): string =>
  query.map(({ terms }) => quoted(terms.join(' '))).join(' AND ')

const ALL = -1

function clauseText({ terms, prefix }: SearchClause, most: number): RawBuilder<string> {
  const phrase = quoted(terms.join(' '))
  if (prefix === undefined) return sql<string>`${phrase}`
  return sql<string>`(${`(${phrase}`} || coalesce((
    select ' OR ' || group_concat('"' || term || '"', ' OR ') from (
      select w.term from search_story_words w where ${beginsWith(prefix)} limit ${sql.lit(most)}
    )
  ), '') || ')')`
}

/** Whether the story `s` has words that begin like one of the search and are not that word itself. */
export const hasFurtherWords = (query: SearchQuery): RawBuilder<SqlBool> =>
  sql<SqlBool>`(false or ${sql.join(
    query.map(({ terms: [first = ''], prefix }) =>
      prefix === undefined
        ? sql`false`
        : sql`exists (
            select 1 from search_story_words w where ${beginsWith(prefix)} and w.term <> ${first})`,
    ),
    sql` or `,
  )})`

/** Whether the terms of a row `r` that is read as it stands fit. */
export const fitsAsItStands = (query: SearchQuery): RawBuilder<SqlBool> =>
  allOf(
    query.map(({ terms, prefix }) => {
      const holds = (text: string) => sql<SqlBool>`instr(r.terms, ${text}) > 0`
      const phrase = holds(` ${terms.join(' ')} `)
      return prefix === undefined ? phrase : sql<SqlBool>`(${phrase} or ${holds(` ${prefix}`)})`
    }),
  )
