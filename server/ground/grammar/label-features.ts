import { type Configuration, LEFT, arcOf } from './configuration.ts'
import { add, type Features } from './features.ts'
import { distanceOf, labelsOf } from './move-features.ts'
import { valueAt } from './tagged-words.ts'

/** Features of the label of the arc that a move makes: both words, what hangs on them, and what stands around. */
export function readLabelFeatures(into: Features, configuration: Configuration, move: number): void {
  const { head, dependent } = arcOf(configuration, move)
  const { leftOf, rightOf, labels, length } = configuration
  const { words, tags, coarse, suffixes, fields } = configuration.tagged
  const side = head === length ? 2 : move === LEFT ? 0 : 1
  const [hw, dw] = [valueAt(words, head), valueAt(words, dependent)]
  const [ht, dt] = [valueAt(tags, head) * 3 + side, valueAt(tags, dependent) * 3 + side]
  const [hc, dc] = [valueAt(coarse, head) * 3 + side, valueAt(coarse, dependent) * 3 + side]
  const [hf, df] = [valueAt(fields, head), valueAt(fields, dependent)]
  const [left, right] = [leftOf[dependent]!, rightOf[dependent]!]
  const [headLeft, headRight] = [leftOf[head]!, rightOf[head]!]
  const outer = valueAt(words, left.at(-1))
  const inner = valueAt(words, left[0])
  const rightmost = valueAt(words, right.at(-1))
  const [outerTag, rightTag] = [valueAt(tags, left.at(-1)), valueAt(tags, right.at(-1))]
  const own = labelsOf(left, labels)
  const ownRight = labelsOf(right, labels)
  const siblings = labelsOf(headLeft, labels)
  const siblingsRight = labelsOf(headRight, labels)
  const lastSibling = valueAt(words, headRight.at(-1))
  const distance = distanceOf(head, dependent)
  const [before, after] = [valueAt(tags, dependent - 1), valueAt(tags, dependent + 1)]
  const [beforeWord, afterWord] = [valueAt(words, dependent - 1), valueAt(words, dependent + 1)]
  const [headBefore, headAfter] = [valueAt(tags, head - 1), valueAt(tags, head + 1)]
  into.count = 0
  add(into, 0, side)
  add(into, 1, hw, side)
  add(into, 2, ht)
  add(into, 3, dw, side)
  add(into, 4, dt)
  add(into, 5, hw, dw, side)
  add(into, 6, ht, dw)
  add(into, 7, hw, dt)
  add(into, 8, ht, dt)
  add(into, 9, ht, dt, distance)
  add(into, 10, hc, dc, distance)
  add(into, 11, ht, dt, outer)
  add(into, 12, dt, outer, hw)
  add(into, 13, dc, outer, df)
  add(into, 14, hc, dc, df, outer)
  add(into, 15, ht, dt, own)
  add(into, 16, ht, dt, ownRight)
  add(into, 17, ht, dt, siblings)
  add(into, 18, ht, dt, siblingsRight)
  add(into, 19, hw, dt, siblingsRight)
  add(into, 20, hw, dt, siblings)
  add(into, 21, dt, before, after)
  add(into, 22, dt, ht, before)
  add(into, 23, dt, ht, after)
  add(into, 24, dt, ht, headBefore)
  add(into, 25, dt, ht, headAfter)
  add(into, 26, df, dt, ht)
  add(into, 27, df, hw, side)
  add(into, 28, hf, df, ht, dt)
  add(into, 29, hf, dt, dw)
  add(into, 30, dw, beforeWord, side)
  add(into, 31, dw, afterWord, side)
  add(into, 32, dt, beforeWord)
  add(into, 33, dt, afterWord)
  add(into, 34, valueAt(suffixes, dependent), dt, ht)
  add(into, 35, valueAt(suffixes, head), dt, ht)
  add(into, 36, dt, own, ownRight, hc)
  add(into, 37, hc, dc, siblings, siblingsRight)
  add(into, 38, inner, dt, hc)
  add(into, 39, outerTag, rightTag, dt, hc)
  add(into, 40, rightmost, dt, hc)
  add(into, 41, lastSibling, dt, hw)
  add(into, 42, lastSibling, dw, hc)
  add(into, 43, ht, dt, valueAt(labels as unknown as Int32Array, headRight.at(-1)))
  add(into, 44, ht, dt, own, siblings)
  add(into, 45, outer, inner, dt, hc)
  add(into, 46, dependent === 0 ? 1 : 0, dt, hc)
  add(into, 47, dw, own, hc)
}
