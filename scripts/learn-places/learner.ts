import { type Evidence, isRoofed, rivals } from '#server/engines/painter/sketch/reading/place-evidence.ts'
import { SHORT_SIGNS, signNames } from '#server/engines/painter/sketch/reading/place-signs.ts'
import { likelihoods } from '#server/engines/painter/sketch/reading/place-weights.ts'
import { randomFrom } from '#server/ground/random.ts'

/** A scene by its evidence, and the numbers of the rivals that fit. */
export interface Lesson {
  evidence: Evidence
  fits: readonly number[]
  /** A sentence made for its signs: nothing is learned of its words. */
  isPlain?: boolean
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
const ROOF_RATE = 0.2
const [CAUTION, SHARED_CAUTION] = [1e-2, 1e-3]
/** A rival of which a scene is surer than this teaches its words nothing. */
const CERTAIN = 1e-3
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
  const prepared = lessons.flatMap((lesson) => prepare(lesson, state, listed) ?? [])
  const random = randomFrom('places')
  const sum = { signs: new Float64Array(signNames.length), alone: new Float64Array(rivals.length), list: 0 }
  const words = new Map<string, Float64Array>()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const lesson of random.shuffle(prepared)) learnFrom(lesson, state)
    if (epoch < EPOCHS - AVERAGED) continue
    for (const [i, value] of state.signs.value.entries()) sum.signs[i]! += value / AVERAGED
    for (const [i, value] of state.alone.value.entries()) sum.alone[i]! += value / AVERAGED
    sum.list += state.list.value[0]! / AVERAGED
    for (const [word, { value }] of state.words) {
      const all = words.get(word) ?? new Float64Array(COLUMNS)
      for (const [i, each] of value.entries()) all[i]! += each / AVERAGED
      words.set(word, all)
    }
  }
  for (const [word, pairs] of listed) {
    const all = words.get(word) ?? new Float64Array(COLUMNS)
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
    words: new Map(words.map(([word]) => [word, weights(COLUMNS, CAUTION)])),
  }
}

/** Of each word a weight for every rival, and one more that all places with a roof share. */
const ROOF = rivals.length
const COLUMNS = rivals.length + 1

/** A lesson by the weights that it moves, so that each is sought once. */
interface Prepared {
  words: { value: number; own: Weights }[]
  fromLists: Float64Array
  /** Its signs that are not 0, rival by rival. */
  signs: { rival: number; sign: number; value: number }[]
  ruledOut: number[]
  right: number[]
  isPlain: boolean
}

function prepare(
  { evidence: { words, signs }, fits, isPlain = false }: Lesson,
  { words: known }: State,
  listed: ReadonlyMap<string, readonly (readonly [number, number])[]>,
): Prepared | undefined {
  const right = fits.filter((rival) => signs[rival])
  if (right.length === 0) return undefined
  const fromLists = new Float64Array(rivals.length)
  for (const [word, value] of words)
    for (const [rival, share] of listed.get(word) ?? []) fromLists[rival]! += share * value
  return {
    words: [...words].flatMap(([word, value]) => {
      const own = known.get(word)
      return own ? [{ value, own }] : []
    }),
    fromLists,
    signs: signs.flatMap((all = [], rival) =>
      all.flatMap((value, sign) => (value === 0 ? [] : [{ rival, sign, value }])),
    ),
    ruledOut: rivals.flatMap((_, rival) => (signs[rival] ? [] : [rival])),
    right,
    isPlain,
  }
}

function learnFrom(lesson: Prepared, state: State): void {
  const slope = likelihoods([...scoresOf(lesson, state)])
  const believed = lesson.right.reduce((all, rival) => all + slope[rival]!, 1e-12)
  for (const rival of lesson.right) slope[rival]! -= slope[rival]! / believed
  if (!lesson.isPlain) learnWords(lesson, slope, state)
  const bySign = new Float64Array(signNames.length)
  for (const { rival, sign, value } of lesson.signs) bySign[sign]! += value * slope[rival]!
  for (let i = lesson.isPlain ? SHORT_SIGNS : 0; i < bySign.length; i++)
    move(state.signs, i, bySign[i]!, SHARED_RATE)
}

/** Learns of the words, and of how likely each rival is by itself. */
function learnWords({ words, fromLists }: Prepared, slope: readonly number[], { alone, list }: State): void {
  const uncertain = rivals.flatMap((_, i) => (Math.abs(slope[i]!) > CERTAIN ? [i] : []))
  const roof = slope.reduce((sum, each, i) => (isRoofed[i] ? sum + each : sum), 0)
  for (const { value, own } of words) {
    for (const i of uncertain) move(own, i, slope[i]! * value + SHRINK * own.value[i]!, RATE)
    move(own, ROOF, roof * value + SHRINK * own.value[ROOF]!, ROOF_RATE)
  }
  for (let i = 0; i < slope.length; i++) move(alone, i, slope[i]! + SHRINK * alone.value[i]!, SHARED_RATE)
  const byLists = fromLists.reduce((all, each, i) => all + each * slope[i]!, 0)
  move(list, 0, byLists, RATE)
}

function scoresOf({ words, fromLists, signs, ruledOut }: Prepared, state: State): Float64Array {
  const scores = Float64Array.from(state.alone.value)
  const list = state.list.value[0]!
  let roof = 0
  for (const {
    value,
    own: { value: own },
  } of words) {
    for (let rival = 0; rival < scores.length; rival++) scores[rival]! += own[rival]! * value
    roof += own[ROOF]! * value
  }
  for (let rival = 0; rival < scores.length; rival++)
    scores[rival]! += list * fromLists[rival]! + (isRoofed[rival] ? roof : 0)
  for (const { rival, sign, value } of signs) scores[rival]! += value * state.signs.value[sign]!
  for (const rival of ruledOut) scores[rival] = Number.NEGATIVE_INFINITY
  return scores
}

function move({ value, moved }: Weights, i: number, slope: number, rate: number): void {
  if (Math.abs(slope) < 1e-7) return
  moved[i]! += slope * slope
  value[i]! -= (rate * slope) / Math.sqrt(moved[i]!)
}
