/** Seeded randomness: the same seed always gives the same run of numbers. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
  isLikely(probability: number): boolean
  /** A stream of its own, so that drawing more of one motif does not move another. */
  fork(name: string): Chance
}

export function createChance(seed: string): Chance {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const chance: Chance = {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    isLikely: (probability) => next() < probability,
    fork: (name) => createChance(`${seed}/${name}`),
  }
  return chance
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value | 0
}
