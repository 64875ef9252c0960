import type { Connection } from '../db/schema.ts'
import type { SearchQuery } from './search-query.ts'
import type { ClauseCounts } from './weigh-texts.ts'

/** A place of a story that is in the index: its title, its scenario, or one of its messages. */
export type SearchPlace = { storyId: string } & (
  | { place: 'title' | 'scenario' }
  | { place: 'message'; messageId: number }
)
/** All that the two engines spell differently. Rows of the index go with their story and their message. */
export interface SearchDialect {
  /** Puts the terms of places into the index, in the place of those they had. */
  store(db: Connection, places: readonly PlaceTerms[]): Promise<void>
  /** The ids of the reader's stories of which any place fits. */
  storiesOf(db: Connection, userId: number, query: SearchQuery): Promise<string[]>
  /** Of each of these stories title and scenario, where they fit, and the newest of its messages that do. */
  newestIn(
    db: Connection,
    storyIds: readonly string[],
    query: SearchQuery,
    most: number,
  ): Promise<SearchPlace[]>
  /** Number of the places of a story, and of those that hold each clause. */
  countIn(db: Connection, storyId: string, query: SearchQuery): Promise<ClauseCounts>
  /** The messages of a path that hold any of the terms, the best first (BM25). */
  bestOnPath(db: Connection, search: PathSearch): Promise<MessageHit[]>
}
export interface PlaceTerms {
  place: SearchPlace
  terms: readonly string[]
}
/** A message that was found; `rank` grows with what fits less. */
export interface MessageHit {
  messageId: number
  rank: number
}
export interface PathSearch {
  storyId: string
  /** All messages of the path: whoever asks knows it already. */
  messageIds: readonly number[]
  terms: readonly string[]
  most: number
}
