import { isItsFault } from './breaker-narrator.ts'
import { countFailures } from '#server/ground/failure-streak.ts'
import type { NarrationEvent, Narrator, NarratorInput } from './narrator.ts'

const FAILURES_IN_A_ROW = 3
/** After that the first narrator gets one reply to show that it is back. */
const REST_MS = 60_000

interface Narrators {
  first: Narrator
  standIn: Narrator
  /** Milliseconds since whenever. */
  now(): number
}

/**
 * A narrator for which another stands in once it has failed three times in a row, with the third of these turns. Each
 * reply says at its end who generated it, so that nobody is told by another narrator in silence.
 */
export function createFallbackNarrator({ first, standIn, now }: Narrators): Narrator {
  const { provider, model, isModel, price } = standIn
  const streak = countFailures({ failuresInARow: FAILURES_IN_A_ROW, restMs: REST_MS, now })

  async function* generateByStandIn(
    input: NarratorInput,
    signal: AbortSignal,
  ): AsyncGenerator<NarrationEvent> {
    for await (const event of standIn.generateReply(input, signal))
      yield event.type === 'end' ? { ...event, standIn: { provider, model, isModel, price } } : event
  }

  return {
    provider: first.provider,
    model: first.model,
    isModel: first.isModel,
    price: first.price,
    recentMessages: Math.max(first.recentMessages ?? 0, standIn.recentMessages ?? 0) || undefined,

    async *generateReply(input, signal) {
      if (streak.isResting()) return yield* generateByStandIn(input, signal)
      let hasSpoken = false
      try {
        for await (const event of first.generateReply(input, signal)) {
          hasSpoken ||= event.type === 'text'
          if (event.type === 'end') streak.noteSuccess()
          yield event
        }
        return
      } catch (error) {
        if (signal.aborted || !isItsFault(error)) throw error
        const isRestBegun = streak.noteFailure()
        if (hasSpoken || !isRestBegun) throw error
      }
      yield* generateByStandIn(input, signal)
    },

    ...(first.isOneAtATime && { isOneAtATime: true }),
    // NOTE: nobody waits for these, so that no other narrator has to stand in.
    ...(first.answer && { answer: first.answer }),
    suggestTitle: (input, signal) => (streak.isResting() ? standIn : first).suggestTitle(input, signal),
  }
}
