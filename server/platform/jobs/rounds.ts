import type { FastifyBaseLogger } from 'fastify'

interface RoundSettings {
  everyMs: number
  log: FastifyBaseLogger
  /** The line in the log for a round that threw. */
  complaint: string
  /** Begins the first round at once. */
  isFirstNow?: boolean
}

/**
 * Runs `round` again and again, never two at once: a slow one swallows those that would begin meanwhile. One that
 * throws is logged, and the next comes all the same. Dispose of it to end it; that waits for the last.
 */
export function startRounds(
  round: () => Promise<void>,
  { everyMs, log, complaint, isFirstNow }: RoundSettings,
) {
  let running: Promise<void> | undefined
  const begin = () => {
    running ??= round()
      .catch((error: unknown) => log.error({ err: error }, complaint))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(begin, everyMs)
  if (isFirstNow) begin()
  return {
    /** Begins a round now, unless one is under way. */
    begin,
    async [Symbol.asyncDispose](): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
