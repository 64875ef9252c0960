import type { NarratorFailure } from '#contract/narrator-failures.ts'
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
 * will not come and its server can recover. After half a minute one request tries it. Each process counts by itself.
 */
export function restAfterFailures(narrator: Narrator, { now, onRest }: BreakerOptions): Narrator {
  const { generateReply, answer } = narrator
  let failures = 0
  let restsUntil = 0
  let isTried = false

  /** Throws `resting` unless the narrator may be asked; says whether this is the request that tries it. */
  function enter(): boolean {
    if (failures < FAILURES_IN_A_ROW) return false
    if (isTried || now() < restsUntil) throw new NarrationFailed('resting')
    isTried = true
    return true
  }
  function noteSuccess(): void {
    failures = restsUntil = 0
  }
  function noteFailure(error: unknown, signal: AbortSignal): void {
    if (signal.aborted || !isItsFault(error)) return
    failures += 1
    if (failures < FAILURES_IN_A_ROW) return
    restsUntil = now() + REST_MS
    onRest()
  }
  async function watch<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
    const isTrial = enter()
    try {
      const told = await ask()
      noteSuccess()
      return told
    } catch (error) {
      noteFailure(error, signal)
      throw error
    } finally {
      if (isTrial) isTried = false
    }
  }

  return {
    ...narrator,
    async *generateReply(input, signal) {
      const isTrial = enter()
      try {
        for await (const event of generateReply.call(narrator, input, signal)) {
          if (event.type === 'end') noteSuccess()
          yield event
        }
      } catch (error) {
        noteFailure(error, signal)
        throw error
      } finally {
        if (isTrial) isTried = false
      }
    },
    ...(answer && {
      answer: (question, signal) => watch(signal, () => answer.call(narrator, question, signal)),
    }),
    suggestTitle: (input, signal) => watch(signal, () => narrator.suggestTitle(input, signal)),
  }
}
