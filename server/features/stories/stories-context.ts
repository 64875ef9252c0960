import type { FastifyBaseLogger } from 'fastify'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { NarratorChoice } from '#server/engines/narrator/narrator-choice.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import type { WakeUps } from '#server/platform/live/wake-ups.ts'
import type { CallBudgets } from '#server/platform/usage/budgets.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'
import type { Remembered } from '#server/engines/narrator/remembered.ts'
import type { ActiveGenerations } from './active-generations.ts'
import type { DueSpan } from './due-span.ts'
import type { EarlySearch, InputMessage } from './turn-rows.ts'
import type { TurnStore } from './turn-store.ts'

/** The house as the stories room needs it. */
export interface StoriesContext {
  db: Database
  turnStore: TurnStore
  clock: Clock
  log: FastifyBaseLogger
  narrators: NarratorChoice
  ledger: Ledger
  budgets: CallBudgets
  generations: ActiveGenerations
  wakeUps: WakeUps
  memory?: TurnMemory
}

/** The memory of stories, as turns need it. */
export interface TurnMemory {
  /** Begins to look for what was told earlier before the turn is stored that asks for it, where the last one did. */
  searchEarly(
    db: Connection,
    turn: { userId: number; storyId: string; said: string },
  ): EarlySearch | undefined
  /** Reads what a story remembers above a reply. Undefined where the narrator needs no memory but its own. */
  readAbove(
    db: Connection,
    reply: ReplyOfNarrator & KnownWithTurn & { userId: number; early?: EarlySearch },
  ): Promise<MemoryAbove | undefined>
  /** Finds the part of the path that is due with a reply, if any, to be noted with its turn's end; the path has at most so many. */
  findDue(
    db: Connection,
    reply: ReplyOfNarrator & KnownWithTurn & { mostReplies: number },
  ): Promise<DueSpan | undefined>
  /** Has the part kept that is due on the path a story was moved to, if any. To be called when the move is stored. */
  noteMove(storyId: string): Promise<void>
  /** Makes what a story remembers follow the new words of a message; belongs into the transaction that writes them. */
  mend(trx: Connection, correction: MessageCorrection): Promise<void>
  /** Has what is due kept soon. */
  look(): void
}

/** A message whose words were replaced where it stands. */
export interface MessageCorrection {
  storyId: string
  message: { id: number; depth: number; content: string }
  now: number
}

/** A reply and the narrator that generates it. */
interface ReplyOfNarrator {
  storyId: string
  replyId: number
  narrator: Narrator
}

/** Read with a turn's beginning: the end of the path, the reply included, and the version of the story's memory. */
interface KnownWithTurn {
  end?: readonly InputMessage[]
  version?: number
}

export interface MemoryAbove {
  /** Messages above the reply that go along word for word. */
  messagesAlong: number
  /** Finds what bears on the player's words, or on what was told last. */
  recall(said: string, toldLast: string): Remembered
}
