import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { secondsMs } from '#server/ground/clock.ts'
import { AppError } from '../app-error.ts'

const SAMPLE_MS = secondsMs
/** A process behind by this much in a sample is late, by one stall or by too many readers. */
const LATE_MS = 2 * secondsMs
/** Only late samples in a row are a load that lasts; a single stall is over when it is noticed. */
const LATE_SAMPLES = 5
const RETRY_AFTER_SECONDS = 5

/** Refuses calls of the API while the process is overloaded and stays so. Pages, files and health are served. */
export async function guardAgainstOverload(fastify: FastifyInstance): Promise<void> {
  const guard = createOverloadGuard()
  await fastify.register(underPressure, {
    maxEventLoopDelay: LATE_MS,
    sampleInterval: SAMPLE_MS,
    pressureHandler: async ({ url }) => guard.admit(url),
  })
  const timer = setInterval(() => guard.sample(fastify.isUnderPressure()), SAMPLE_MS)
  timer.unref()
  fastify.addHook('onClose', () => clearInterval(timer))
}

/** Counts late samples in a row; `admit` throws `busy` for a call of the API once the load has lasted. */
export function createOverloadGuard() {
  let lateInARow = 0
  return {
    sample(isLate: boolean): void {
      lateInARow = isLate ? lateInARow + 1 : 0
    },
    admit(url: string): void {
      if (lateInARow < LATE_SAMPLES || !url.startsWith('/api/')) return
      throw new AppError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    },
  }
}
