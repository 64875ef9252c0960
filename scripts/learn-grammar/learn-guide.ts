import { sparseScorer } from '#server/ground/grammar/linear-model.ts'
import { mirrored, parseWords } from '#server/ground/grammar/parse-words.ts'
import { learnParser, type ParseLesson } from './learn-parser.ts'
import type { Perceptron } from './perceptron.ts'

const [FOLDS, EPOCHS] = [4, 4]
/** Whole numbers for 1, and what is dropped. */
export const GUIDE_FINE = [2, 2] as const

/** Learns to parse from the end to the beginning. */
export const learnGuide = (backward: readonly (readonly ParseLesson[])[]): Perceptron =>
  learnParser(backward, 0, EPOCHS).moves

/** Parses every variant by a parser that has not learned from its tree; returns heads for each, from the beginning. */
export function jackknifeGuides(backward: readonly (readonly ParseLesson[])[]): Int32Array[][] {
  const guides: Int32Array[][] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const learned = learnGuide(backward.filter((_, i) => i % FOLDS !== fold))
    const moves = sparseScorer(learned.average(...GUIDE_FINE))
    for (const [i, lessons] of backward.entries())
      if (i % FOLDS === fold)
        guides[i] = lessons.map(({ tagged }) => mirrored(parseWords(tagged, moves).heads))
  }
  return guides
}
