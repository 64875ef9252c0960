import type { Generated } from 'kysely'
import type { EntryKind, FactOrigin, SpanStatus } from '#contract/memory.ts'

/** A part of a path, retold in brief: work that must survive, held by a lease. It counts on paths through its last message. */
export interface MemorySpansTable {
  id: Generated<number>
  storyId: string
  /** 1 retells messages, 2 retells four of the first. */
  level: number
  /** Its place among those of its level on its path, from 1 on. */
  ordinal: number
  fromMessageId: number
  toMessageId: number
  status: SpanStatus
  /** The reader's words stand in a row of their own, which wins. */
  origin: 'keeper' | 'reader'
  title: Generated<string>
  summary: Generated<string>
  openThreads: Generated<string>
  closedThreads: Generated<string>
  attempts: Generated<number>
  worker: Generated<string | null>
  leaseUntil: Generated<number | null>
  createdAt: number
  finishedAt: Generated<number | null>
}

/** Somebody or something that facts are about. It counts where its span does, or always. */
export interface MemoryEntriesTable {
  id: Generated<number>
  storyId: string
  /** Absent where the reader has made it. */
  spanId: number | null
  kind: EntryKind
  name: string
  /** The entry that the reader has made one with it. */
  mergedIntoId: Generated<number | null>
  createdAt: number
}

export interface MemoryAliasesTable {
  id: Generated<number>
  storyId: string
  entryId: number
  spanId: number | null
  name: string
}

/** One thing that is so, on paths through its message and where its span counts. Its words never change. */
export interface MemoryFactsTable {
  id: Generated<number>
  storyId: string
  entryId: number
  spanId: number | null
  /** Absent where it holds always. */
  messageId: number | null
  text: string
  /** The words of the message that it rests on. */
  quote: string | null
  /** Stems by which it is found, between spaces: of its own words, of names, and of others that somebody may ask by. */
  words: string
  /** 1 is a trifle, 5 carries the story. */
  weight: number
  /** The names of those who alone know it, as JSON. */
  knownBy: string | null
  /** The fact that no longer holds where this one does. */
  replacesId: number | null
  /** The fact about which this one says something newer; both are given, never the older one alone. */
  updatesId: Generated<number | null>
  /** It says nothing but that the other one does not hold. */
  isStrike: Generated<number>
  isPinned: Generated<number>
  /** It waits for the reader, or they have declined it; either way it does not count. */
  proposal: Generated<'open' | 'declined' | null>
  origin: FactOrigin
  createdAt: number
}

/** The part of its memory that a story gave along when a reply was generated, as JSON. */
export interface ToldWithTable {
  messageId: number
  given: string
}
