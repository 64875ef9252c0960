import { type Evidence, rivals } from '#server/engines/painter/sketch/reading/place-evidence.ts'
import { signNames } from '#server/engines/painter/sketch/reading/place-signs.ts'
import { likelihoods } from '#server/engines/painter/sketch/reading/place-weights.ts'
import { randomFrom } from '#server/ground/random.ts'

/** A scene by its evidence, and the numbers of the rivals that fit. */
export interface Lesson {
  evidence: Evidence
  fits: readonly number[]
}

export interface Learned {
  signs: Float64Array
  alone: Float64Array
  words: Map<string, Float64Array>
}

const EPOCHS = 12
/** Epochs at the end whose weights are averaged. */
const AVERAGED = 6
const [RATE, SHARED_RATE, SHRINK] = [0.2, 0.1, 1e-4]
const [CAUTION, SHARED_CAUTION] = [1e-2, 1e-3]
/** A word that fewer scenes have is learned from only where a list has it. */
const LEAST_SCENES = 2

/**
 * Multinomial logistic regression by AdaGrad. `listed` says of a word which rivals it goes with, and how surely: what is
 * learned of a word is added to that, all of it times one weight, which is learned too.
 */
export function learnPlaces(
  lessons: readonly Lesson[],
  listed: ReadonlyMap<string, readonly (readonly [rival: number, share: number])[]>,
): Learned {
  const state = startFor(lessons, listed)
  const random = randomFrom('places')
  const sum = { signs: new Float64Array(signNames.length), alone: new Float64Array(rivals.length), list: 0 }
  const words = new Map<string, Float64Array>()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const lesson of random.shuffle(lessons)) learnFrom(lesson, state, listed)
    if (epoch < EPOCHS - AVERAGED) continue
    for (const [i, value] of state.signs.value.entries()) sum.signs[i]! += value / AVERAGED
    for (const [i, value] of state.alone.value.entries()) sum.alone[i]! += value / AVERAGED
    sum.list += state.list.value[0]! / AVERAGED
    for (const [word, { value }] of state.words) {
      const all = words.get(word) ?? new Float64Array(rivals.length)
      for (const [i, each] of value.entries()) all[i]! += each / AVERAGED
      words.set(word, all)
    }
  }
  for (const [word, pairs] of listed) {
    const all = words.get(word) ?? new Float64Array(rivals.length)
    for (const [rival, share] of pairs) all[rival]! += sum.list * share
    words.set(word, all)
  }
  return { signs: sum.signs, alone: sum.alone, words }
}

/** Weights and how far they have been moved. */
interface Weights {
  value: Float64Array
  moved: Float64Array
}
interface State {
  signs: Weights
  alone: Weights
  list: Weights
  words: Map<string, Weights>
}

const weights = (length: number, caution: number): Weights => ({
  value: new Float64Array(length),
  moved: new Float64Array(length).fill(caution),
})

function startFor(lessons: readonly Lesson[], listed: ReadonlyMap<string, unknown>): State {
  const scenes = new Map<string, number>()
  for (const { evidence } of lessons)
    for (const word of evidence.words.keys()) scenes.set(word, (scenes.get(word) ?? 0) + 1)
  const words = [...scenes].filter(([word, count]) => count >= LEAST_SCENES || listed.has(word))
  const list = weights(1, SHARED_CAUTION)
  list.value[0] = 3
  return {
    signs: weights(signNames.length, SHARED_CAUTION),
    alone: weights(rivals.length, SHARED_CAUTION),
    list,
    words: new Map(words.map(([word]) => [word, weights(rivals.length, CAUTION)])),
  }
}

function learnFrom(
  { evidence: { words, signs }, fits }: Lesson,
  { signs: signWeights, alone, list, words: known }: State,
  listed: ReadonlyMap<string, readonly (readonly [number, number])[]>,
): void {
  const right = fits.filter((rival) => signs[rival])
  if (right.length === 0) return
  const fromLists = new Float64Array(rivals.length)
  const scores = Float64Array.from(alone.value)
  for (const [word, value] of words) {
    for (const [rival, share] of listed.get(word) ?? []) fromLists[rival]! += share * value
    const own = known.get(word)?.value
    if (own) for (let rival = 0; rival < scores.length; rival++) scores[rival]! += own[rival]! * value
  }
  for (const [rival, own] of signs.entries()) {
    scores[rival]! += list.value[0]! * fromLists[rival]!
    if (!own) scores[rival] = Number.NEGATIVE_INFINITY
    else for (const [i, value] of own.entries()) scores[rival]! += value * signWeights.value[i]!
  }
  const slope = Float64Array.from(likelihoods([...scores]))
  const believed = right.reduce((all, rival) => all + slope[rival]!, 1e-12)
  for (const rival of right) slope[rival]! -= slope[rival]! / believed
  for (const [word, value] of words) {
    const own = known.get(word)
    if (own)
      for (let i = 0; i < slope.length; i++) move(own, i, slope[i]! * value + SHRINK * own.value[i]!, RATE)
  }
  for (let i = 0; i < slope.length; i++) move(alone, i, slope[i]! + SHRINK * alone.value[i]!, SHARED_RATE)
  move(
    list,
    0,
    fromLists.reduce((all, each, i) => all + each * slope[i]!, 0),
    RATE,
  )
  const bySign = new Float64Array(signNames.length)
  for (const [rival, own] of signs.entries())
    for (const [i, value] of (own ?? []).entries()) bySign[i]! += value * slope[rival]!
  for (const [i, each] of bySign.entries()) move(signWeights, i, each, SHARED_RATE)
}

function move({ value, moved }: Weights, i: number, slope: number, rate: number): void {
  if (Math.abs(slope) < 1e-7) return
  moved[i]! += slope * slope
  value[i]! -= (rate * slope) / Math.sqrt(moved[i]!)
}
