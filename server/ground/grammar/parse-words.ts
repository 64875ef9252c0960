import { apply, arcOf, begin, type Configuration, isDone, isLegal, MOVES, SHIFT } from './configuration.ts'
import { newFeatures } from './features.ts'
import { readLabelFeatures } from './label-features.ts'
import { bestClass, type Scorer } from './linear-model.ts'
import { readMoveFeatures } from './move-features.ts'
import type { Tagged } from './tagged-words.ts'

export const ROOT_LABEL = 0

const features = newFeatures()
const scores = new Float64Array(256)

/** Parses a tagged sentence move by move, always the best one, and without labels where nobody gives them; the root is after the last word. */
export function parseWords(
  tagged: Tagged,
  moves: Scorer,
  labeller?: Scorer,
): Pick<Configuration, 'heads' | 'labels'> {
  const configuration = begin(tagged)
  while (!isDone(configuration)) {
    readMoveFeatures(features, configuration)
    moves.score(features, scores)
    const move = bestClass(scores, MOVES, (each) => isLegal(configuration, each))
    const hasLabel = move !== SHIFT && labeller
    apply(configuration, move, hasLabel ? labelOf(configuration, move, labeller) : -1)
  }
  return configuration
}

/** Turns heads round, as they are of the sentence read from its end. */
export function mirrored(heads: ArrayLike<number>): Int32Array {
  const length = heads.length
  return Int32Array.from({ length }, (_, at) => {
    const head = heads[length - 1 - at]!
    return head === length ? length : length - 1 - head
  })
}

/** The likeliest label of the arc that a move makes; the arc from the root has label 0, and none else has. */
export function labelOf(configuration: Configuration, move: number, labels: Scorer): number {
  if (arcOf(configuration, move).head === configuration.length) return ROOT_LABEL
  readLabelFeatures(features, configuration, move)
  labels.score(features, scores)
  scores[ROOT_LABEL] = Number.NEGATIVE_INFINITY
  return bestClass(scores, labels.classes)
}
