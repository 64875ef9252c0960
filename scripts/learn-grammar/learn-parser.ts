import {
  apply,
  arcOf,
  begin,
  type Configuration,
  isDone,
  MOVES,
  SHIFT,
} from '#server/ground/grammar/configuration.ts'
import { newFeatures } from '#server/ground/grammar/features.ts'
import { readLabelFeatures } from '#server/ground/grammar/label-features.ts'
import { bestClass } from '#server/ground/grammar/linear-model.ts'
import { readMoveFeatures } from '#server/ground/grammar/move-features.ts'
import { labelOf } from '#server/ground/grammar/parse-words.ts'
import type { Tagged } from '#server/ground/grammar/tagged-words.ts'
import { randomFrom } from '#server/ground/random.ts'
import { costs } from './oracle.ts'
import { Perceptron } from './perceptron.ts'

/** A sentence to learn from: heads with the root after the last word, labels by number. */
export interface ParseLesson {
  tagged: Tagged
  heads: readonly number[]
  labels: readonly number[]
  weight: number
}

const [MOVE_BITS, LABEL_BITS, LEAST_SEEN] = [21, 19, 8]
/** After the first epochs the parser mostly goes its own ways, right or wrong. */
const [EXPLORE_FROM, EXPLORE] = [1, 0.9]

/** Learns moves, and labels where there are any; a lesson comes up as one of its variants. */
export function learnParser(
  variants: readonly (readonly ParseLesson[])[],
  labelCount: number,
  epochs: number,
  seed = 'parses',
): { moves: Perceptron; labels: Perceptron } {
  const moves = new Perceptron(MOVES, MOVE_BITS, LEAST_SEEN)
  const labels = new Perceptron(labelCount, labelCount > 0 ? LABEL_BITS : 1, LEAST_SEEN)
  const features = newFeatures()
  const labelFeatures = newFeatures()
  const scores = new Float64Array(256)
  const random = randomFrom(seed)

  const labelled = (configuration: Configuration, move: number, lesson: ParseLesson): number => {
    if (labelCount === 0 || move === SHIFT) return -1
    const { head, dependent } = arcOf(configuration, move)
    const chosen = labelOf(configuration, move, labels)
    if (lesson.heads[dependent] !== head || head === configuration.length) return chosen
    readLabelFeatures(labelFeatures, configuration, move)
    labels.learn(labelFeatures, lesson.labels[dependent]!, chosen, lesson.weight)
    return chosen
  }

  for (const [i, choice] of variants.entries()) {
    const lesson = i % 2 === 0 ? choice[0]! : choice.at(-1)!
    const configuration = begin(lesson.tagged)
    while (!isDone(configuration)) {
      readMoveFeatures(features, configuration)
      moves.count(features, lesson.weight)
      const lost = costs(configuration, lesson.heads)
      const right = lost.indexOf(Math.min(...lost))
      if (right !== SHIFT && labelCount > 0) {
        readLabelFeatures(labelFeatures, configuration, right)
        labels.count(labelFeatures, lesson.weight)
      }
      apply(
        configuration,
        right,
        right === SHIFT || labelCount === 0 ? -1 : lesson.labels[arcOf(configuration, right).dependent]!,
      )
    }
  }
  for (let epoch = 0; epoch < epochs; epoch++) {
    let wrong = 0
    let all = 0
    for (const choice of random.shuffle(variants)) {
      const lesson = choice[random.chance(0.65) ? 0 : random.whole(0, choice.length - 1)]!
      const configuration = begin(lesson.tagged)
      while (!isDone(configuration)) {
        readMoveFeatures(features, configuration)
        moves.score(features, scores)
        const lost = costs(configuration, lesson.heads)
        const least = Math.min(...lost)
        const chosen = bestClass(scores, MOVES, (each) => lost[each]! < Number.POSITIVE_INFINITY)
        const right =
          lost[chosen] === least ? chosen : bestClass(scores, MOVES, (each) => lost[each] === least)
        moves.learn(features, right, chosen, lesson.weight)
        all += 1
        if (right !== chosen) wrong += 1
        const made = epoch >= EXPLORE_FROM && random.chance(EXPLORE) ? chosen : right
        apply(configuration, made, labelled(configuration, made, lesson))
      }
    }
    console.log(`epoch ${epoch + 1}: ${((100 * wrong) / all).toFixed(2)} % of moves wrong`)
  }
  return { moves, labels }
}
