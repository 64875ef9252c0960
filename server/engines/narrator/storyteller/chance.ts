/** A source of chance that can be replayed: the same seed gives the same story. */
export interface Chance {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number
  /** One of `items`; undefined when there is none. */
  pick<T>(items: readonly T[]): T | undefined
  /** The same items in another order; the list given is left as it is. */
  shuffle<T>(items: readonly T[]): T[]
  /** True about `share` of the time. */
  isLucky(share: number): boolean
}

/** FNV-1a: 32 bits that stand for a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Chance from a seed (mulberry32). */
export function chanceFrom(seed: string): Chance {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)],
    shuffle: (items) => {
      const order = [...items]
      for (let i = order.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1))
        ;[order[i], order[j]] = [order[j]!, order[i]!]
      }
      return order
    },
    isLucky: (share) => next() < share,
  }
}
