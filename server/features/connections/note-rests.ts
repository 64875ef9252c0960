import type { FastifyBaseLogger } from 'fastify'
import type { RestOptions } from '#server/ground/breaker.ts'
import type { Clock } from '#server/ground/clock.ts'
import { connectionRested } from '#server/platform/metrics/observations.ts'

/** Timing, log and count of an engine's rests; without `connectionId` it is the settings' own. */
export const noteRests = (
  { clock, log }: { clock: Clock; log: FastifyBaseLogger },
  { provider }: { provider: string },
  connectionId?: number,
): RestOptions => ({
  now: clock.now,
  onRest() {
    connectionRested.publish({ engine: provider })
    log.warn({ connectionId, engine: provider }, 'a connection has failed again and again, and rests')
  },
})
