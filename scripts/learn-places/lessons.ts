import type { PainterInput } from '#server/engines/painter/painter.ts'
import {
  evidenceOf,
  isRoofed,
  rivals,
  type Weigh,
} from '#server/engines/painter/sketch/reading/place-evidence.ts'
import { likelihoods } from '#server/engines/painter/sketch/reading/place-weights.ts'
import { clausesOf } from '#server/engines/painter/sketch/reading/clauses.ts'
import { readEra } from '#server/engines/painter/sketch/reading/read-era.ts'
import { sceneWords } from '#server/engines/painter/sketch/reading/scene-words.ts'
import { goingOn, type LabelledScene, wordsOfPlaces } from './labelled-scenes.ts'
import { plainSentences } from './plain-sentences.ts'
import { type Learned, learnPlaces, type Lesson } from './learner.ts'

/** Of so many scenes one is gone on with, at the same place, and one is come to from another place. */
const [GOING_ON, COMING] = [5, 7]
/** A word that several lists have tells less of each. */
const SHARED = 0.4
/** So many scenes a list counts for, before those that are told are counted. */
const BELIEVED = 4
/** A fifth of the scenes plays where the painter has no plate; of stories that is seldomer. */
const SELDOM = 1.9

/** Plates of what has no plate. */
const grounds = ['room', 'open']

type Labelled = Pick<LabelledScene, 'fits' | 'input'> & { isPlain?: boolean }

/** Learns from scenes, twice: the second time it is known how likely the places are that were told before. */
export function learnFromScenes(scenes: readonly LabelledScene[]): Learned {
  const inputs: Labelled[] = [...scenes, ...goneOnWith(scenes), ...plainSentences()]
  const first = lessonsOf(inputs, () => rivals.map(() => 0))
  const listed = listedWords(first)
  const learned = learnPlaces(first, listed)
  const again = inputs.map((scene, i) =>
    scene.input.earlier.length > 0 ? lessonOf(scene, weighBy(learned)) : first[i]!,
  )
  const last = learnPlaces(again, listed)
  for (const ground of grounds) last.alone[numberOf(ground)]! -= SELDOM
  return last
}

/** Weighs evidence by what was learned, before it is written. */
export const weighBy =
  ({ signs: weights, alone, words: learned }: Learned): Weigh =>
  ({ words, signs }) => {
    const scores = Float64Array.from(alone)
    let roof = 0
    for (const [word, value] of words) {
      const own = learned.get(word)
      if (!own) continue
      for (let i = 0; i < scores.length; i++) scores[i]! += value * own[i]!
      roof += value * own[scores.length]!
    }
    for (let i = 0; i < scores.length; i++) if (isRoofed[i]) scores[i]! += roof
    return likelihoods(
      [...scores].map((score, i) =>
        signs[i]
          ? signs[i].reduce((sum, value, sign) => sum + value * weights[sign]!, score)
          : Number.NEGATIVE_INFINITY,
      ),
    )
  }

const lessonsOf = (scenes: readonly Labelled[], weigh: Weigh): Lesson[] =>
  scenes.map((scene) => lessonOf(scene, weigh))

export const lessonOf = ({ fits, input, isPlain = false }: Labelled, weigh: Weigh): Lesson => ({
  evidence: evidenceOf(input, readEra(input), weigh),
  fits: fits.flatMap(numbersOf),
  isPlain,
})

/** The rivals that a label means. */
const numbersOf = (place: string): number[] => (place === 'none' ? grounds : [place]).map(numberOf)

function numberOf(place: string): number {
  const number = (rivals as readonly string[]).indexOf(place)
  if (number < 0) throw new Error(`No place is called '${place}'`)
  return number
}

/** Scenes that go on with words that tell of no place, and scenes that one comes to from another. */
export function goneOnWith(scenes: readonly LabelledScene[]): Labelled[] {
  const replies = goingOn()
  return scenes.flatMap(({ fits, input }, i) => {
    const after = (moment: string, earlier: string): PainterInput => ({
      ...input,
      moment,
      earlier: [...input.earlier, earlier],
    })
    const other = scenes[(i * 31 + 17) % scenes.length]!
    return [
      ...(i % GOING_ON === 0 ? [{ fits, input: after(replies[i % replies.length]!, input.moment) }] : []),
      ...(i % COMING === 0
        ? [{ fits, input: { ...after(input.moment, other.input.moment), premise: '' } }]
        : []),
    ]
  })
}

/** Each listed word and pair of words, with the places whose lists have it: less where the scenes that have it are of others. */
export function listedWords(lessons: readonly Lesson[]): Map<string, [rival: number, share: number][]> {
  const borneOut = bearing(lessons)
  const places = new Map<string, Set<number>>()
  for (const [place, phrases] of wordsOfPlaces())
    for (const phrase of phrases) {
      const words = [...sceneWords(clausesOf(phrase)).keys()].filter((word) => !/^[~^]/.test(word))
      const pairs = words.filter((word) => word.includes('_'))
      for (const word of pairs.length > 0 ? pairs : words.slice(0, 1))
        places.set(word, new Set([...(places.get(word) ?? []), ...numbersOf(place)]))
    }
  return new Map(
    [...places].map(([word, all]) => [
      word,
      [...all].map((each) => [each, borneOut(word, each) / all.size ** SHARED] as [number, number]),
    ]),
  )
}

/** Share of the scenes with a word that are of a place, from lessons; 1 where no scene has it. */
function bearing(lessons: readonly Lesson[]): (word: string, rival: number) => number {
  const told = new Map<string, { all: number; of: Map<number, number> }>()
  for (const { evidence, fits, isPlain } of lessons) {
    if (isPlain) continue
    for (const word of evidence.words.keys()) {
      const count = told.get(word) ?? { all: 0, of: new Map<number, number>() }
      count.all++
      for (const rival of new Set(fits)) count.of.set(rival, (count.of.get(rival) ?? 0) + 1)
      told.set(word, count)
    }
  }
  return (word, rival) => {
    const count = told.get(word)
    return count ? Math.sqrt(((count.of.get(rival) ?? 0) + BELIEVED) / (count.all + BELIEVED)) : 1
  }
}
