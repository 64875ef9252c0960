import type { Features } from '#server/ground/grammar/features.ts'
import { rowOf, type Scorer, type SparseRows } from '#server/ground/grammar/linear-model.ts'

const COUNTER_BITS = 24

/** An averaged perceptron with hashed features. */
export class Perceptron implements Scorer {
  readonly #weights: Float32Array
  readonly #sums: Float64Array
  readonly #seen = new Uint8Array(2 ** COUNTER_BITS)
  readonly #leastSeen: number
  #steps = 1
  readonly classes: number
  readonly bits: number

  /** A feature that comes up seldomer than `leastSeen` teaches nothing. */
  constructor(classes: number, bits: number, leastSeen: number) {
    this.classes = classes
    this.#leastSeen = leastSeen
    this.bits = bits
    this.#weights = new Float32Array(classes * 2 ** bits)
    this.#sums = new Float64Array(classes * 2 ** bits)
  }

  /** Counts features, before anything is learned of them. */
  count({ hashes, count }: Features, weight: number): void {
    for (let i = 0; i < count; i++) {
      const at = hashes[i]! >>> (32 - COUNTER_BITS)
      this.#seen[at] = Math.min(this.#leastSeen, this.#seen[at]! + weight)
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
      if (this.#seen[hash >>> (32 - COUNTER_BITS)]! < this.#leastSeen) continue
      const at = rowOf(hash, this.bits) * this.classes
      this.#weights[at + right]! += weight
      this.#weights[at + chosen]! -= weight
      this.#sums[at + right]! += weight * this.#steps
      this.#sums[at + chosen]! -= weight * this.#steps
    }
  }

  /**
   * Returns the averaged weights in whole numbers, `fine` of them for 1, over this and others that learned the same in another
   * order; what rounds to nothing or is below `least` is dropped.
   */
  average(fine: number, least: number, others: readonly Perceptron[] = []): SparseRows {
    const rows: number[] = []
    const starts = [0]
    const classes: number[] = []
    const weights: number[] = []
    for (let row = 0; row < 2 ** this.bits; row++) {
      const before = classes.length
      const own = meanOf([this, ...others].map((each) => each.#averageRow(row)))
      const usual = own && mostUsual(own, fine)
      for (const [each, averaged] of own?.entries() ?? []) {
        const whole = coarse((averaged - usual!) * fine)
        if (whole === 0 || Math.abs(averaged - usual!) < least) continue
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

  /** Averaged weights of a row; none where it was never moved. */
  #averageRow(row: number): number[] | undefined {
    const from = row * this.classes
    const sums = this.#sums.subarray(from, from + this.classes)
    if (sums.every((sum) => sum === 0)) return undefined
    return Array.from(sums, (sum, each) => this.#weights[from + each]! - sum / this.#steps)
  }
}

/** The mean of some rows; one that was never moved is nought. */
function meanOf(rows: readonly (number[] | undefined)[]): number[] | undefined {
  const moved = rows.filter((row) => row !== undefined)
  return moved[0]?.map((_, each) => moved.reduce((sum, row) => sum + row[each]!, 0) / rows.length)
}

/** The weight that most classes of a row have, as it rounds: less it, the others stand as they stood to each other. */
function mostUsual(weights: readonly number[], fine: number): number {
  const rounded = weights.map((weight) => Math.round(weight * fine))
  const counts = rounded.map((one) => rounded.filter((other) => other === one).length)
  const most = counts.indexOf(Math.max(...counts))
  return counts[most]! > 1 ? rounded[most]! / fine : 0
}

const MOST = 112

/** Rounds to three binary digits: what is large need not be exact, and is packed smaller. */
function coarse(value: number): number {
  const size = Math.min(MOST, Math.round(Math.abs(value)))
  const step = size < 8 ? 1 : 2 ** (Math.floor(Math.log2(size)) - 2)
  return Math.sign(value) * Math.round(size / step) * step
}
