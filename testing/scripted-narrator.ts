import { setTimeout as wait } from 'node:timers/promises'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import {
  NarrationFailed,
  type NarrationEnd,
  type Narrator,
  type NarratorInput,
  type Waiting,
} from '#server/engines/narrator/narrator.ts'

export interface NarratorScript {
  /** Pieces of the reply, one after the other; by default a line that names what the player did. */
  pieces?: (input: NarratorInput) => string[]
  pieceEveryMs?: number
  /** Fails after that many pieces. */
  failAfter?: { pieces: number; reason: NarratorFailure }
  /** Reasons to wait that it names before its first piece. */
  waits?: Waiting[]
  /** Says something else at its end; `missing` breaks off without one. */
  end?: Partial<NarrationEnd> | 'missing'
}

/** A narrator whose replies the test wrote; it remembers its inputs. The script may change between turns. */
export function scriptedNarrator(
  script: NarratorScript = {},
): Narrator & { inputs: NarratorInput[]; script: NarratorScript; isHeld: boolean; release(): void } {
  let held: PromiseWithResolvers<void> | undefined
  const narrator = {
    provider: 'scripted',
    model: 'Scripted Narrator',
    isModel: true,
    inputs: [] as NarratorInput[],
    script,
    /** While held, a turn stops after its first piece or reason to wait, until `release`. */
    get isHeld() {
      return held !== undefined
    },
    set isHeld(value: boolean) {
      held = value ? Promise.withResolvers<void>() : undefined
    },
    release() {
      held?.resolve()
      held = undefined
    },
    async *generateReply(input: NarratorInput, signal: AbortSignal) {
      narrator.inputs.push(input)
      const { pieces = defaultPieces, pieceEveryMs = 0, failAfter, waits = [], end } = narrator.script
      let sent = 0
      for (const waiting of waits) {
        yield { type: 'waiting' as const, ...waiting }
        if (held) await Promise.race([held.promise, aborted(signal)])
      }
      for (const text of pieces(input)) {
        if (failAfter && sent >= failAfter.pieces) throw new NarrationFailed(failAfter.reason)
        if (pieceEveryMs > 0) await wait(pieceEveryMs, undefined, { signal })
        yield { type: 'text' as const, text }
        sent++
        if (held) await Promise.race([held.promise, aborted(signal)])
        signal.throwIfAborted()
      }
      if (end === 'missing') return
      const usage = { inputTokens: 10, outputTokens: sent }
      yield {
        type: 'end' as const,
        usage,
        memory: JSON.stringify({ turn: input.number }),
        suggestions: ['Look around', 'Listen', 'Walk on'],
        ...end,
      }
    },
    async suggestTitle(input: NarratorInput) {
      return { title: `About ${input.premise.slice(0, 30)}`, usage: { inputTokens: 5, outputTokens: 3 } }
    },
  }
  return narrator
}

function defaultPieces({ number, path, premise }: NarratorInput): string[] {
  const action = path.at(-1)?.content ?? premise
  return [`Turn ${number}. `, `You have it: ${action}. `, 'The lantern flickers.']
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const give = () => reject(signal.reason as Error)
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
  })
