/** Shares of a prompt that each part of a story's memory may take; the words of the path have what is left. */
interface MemoryShares {
  pins: number
  spans: number
  facts: number
  /** Facts and passages that this turn touches; they stand at the end, where nothing is cached. */
  turn: number
}

/** By the size of the prompt in tokens. A small one holds few words of its own, so facts stand in for them. */
const SHARES: readonly (MemoryShares & { upTo: number })[] = [
  { upTo: 4_096, pins: 0.04, spans: 0.12, facts: 0.14, turn: 0.09 },
  { upTo: 8_192, pins: 0.04, spans: 0.14, facts: 0.18, turn: 0.09 },
  { upTo: 32_768, pins: 0.03, spans: 0.16, facts: 0.12, turn: 0.06 },
  { upTo: Infinity, pins: 0.02, spans: 0.12, facts: 0.1, turn: 0.05 },
]

/** The tokens that each part of the memory may take of a prompt of so many. */
export function shareMemory(promptTokens: number): MemoryShares {
  const shares = SHARES.find(({ upTo }) => promptTokens <= upTo)!
  const tokensOf = (share: number) => Math.floor(promptTokens * share)
  return {
    pins: tokensOf(shares.pins),
    spans: tokensOf(shares.spans),
    facts: tokensOf(shares.facts),
    turn: tokensOf(shares.turn),
  }
}
