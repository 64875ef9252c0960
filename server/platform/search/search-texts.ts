import { engineOf } from '../db/engine-of.ts'
import type { Connection } from '../db/schema.ts'
import { postgresSearch } from './postgres-search.ts'
import type { SearchQuery } from './search-query.ts'
import type { MessageHit, PathSearch, SearchDialect, SearchPlace } from './search-dialect.ts'
import { termsOf } from './search-terms.ts'
import { sqliteSearch } from './sqlite-search.ts'
import type { ClauseCounts } from './weigh-texts.ts'

const dialects = { sqlite: sqliteSearch, postgres: postgresSearch }
const dialectOf = (db: Connection): SearchDialect => dialects[engineOf(db)]

/** Puts a text into the index, or in the place of the one that it had there; to be called in the text's own transaction. */
export const indexText = (db: Connection, place: SearchPlace, text: string): Promise<void> =>
  indexTexts(db, [{ place, text }])

/** The same for many texts at once. */
export const indexTexts = (
  db: Connection,
  texts: readonly { place: SearchPlace; text: string }[],
): Promise<void> =>
  dialectOf(db).store(
    db,
    texts.map(({ place, text }) => ({ place, terms: termsOf(text) })),
  )

/** The ids of the reader's stories that have a place where all of it stands. */
export const storiesThatFit = (db: Connection, userId: number, query: SearchQuery): Promise<string[]> =>
  dialectOf(db).storiesOf(db, userId, query)

export const newestPlacesIn = (
  db: Connection,
  storyIds: readonly string[],
  query: SearchQuery,
  mostOfEach: number,
): Promise<SearchPlace[]> =>
  storyIds.length === 0 ? Promise.resolve([]) : dialectOf(db).newestIn(db, storyIds, query, mostOfEach)

export const countClauses = (db: Connection, storyId: string, query: SearchQuery): Promise<ClauseCounts> =>
  dialectOf(db).countIn(db, storyId, query)

/** The messages of a path that hold any of these words, the best first. */
export async function searchMessages(
  db: Connection,
  { words, ...search }: Omit<PathSearch, 'terms'> & { words: string },
): Promise<MessageHit[]> {
  const terms = [...new Set(termsOf(words))]
  return terms.length === 0 ? [] : dialectOf(db).bestOnPath(db, { ...search, terms })
}
