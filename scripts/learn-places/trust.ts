import { likeliestPlace } from '#server/engines/painter/sketch/reading/likeliest-place.ts'
import { evidenceOf } from '#server/engines/painter/sketch/reading/place-evidence.ts'
import { trustOf, trustSigns } from '#server/engines/painter/sketch/reading/place-trust.ts'
import { readEra } from '#server/engines/painter/sketch/reading/read-era.ts'
import { hashText } from '#server/ground/random.ts'
import type { LabelledScene } from './labelled-scenes.ts'
import { learnFromScenes, weighBy } from './lessons.ts'

const FOLDS = 5
/** A place that is less likely is never drawn. */
const LEAST = 0.15
const [STEPS, RATE, SHRINK] = [4000, 0.5, 1e-4]

/** Weights by which a place is trusted, learned of scenes that are read, in turn, by what was learned of the others. */
export function learnTrust(scenes: readonly LabelledScene[]): number[] {
  const met: { signs: number[]; isRight: boolean }[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const isIn = ({ input }: LabelledScene) => hashText(`fold ${input.moment}`) % FOLDS === fold
    const weigh = weighBy(learnFromScenes(scenes.filter((scene) => !isIn(scene))))
    for (const { input, fits } of scenes.filter(isIn)) {
      const evidence = evidenceOf(input, readEra(input), weigh)
      const found = likeliestPlace(evidence, weigh(evidence))
      if (found.withKin >= LEAST) met.push({ signs: trustSigns(found), isRight: fits.includes(found.place) })
    }
  }
  return logistic(met)
}

/** Logistic regression of few numbers by plain descent. */
function logistic(met: readonly { signs: number[]; isRight: boolean }[]): number[] {
  const weights = met[0]!.signs.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => SHRINK * weight)
    for (const { signs, isRight } of met) {
      const wrong = (trustOf(signs, weights) - (isRight ? 1 : 0)) / met.length
      for (const [i, sign] of signs.entries()) slope[i]! += wrong * sign
    }
    for (const [i, each] of slope.entries()) weights[i]! -= RATE * each
  }
  return weights
}
