import { scriptOf, type Script } from './token-estimate.ts'

/**
 * Counts tokens as one connection's model would: the estimate by script, corrected by what the provider counted.
 * The correction moves in jumps, since every move cuts stories elsewhere and costs a
 * provider's cached prefix.
 */
export interface TokenGauge {
  /** The model's tokens for one estimated token, in the script of `sample`. */
  factorFor(sample: string): number
  /** Takes in what the provider counted for a prompt, with what it was estimated at as it was written. */
  learn(prompt: { text: string; estimatedTokens: number; countedTokens: number }): void
}

const LEAST_SAMPLE_TOKENS = 200
/** Beyond these a count is no count: some servers leave out what they had cached, or invent a number. */
const BELIEVABLE = { from: 0.5, to: 2.5 }
/** A prompt that is too long costs more than one that could have been longer. */
const LEAST_RISE = 0.02
const LEAST_FALL = 0.05
const NEWEST_WEIGHT = 0.3

export function createTokenGauge(): TokenGauge {
  const seen = new Map<Script, number>()
  const held = new Map<Script, number>()
  return {
    factorFor: (sample) => held.get(scriptOf(sample)) ?? 1,
    learn({ text, estimatedTokens, countedTokens }) {
      const ratio = countedTokens / estimatedTokens
      if (estimatedTokens < LEAST_SAMPLE_TOKENS || ratio < BELIEVABLE.from || ratio > BELIEVABLE.to) return
      const script = scriptOf(text)
      const before = seen.get(script) ?? ratio
      const now = before + (ratio - before) * NEWEST_WEIGHT
      seen.set(script, now)
      const factor = held.get(script)
      const change = factor === undefined ? Infinity : now / factor - 1
      if (change > LEAST_RISE || change < -LEAST_FALL) held.set(script, now)
    },
  }
}
