import type { NarratorFailure } from '#contract/narrator-failures.ts'
import { countFailures } from './failure-streak.ts'
import { NarrationFailed, type Narrator } from './narrator.ts'

const FAILURES_IN_A_ROW = 5
/** After that one reply is let through, to see whether the narrator is back. */
const REST_MS = 30_000

/** These lie in the turn or its story: another narrator would be no help, and this one is well. */
const NOT_ITS_FAULT = new Set<NarratorFailure>(['filtered', 'declined', 'too_long', 'only_thoughts'])

/** Whether a failure says something of the narrator, and not of what it was asked. */
export const isItsFault = (error: unknown): error is NarrationFailed =>
  error instanceof NarrationFailed && !NOT_ITS_FAULT.has(error.reason)

interface BreakerOptions {
  /** Milliseconds since whenever. */
  now(): number
  /** Hears of each rest. */
  onRest(): void
}

/**
 * A narrator that rests once it has failed five times in a row: it is asked nothing more, so that nobody waits for what
 * will not come and its server can recover. After half a minute one request tries it.
 */
export function restAfterFailures(narrator: Narrator, { now, onRest }: BreakerOptions): Narrator {
  const { generateReply, answer } = narrator
  const streak = countFailures({ failuresInARow: FAILURES_IN_A_ROW, restMs: REST_MS, now })
  let isTried = false

  /** Throws `resting` unless the narrator may be asked. */
  function enter(signal: AbortSignal) {
    const isTrial = streak.isBroken()
    if (isTrial && (isTried || streak.isResting())) throw new NarrationFailed('resting')
    isTried ||= isTrial
    return {
      noteFailure(error: unknown): void {
        if (!signal.aborted && isItsFault(error) && streak.noteFailure()) onRest()
      },
      leave(): void {
        if (isTrial) isTried = false
      },
    }
  }
  async function watch<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
    const visit = enter(signal)
    try {
      const told = await ask()
      streak.noteSuccess()
      return told
    } catch (error) {
      visit.noteFailure(error)
      throw error
    } finally {
      visit.leave()
    }
  }

  return {
    ...narrator,
    async *generateReply(input, signal) {
      const visit = enter(signal)
      try {
        for await (const event of generateReply.call(narrator, input, signal)) {
          if (event.type === 'end') streak.noteSuccess()
          yield event
        }
      } catch (error) {
        visit.noteFailure(error)
        throw error
      } finally {
        visit.leave()
      }
    },
    ...(answer && {
      answer: (question, signal) => watch(signal, () => answer.call(narrator, question, signal)),
    }),
    suggestTitle: (input, signal) => watch(signal, () => narrator.suggestTitle(input, signal)),
  }
}
