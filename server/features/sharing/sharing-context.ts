import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'

/** The house as the sharing room needs it. */
export interface SharingContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  limits: RateLimits
}
