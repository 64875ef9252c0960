import type { FastifyBaseLogger } from 'fastify'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'

/** What the sharing room needs of the house. */
export interface SharingContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  limits: RateLimits
  narrator: Narrator
  ledger: Ledger
  /** How many messages of a story a narrator is handed at most. */
  recentMessages: number
}
