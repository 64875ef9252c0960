import type { NarratorFailure } from '#contract/narrator-failures.ts'
import { createBreaker, type RestOptions } from '#server/ground/breaker.ts'
import { NarrationFailed, type Narrator } from './narrator.ts'

/** These lie in the turn or its story: another narrator would be no help, and this one is well. */
const NOT_ITS_FAULT = new Set<NarratorFailure>(['filtered', 'declined', 'too_long', 'only_thoughts'])

/** Whether a failure says something of the narrator, and not of what it was asked. */
export const isItsFault = (error: unknown): error is NarrationFailed =>
  error instanceof NarrationFailed && !NOT_ITS_FAULT.has(error.reason)

/** A narrator that rests once it has failed five times in a row. */
export function restAfterFailures(narrator: Narrator, options: RestOptions): Narrator {
  const { generateReply, answer } = narrator
  const resting = () => new NarrationFailed('resting')
  const breaker = createBreaker({ ...options, isItsFault, resting })

  return {
    ...narrator,
    async *generateReply(input, signal) {
      const visit = breaker.enter(signal)
      try {
        for await (const event of generateReply.call(narrator, input, signal)) {
          if (event.type === 'end') visit.noteSuccess()
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
      answer: (question, signal) => breaker.watch(signal, () => answer.call(narrator, question, signal)),
    }),
    suggestTitle: (input, signal) => breaker.watch(signal, () => narrator.suggestTitle(input, signal)),
  }
}
