import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { secondsMs, type Clock } from '#server/ground/clock.ts'
import { isDatabaseAway } from '#server/platform/db/database-away.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'
import { storeEndedTurn, type TurnEnd } from './end-turn.ts'
import type { TurnStore } from './turn-store.ts'

interface EndingContext {
  turnStore: TurnStore
  ledger: Ledger
  clock: Clock
  log: FastifyBaseLogger
  generations: { readonly isDraining: boolean }
}

const PAUSES_MS = [0.1, 0.25, 0.5, 1, 2, 4].map((seconds) => seconds * secondsMs)
/** A process that ends tries so often; then the turn's lease runs out, and another one tells the end again. */
const TRIES_WHILE_DRAINING = 4
/** A database that is there and refuses so often has something against what is stored beside the reply. */
const TRIES_AS_IT_IS = 3

/**
 * Stores the end of a turn, over as many tries as it takes: its lease is renewed meanwhile, and those who follow wait.
 * False where the turn is another process's now.
 */
export async function storeEnding(context: EndingContext, end: Omit<TurnEnd, 'now'>): Promise<boolean> {
  const { log, clock, generations } = context
  const { replyId } = end.ids
  let stored = end
  for (let tries = 1; ; tries++) {
    try {
      return await storeEndedTurn(context, { ...stored, now: clock.now() })
    } catch (error) {
      log.error({ err: error, replyId, tries }, 'the end of a turn could not be stored; trying again')
      if (tries >= TRIES_AS_IT_IS && !isDatabaseAway(error)) stored = bare(end)
    }
    if (generations.isDraining && tries >= TRIES_WHILE_DRAINING) return false
    await wait(PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1])
  }
}

/** The reply itself, without what only stands beside it. */
const bare = ({ ids, worker, status, errorCode, content, engine }: Omit<TurnEnd, 'now'>) => ({
  ids,
  worker,
  status,
  errorCode,
  content,
  engine,
})
