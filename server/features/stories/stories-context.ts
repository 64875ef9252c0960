import type { FastifyBaseLogger } from 'fastify'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'
import type { ActiveGenerations } from './active-generations.ts'

/** The house as the stories room needs it. */
export interface StoriesContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  narrator: Narrator
  ledger: Ledger
  generations: ActiveGenerations
  /** The most messages of the path that a narrator is handed; it cuts them to its own budget of tokens. */
  recentMessages: number
}
