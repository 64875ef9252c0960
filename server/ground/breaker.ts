import { countFailures } from './failure-streak.ts'

const FAILURES_IN_A_ROW = 5
/** After that one request is let through, to see whether the engine is back. */
const REST_MS = 30_000

export interface RestOptions {
  /** Milliseconds since whenever. */
  now(): number
  /** Hears of each rest. */
  onRest(): void
}

interface BreakerOptions extends RestOptions {
  /** Whether a failure says something of the engine, and not of what it was asked. */
  isItsFault(error: unknown): boolean
  /** The error of whoever asks while it rests. */
  resting(): Error
}

export interface BreakerVisit {
  noteSuccess(): void
  noteFailure(error: unknown): void
  leave(): void
}

export interface Breaker {
  /** Throws the error of the rest unless the engine may be asked. */
  enter(signal: AbortSignal): BreakerVisit
  watch<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T>
}

/**
 * Has an engine rest once it has failed five times in a row: it is asked nothing more, so that nobody waits for what will
 * not come and its server can recover. After half a minute one request tries it.
 */
export function createBreaker({ now, onRest, isItsFault, resting }: BreakerOptions): Breaker {
  const streak = countFailures({ failuresInARow: FAILURES_IN_A_ROW, restMs: REST_MS, now })
  let isTried = false

  function enter(signal: AbortSignal): BreakerVisit {
    const isTrial = streak.isBroken()
    if (isTrial && (isTried || streak.isResting())) throw resting()
    isTried ||= isTrial
    return {
      noteSuccess: () => streak.noteSuccess(),
      noteFailure(error) {
        if (!signal.aborted && isItsFault(error) && streak.noteFailure()) onRest()
      },
      leave() {
        if (isTrial) isTried = false
      },
    }
  }

  return {
    enter,
    async watch(signal, ask) {
      const visit = enter(signal)
      try {
        const told = await ask()
        visit.noteSuccess()
        return told
      } catch (error) {
        visit.noteFailure(error)
        throw error
      } finally {
        visit.leave()
      }
    },
  }
}
