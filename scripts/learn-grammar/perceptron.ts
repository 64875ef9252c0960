import type { Features } from '#server/ground/grammar/features.ts'
import { rowOf, type Scorer, type SparseRows } from '#server/ground/grammar/linear-model.ts'

/** A feature that comes up seldomer teaches nothing. */
const LEAST_SEEN = 4
const COUNTER_BITS = 24

/** An averaged perceptron with hashed features. */
export class Perceptron implements Scorer {
  readonly #weights: Float32Array
  readonly #sums: Float64Array
  readonly #seen = new Uint8Array(2 ** COUNTER_BITS)
  #steps = 1
  readonly classes: number
  readonly bits: number

  constructor(classes: number, bits: number) {
    this.classes = classes
    this.bits = bits
    this.#weights = new Float32Array(classes * 2 ** bits)
    this.#sums = new Float64Array(classes * 2 ** bits)
  }

  /** Counts features, before anything is learned of them. */
  count({ hashes, count }: Features): void {
    for (let i = 0; i < count; i++) {
      const at = hashes[i]! >>> (32 - COUNTER_BITS)
      if (this.#seen[at]! < LEAST_SEEN) this.#seen[at]! += 1
    }
  }

  score({ hashes, count }: Features, scores: Float64Array): void {
    const { classes } = this
    const weights = this.#weights
    scores.fill(0, 0, classes)
    for (let i = 0; i < count; i++) {
      const at = rowOf(hashes[i]!, this.bits) * classes
      for (let each = 0; each < classes; each++) scores[each]! += weights[at + each]!
    }
  }

  /** Learns from one decision; where it was right, only time passes. */
  learn({ hashes, count }: Features, right: number, chosen: number, weight: number): void {
    this.#steps += 1
    if (right === chosen) return
    for (let i = 0; i < count; i++) {
      const hash = hashes[i]!
      if (this.#seen[hash >>> (32 - COUNTER_BITS)]! < LEAST_SEEN) continue
      const at = rowOf(hash, this.bits) * this.classes
      this.#weights[at + right]! += weight
      this.#weights[at + chosen]! -= weight
      this.#sums[at + right]! += weight * this.#steps
      this.#sums[at + chosen]! -= weight * this.#steps
    }
  }

  /** Returns the averaged weights in whole numbers, `fine` of them for 1; what rounds to nothing or is below `least` is dropped. */
  average(fine: number, least: number): SparseRows {
    const rows: number[] = []
    const starts = [0]
    const classes: number[] = []
    const weights: number[] = []
    for (let row = 0; row < 2 ** this.bits; row++) {
      const before = classes.length
      for (let each = 0; each < this.classes; each++) {
        const at = row * this.classes + each
        if (this.#sums[at] === 0) continue
        const averaged = this.#weights[at]! - this.#sums[at]! / this.#steps
        const whole = Math.max(-127, Math.min(127, Math.round(averaged * fine)))
        if (whole === 0 || Math.abs(averaged) < least) continue
        classes.push(each)
        weights.push(whole)
      }
      if (classes.length === before) continue
      rows.push(row)
      starts.push(classes.length)
    }
    return {
      bits: this.bits,
      classes: this.classes,
      rows: Uint32Array.from(rows),
      starts: Uint32Array.from(starts),
      entryClasses: Uint8Array.from(classes),
      entryWeights: Int8Array.from(weights),
    }
  }
}
