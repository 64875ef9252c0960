/** Randomness from a seed: the same seed always gives the same run of numbers. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** True about `share` of the time. */
  chance(share: number): boolean
  /** One of the items; undefined where there is none. */
  pick<T>(items: readonly [T, ...T[]]): T
  pick<T>(items: readonly T[]): T | undefined
  /** The same items in another order; the list given is left as it is. */
  shuffle<T>(items: readonly T[]): T[]
  /** A stream of its own, so that drawing more from one does not move another. */
  fork(name: string): Random
}

/** Randomness that a text seeds (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor((high - low + 1) * next())
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole,
    chance: (share) => next() < share,
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)]!,
    shuffle: (items) => {
      const order = [...items]
      for (let last = order.length - 1; last > 0; last--) {
        const other = whole(0, last)
        ;[order[last], order[other]] = [order[other]!, order[last]!]
      }
      return order
    },
    fork: (name) => randomFrom(`${seed}/${name}`),
  }
}

/** Returns 32 bits, from 0 up, that stand for a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
