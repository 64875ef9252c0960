import { hashText } from '#server/ground/random.ts'

/** A smooth field of values 0 to 1 over the plane. */
export type Field = (x: number, y: number) => number

const SIZE = 256

/** Value noise on a lattice that repeats every 256 steps. */
export function createNoise(seed: string): Field {
  const lattice = new Float32Array(SIZE * SIZE)
  let state = hashText(seed) || 1
  for (let i = 0; i < lattice.length; i++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    lattice[i] = (state >>> 0) / 4_294_967_296
  }
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const across = ease(x - column)
    const down = ease(y - row)
    const left = column & (SIZE - 1)
    const right = (column + 1) & (SIZE - 1)
    const top = (row & (SIZE - 1)) * SIZE
    const bottom = ((row + 1) & (SIZE - 1)) * SIZE
    const above = lattice[top + left]! + (lattice[top + right]! - lattice[top + left]!) * across
    const below = lattice[bottom + left]! + (lattice[bottom + right]! - lattice[bottom + left]!) * across
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
