import type { ErrorCode } from '#contract/errors.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import type { EngineName, NarrationEnd } from '#server/engines/narrator/narrator.ts'
import type { GivenMemory } from '#server/engines/narrator/remembered.ts'
import { termsOf } from '#server/platform/search/search-terms.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'
import type { DueSpan } from './due-span.ts'
import type { GenerationIds } from './generation.ts'
import { OPENING_LENGTH } from './head.queries.ts'
import type { TurnEndRows } from './turn-rows.ts'
import type { TurnStore } from './turn-store.ts'

export interface TurnEnd {
  ids: GenerationIds
  worker: string
  status: 'done' | 'stopped' | 'failed' | 'interrupted'
  errorCode?: ErrorCode
  failure?: NarratorFailure
  content: string
  memory?: string
  suggestions?: string[]
  isCut?: boolean
  standIn?: string
  /** Absent where no narrator was called. */
  usage?: NarrationEnd['usage']
  /** The part of the story's memory that the narrator was given. */
  given?: GivenMemory
  /** The part of the path that is to be kept now that the turn is told. */
  due?: DueSpan
  /** Who generated the reply. */
  engine: EngineName
  now: number
}

/**
 * Stores a turn's end, its reply and its charge as one. False when the turn is no longer this worker's: nothing is
 * stored then.
 */
export async function storeEndedTurn(
  { turnStore, ledger }: { turnStore: TurnStore; ledger: Ledger },
  end: TurnEnd,
): Promise<boolean> {
  const { engine, usage, now } = end
  const charge = usage && ({ kind: 'text', engine, usage, now } as const)
  const isOurs = await turnStore.end({
    ...rowsOf(end),
    ...(charge && {
      charge: { ...ledger.price(charge), provider: engine.provider, model: engine.model },
    }),
  })
  if (isOurs && charge) ledger.noteCharge(charge)
  return isOurs
}

const rowsOf = ({ ids, worker, status, content, now, ...end }: TurnEnd): TurnEndRows => ({
  ids,
  worker,
  turn: { status, errorCode: end.errorCode ?? null, failure: end.failure ?? null, finishedAt: now },
  reply: {
    content,
    memory: end.memory ?? null,
    suggestions: end.suggestions ? JSON.stringify(end.suggestions) : null,
    isCut: end.isCut ? 1 : 0,
    standIn: end.standIn ?? null,
  },
  ...(content !== '' && { terms: termsOf(content) }),
  given: content !== '' && end.given ? JSON.stringify(end.given) : null,
  due: end.due,
  ...(ids.isOpening && { opening: firstLetters(content) }),
})

/** As many characters as the database's `substr` would take. */
const firstLetters = (content: string): string => Array.from(content).slice(0, OPENING_LENGTH).join('')
