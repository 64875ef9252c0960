import { setTimeout as wait } from 'node:timers/promises'
import {
  NarrationFailed,
  type NarrationFailure,
  type Narrator,
  type Turn,
} from '#server/engines/narrator/narrator.ts'

export interface Script {
  /** Pieces told one after the other; by default a line that names what the player did. */
  pieces?: (turn: Turn) => string[]
  pieceEveryMs?: number
  /** Fails after that many pieces. */
  failAfter?: { pieces: number; reason: NarrationFailure }
}

/** A narrator that tells what the test wrote, and remembers what it was asked. The script may change between turns. */
export function scriptedNarrator(
  script: Script = {},
): Narrator & { turns: Turn[]; script: Script; isHeld: boolean; release(): void } {
  let held: PromiseWithResolvers<void> | undefined
  const narrator = {
    provider: 'scripted',
    model: 'Scripted Narrator',
    isModel: false,
    turns: [] as Turn[],
    script,
    /** While held, a turn stops after its first piece and waits for `release`. */
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
    async *tell(turn: Turn, signal: AbortSignal) {
      narrator.turns.push(turn)
      const { pieces = defaultPieces, pieceEveryMs = 0, failAfter } = narrator.script
      let told = 0
      for (const text of pieces(turn)) {
        if (failAfter && told >= failAfter.pieces) throw new NarrationFailed(failAfter.reason)
        if (pieceEveryMs > 0) await wait(pieceEveryMs, undefined, { signal })
        yield { type: 'text' as const, text }
        told++
        if (held) await Promise.race([held.promise, aborted(signal)])
        signal.throwIfAborted()
      }
      const usage = { inputTokens: 10, outputTokens: told }
      yield {
        type: 'end' as const,
        usage,
        memory: JSON.stringify({ turn: turn.number }),
        suggestions: ['Look around', 'Listen', 'Walk on'],
      }
    },
    async suggestTitle(turn: Turn) {
      return { title: `About ${turn.premise.slice(0, 30)}`, usage: { inputTokens: 5, outputTokens: 3 } }
    },
  }
  return narrator
}

function defaultPieces({ number, path, premise }: Turn): string[] {
  const deed = path.at(-1)?.content ?? premise
  return [`Turn ${number}. `, `You have it: ${deed}. `, 'The lantern flickers.']
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )
