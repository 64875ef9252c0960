import type { FastifyBaseLogger } from 'fastify'
import type { NarratorChoice } from '#server/engines/narrator/narrator-choice.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { CallBudgets } from '#server/platform/usage/budgets.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'

/** The house as the keeping of memories needs it. */
export interface KeeperContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  narrators: NarratorChoice
  ledger: Ledger
  budgets: CallBudgets
  /** The replies that this process is generating. */
  generations: { readonly areActive: boolean; readonly nextBegun: Promise<void> }
}

/** The house as the memory room needs it. */
export interface MemoryContext extends KeeperContext {
  /** The keeping that goes on beside the calls. */
  memory: { look(): void }
}
