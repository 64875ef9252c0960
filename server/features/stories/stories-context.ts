import type { FastifyBaseLogger } from 'fastify'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'
import type { Tellings } from './tellings.ts'

/** What the stories room needs of the house. */
export interface StoriesContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  limits: RateLimits
  narrator: Narrator
  ledger: Ledger
  tellings: Tellings
  /** How many messages of the path a narrator is handed at most; it cuts them to its own budget of tokens. */
  recentMessages: number
}
