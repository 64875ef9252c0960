import type { Configuration } from './configuration.ts'
import { add, type Features } from './features.ts'
import { addGuideFeatures } from './guide-features.ts'
import { valueAt } from './tagged-words.ts'

const FAR = [0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 6, 7]
export const distanceOf = (from: number, to: number): number => FAR[Math.abs(to - from)] ?? 8

/** Labels of dependents as a set, whatever their order. */
export const labelsOf = (dependents: readonly number[], labels: Int16Array): number => {
  let set = 0
  for (const each of dependents) set |= 1 << (labels[each]! % 31)
  return set
}

/** Features of the next move: the top of the stack, what comes next, and what hangs on them already. */
export function readMoveFeatures(into: Features, configuration: Configuration): void {
  const { stack, next, leftOf, rightOf, labels } = configuration
  const { length } = configuration
  const { words, tags, coarse, suffixes, fields, nextVerb } = configuration.tagged
  const size = stack.length
  const [s0, s1, s2] = [stack[size - 1], stack[size - 2], stack[size - 3]]
  const [w0, w1, w2] = [valueAt(words, s0), valueAt(words, s1), valueAt(words, s2)]
  const [t0, t1, t2] = [valueAt(tags, s0), valueAt(tags, s1), valueAt(tags, s2)]
  const [c0, c1, c2] = [valueAt(coarse, s0), valueAt(coarse, s1), valueAt(coarse, s2)]
  const [f0, f1] = [valueAt(fields, s0), valueAt(fields, s1)]
  const [u0, u1, u2, u3] = [next, next + 1, next + 2, next + 3].map((at) => valueAt(tags, at)) as [
    number,
    number,
    number,
    number,
  ]
  const [b0, b1, b2] = [valueAt(words, next), valueAt(words, next + 1), valueAt(words, next + 2)]
  const [k0, k1, k2] = [valueAt(coarse, next), valueAt(coarse, next + 1), valueAt(coarse, next + 2)]
  const g0 = valueAt(fields, next)
  const [x0, x1, y0] = [valueAt(suffixes, s0), valueAt(suffixes, s1), valueAt(suffixes, next)]
  const empty: number[] = []
  const left0 = s0 === undefined ? empty : leftOf[s0]!
  const right0 = s0 === undefined ? empty : rightOf[s0]!
  const left1 = s1 === undefined ? empty : leftOf[s1]!
  const right1 = s1 === undefined ? empty : rightOf[s1]!
  const leftB = leftOf[next]!
  const [l0, r0] = [valueAt(tags, left0.at(-1)), valueAt(tags, right0.at(-1))]
  const [l1, r1, lb] = [
    valueAt(tags, left1.at(-1)),
    valueAt(tags, right1.at(-1)),
    valueAt(tags, leftB.at(-1)),
  ]
  const [l0w, r0w, r1w, lbw] = [
    valueAt(words, left0.at(-1)),
    valueAt(words, right0.at(-1)),
    valueAt(words, right1.at(-1)),
    valueAt(words, leftB.at(-1)),
  ]
  const sl0 = labelsOf(left0, labels)
  const sr0 = labelsOf(right0, labels)
  const sl1 = labelsOf(left1, labels)
  const sr1 = labelsOf(right1, labels)
  const slb = labelsOf(leftB, labels)
  const d = s0 === undefined ? 9 : distanceOf(s0, next)
  const e = s0 === undefined || s1 === undefined ? 9 : distanceOf(s0, s1)
  into.count = 0
  add(into, 0, 0)
  // single words
  add(into, 1, w0, t0)
  add(into, 2, t0)
  add(into, 3, w0)
  add(into, 4, w1, t1)
  add(into, 5, t1)
  add(into, 6, b0, u0)
  add(into, 7, u0)
  add(into, 8, b0)
  add(into, 9, b1, u1)
  add(into, 10, u1)
  add(into, 11, b2, u2)
  add(into, 12, u2)
  add(into, 13, t2)
  // pairs
  add(into, 14, w0, b0, t0, u0)
  add(into, 15, w0, t0, u0)
  add(into, 16, t0, b0, u0)
  add(into, 17, w0, b0)
  add(into, 18, t0, u0)
  add(into, 19, u0, u1)
  add(into, 20, b0, b1)
  add(into, 21, w1, w0)
  add(into, 22, t1, t0)
  add(into, 23, w1, t1, t0)
  add(into, 24, t1, w0, t0)
  add(into, 25, t1, u0)
  add(into, 26, w1, u0)
  add(into, 27, t1, b0)
  add(into, 28, w0, u1)
  add(into, 29, t0, u1)
  add(into, 30, w1, b0)
  // triples
  add(into, 31, t0, u0, u1)
  add(into, 32, u0, u1, u2)
  add(into, 33, t1, t0, u0)
  add(into, 34, t2, t1, t0)
  add(into, 35, w0, u0, u1)
  add(into, 36, t0, b0, u1)
  add(into, 37, t0, u0, b1)
  add(into, 38, w1, t0, u0)
  add(into, 39, t1, w0, u0)
  add(into, 40, t1, t0, b0)
  add(into, 41, t1, t0, u0, u1)
  add(into, 42, t0, u0, u1, u2)
  add(into, 43, c2, c1, c0, k0)
  add(into, 44, c1, c0, k0, k1)
  add(into, 45, u0, u1, u2, u3)
  // what hangs on them
  add(into, 46, t0, r0, u0)
  add(into, 47, t0, l0, u0)
  add(into, 48, t0, u0, lb)
  add(into, 49, t1, r1, t0)
  add(into, 50, t1, l1, t0)
  add(into, 51, t1, t0, r0)
  add(into, 52, t1, t0, l0)
  add(into, 53, t1, t0, r0w)
  add(into, 54, t1, t0, l0w)
  add(into, 55, w1, t0, l0w)
  add(into, 56, t0, u0, lbw)
  add(into, 57, t0, r0w, u0)
  add(into, 58, t1, r1w, t0)
  add(into, 59, sl0, t0, u0)
  add(into, 60, sr0, t0, u0)
  add(into, 61, sr1, t1, t0)
  add(into, 62, sl1, t1, t0)
  add(into, 63, slb, t0, u0)
  add(into, 64, w0, sr0)
  add(into, 65, w1, sr1, t0)
  add(into, 66, w0, sl0, u0)
  add(into, 67, sl0, sr0, t0, u0)
  add(into, 68, sl1, sr1, t1, t0)
  // distances and counts
  add(into, 69, d, t0, u0)
  add(into, 70, e, t1, t0)
  add(into, 71, d, w0, u0)
  add(into, 72, e, w1, t0)
  add(into, 73, d, t0, b0)
  add(into, 74, right0.length, t0, u0)
  add(into, 75, right1.length, t1, t0)
  add(into, 76, size > 4 ? 4 : size, t0, u0)
  // meaning
  add(into, 77, f0, t0, u0)
  add(into, 78, g0, t0, u0)
  add(into, 79, f0, g0, t0, u0)
  add(into, 80, f1, f0, t1, t0)
  add(into, 81, w1, f0)
  add(into, 82, w0, g0)
  add(into, 83, f1, w0)
  add(into, 84, f1, l0w, f0, t0)
  add(into, 85, w1, l0w, f0)
  add(into, 86, f0, b0, u0)
  add(into, 87, f1, t0, u0, l0w)
  // spelling and what lies around
  add(into, 88, x0, t0, u0)
  add(into, 89, y0, t0, u0)
  add(into, 90, x1, t1, t0)
  add(into, 91, w2, w1, t0)
  add(into, 92, k0, k1, k2, c0)
  add(into, 93, valueAt(tags, s0 === undefined ? -1 : s0 + 1), t0, u0, valueAt(tags, next - 1))
  add(into, 94, w0, b0, t1)
  add(into, 95, t1, t0, u0, sr1)
  add(into, 96, w1, t1, sr1, u0)
  add(into, 97, w1, u0, t0, l0w)
  // what is further off
  const verb = nextVerb[Math.min(next + 1, length)]!
  const verbTag = valueAt(tags, verb)
  const verbDistance = verb === length ? 9 : distanceOf(next, verb)
  const between0 = s0 === undefined ? 0 : betweenOf(configuration.tagged, s0, next)
  const between1 = s0 === undefined || s1 === undefined ? 0 : betweenOf(configuration.tagged, s1, s0)
  const [l02w, lb2w] = [valueAt(words, left0.at(-2)), valueAt(words, leftB.at(-2))]
  const end = valueAt(words, length - 1)
  add(into, 98, verbTag, t0, u0)
  add(into, 99, verbDistance, c0, k0, verbTag)
  add(into, 100, end, t0, u0)
  add(into, 101, between0, t0, u0)
  add(into, 102, between1, t1, t0)
  add(into, 103, between0, c1, c0, k0)
  add(into, 104, between1, c1, c0, k0)
  add(into, 105, verbTag, t1, t0, u0)
  add(into, 106, t0, u0, u3)
  add(into, 107, l02w, t0, u0)
  add(into, 108, lb2w, t0, u0)
  add(into, 109, between1, w1, t0)
  add(into, 110, between0, w0, u0)
  add(into, 111, between1, sr1, t1, t0)
  add(into, 112, sl0, sl1, c1, c0)
  add(into, 113, sl0, slb, t0, u0)
  add(into, 114, b1, t0, u0, u1)
  add(into, 115, t0, u0, valueAt(words, next + 3))
  add(into, 116, verbTag, verbDistance, t0, sl0)
  add(
    into,
    117,
    t1,
    t0,
    valueAt(tags, s1 === undefined ? -1 : s1 + 1),
    valueAt(tags, s0 === undefined ? -1 : s0 - 1),
  )
  if (configuration.tagged.guide) addGuideFeatures(into, configuration, configuration.tagged.guide)
}

/** Bits for what stands between two words: a comma, another sign, a conjunction, a verb, a noun, a subordinator. */
function betweenOf({ marks }: Configuration['tagged'], from: number, to: number): number {
  let bits = 0
  for (let at = from + 1; at < to; at++) bits |= marks[at]!
  return bits
}
