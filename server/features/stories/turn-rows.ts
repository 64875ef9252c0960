import type { Preferences } from '#contract/preferences.ts'
import type { ThrottleCounter } from '#server/platform/http/rate-limits.ts'
import type { Lease } from '#server/platform/jobs/job-table.ts'
import type { MessageHit } from '#server/platform/search/search-dialect.ts'
import type { PricedCharge } from '#server/platform/usage/usage.queries.ts'
import type { DueSpan } from './due-span.ts'
import type { GenerationIds } from './generation.ts'
import type { PathRow } from './path.queries.ts'
import type { StoryRow } from './stories.queries.ts'

/** A turn that goes on where the story stands, with the site's narrator, as the statements of both engines take it. */
export interface TurnAtHead {
  userId: number
  storyId: string
  parentId: number | null
  clientId: string | null
  /** Nothing begins where this session of the user's does not stand; null where that is known. */
  sessionHash: string | null
  message: string | null
  kind: 'say' | 'story' | null
  /** Terms of the message, for the search. */
  terms: readonly string[]
  lease: Lease
  now: number
  /** Tokens that may be used up this month; null: as many as there are. */
  tokenLimit: number | null
  month: string
  /** As many messages as the narrator asks for. */
  recentMessages: number
  /** The throttles that a new turn counts in, for a database that counts by itself. */
  counters: readonly ThrottleCounter[]
}

export interface BegunTurn {
  ids: GenerationIds
  /** The rows that the narrator is to know, read with it. */
  rows: InputRows
}

/** The rows that a narrator's input is made of. */
export interface InputRows {
  story: Pick<StoryRow, 'id' | 'premise' | 'genreMix' | 'contentRating' | 'note'>
  preferences: Preferences
  /** Oldest first; `memory` with the message that it was kept with. */
  path: InputMessage[]
  /** Of what the story remembers, where it was read with the turn; 0 while that is nothing. */
  memoryVersion?: number
  earlySearch?: EarlySearch
}
/** A search for the messages that hold any of a player's words, below the message that these are to follow. */
export interface EarlySearch {
  said: string
  belowId: number
  hits: Promise<MessageHit[]>
}

export type InputMessage = Pick<
  PathRow,
  'id' | 'depth' | 'turn' | 'role' | 'kind' | 'content' | 'isCut' | 'hasMemory'
> & {
  memory: string | null
  guide?: string | null
}

/** The rows of a turn's end as the statements of both engines take them. */
export interface TurnEndRows {
  ids: GenerationIds
  worker: string
  turn: { status: string; errorCode: string | null; failure: string | null; finishedAt: number }
  reply: {
    content: string
    memory: string | null
    suggestions: string | null
    isCut: number
    standIn: string | null
  }
  /** Terms for the search; absent where there is no text. */
  terms?: readonly string[]
  given: string | null
  /** The first words of the story, where this is its opening. */
  opening?: string
  /** The part of the path that is to be kept now that the turn is told. */
  due?: DueSpan
  charge?: PricedCharge & { provider: string; model: string }
}
