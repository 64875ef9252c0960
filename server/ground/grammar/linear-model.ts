import type { Features } from './features.ts'

/** Scores classes by the sum of what each feature says for them. */
export interface Scorer {
  classes: number
  /** Writes the score of each class into `scores`. */
  score(features: Features, scores: Float64Array): void
}

/** A learned model as it is kept: rows that say something, by number, and what they say of which class. */
export interface SparseRows {
  /** Of the hash of a feature so many bits name its row. */
  bits: number
  classes: number
  /** Numbers of the rows, ascending. */
  rows: Uint32Array
  /** Where the entries of each row begin; one more for the end. */
  starts: Uint32Array
  entryClasses: Uint8Array
  entryWeights: Int8Array
}

/** The number of the row that a feature falls in. */
export const rowOf = (hash: number, bits: number): number => hash >>> (32 - bits)

/** Makes a scorer of a kept model: a bit says whether a row is there, a count per 32 rows where it stands. */
export function sparseScorer({
  bits,
  classes,
  rows,
  starts,
  entryClasses,
  entryWeights,
}: SparseRows): Scorer {
  const isThere = new Uint32Array(2 ** bits / 32)
  const before = new Uint32Array(isThere.length)
  for (const row of rows) isThere[row >>> 5]! |= 1 << (row & 31)
  for (let block = 1; block < before.length; block++)
    before[block] = before[block - 1]! + bitCount(isThere[block - 1]!)
  return {
    classes,
    score({ hashes, count }, scores) {
      scores.fill(0, 0, classes)
      for (let i = 0; i < count; i++) {
        const row = rowOf(hashes[i]!, bits)
        const block = isThere[row >>> 5]!
        const bit = 1 << (row & 31)
        if ((block & bit) === 0) continue
        const at = before[row >>> 5]! + bitCount(block & (bit - 1))
        const end = starts[at + 1]!
        for (let entry = starts[at]!; entry < end; entry++)
          scores[entryClasses[entry]!]! += entryWeights[entry]!
      }
    },
  }
}

function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The class with the highest score, among those that `isAllowed`. */
export function bestClass(
  scores: Float64Array,
  classes: number,
  isAllowed?: (candidate: number) => boolean,
): number {
  let best = -1
  for (let each = 0; each < classes; each++)
    if ((best < 0 || scores[each]! > scores[best]!) && (!isAllowed || isAllowed(each))) best = each
  return best
}
