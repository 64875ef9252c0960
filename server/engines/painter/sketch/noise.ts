import { hashText } from '#server/ground/random.ts'

/** A smooth field of values 0 to 1 over the plane. */
export type Field = (x: number, y: number) => number

const SIZE = 256
const LAST = SIZE - 1

/** The same lattice for all fields, made with the first. */
let lattice: Float32Array | undefined

function chanceLattice(): Float32Array {
  let state = hashText('lattice')
  return Float32Array.from({ length: SIZE * SIZE }, () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  })
}

/** Value noise that repeats every 256 steps; a seed says from where on the lattice. */
export function createNoise(seed: string): Field {
  const values = (lattice ??= chanceLattice())
  const from = hashText(seed)
  const [fromX, fromY] = [from & LAST, (from >>> 8) & LAST]
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const across = ease(x - column)
    const down = ease(y - row)
    const left = (column + fromX) & LAST
    const right = (left + 1) & LAST
    const upper = (row + fromY) & LAST
    const top = upper * SIZE
    const bottom = ((upper + 1) & LAST) * SIZE
    const above = values[top + left]! + (values[top + right]! - values[top + left]!) * across
    const below = values[bottom + left]! + (values[bottom + right]! - values[bottom + left]!) * across
    return above + (below - above) * down
  }
}

/** Noise over noise, each octave twice as fine and half as strong; stays within 0 to 1. */
export function fractal(noise: Field, octaves: number): Field {
  const total = 2 - 2 ** (1 - octaves)
  return (x, y) => {
    let sum = 0
    let weight = 1
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x + octave * 37.3, y + octave * 17.9) * weight
      x *= 2
      y *= 2
      weight /= 2
    }
    return sum / total
  }
}

/** 0 below `from`, 1 above `to`, soft between. */
export function step(from: number, to: number, value: number): number {
  return ease(Math.min(1, Math.max(0, (value - from) / (to - from))))
}

const ease = (t: number): number => t * t * (3 - 2 * t)
