import type { FastifyBaseLogger } from 'fastify'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'

/** The house as the keeping of memories needs it. */
export interface KeeperContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  narrator: Narrator
  ledger: Ledger
  /** The replies that this process is generating. */
  generations: { readonly areActive: boolean; readonly nextBegun: Promise<void> }
}

/** The house as the memory room needs it. */
export interface MemoryContext extends KeeperContext {
  /** The keeping that goes on beside the calls. */
  memory: { look(): void }
}
