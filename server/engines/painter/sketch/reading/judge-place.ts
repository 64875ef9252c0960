import type { PainterInput } from '../../painter.ts'
import { isKin } from '../lexicon/place-parts.ts'
import type { Era, ToldPlace } from '../scene-facts.ts'
import { evidenceOf, rivals } from './place-evidence.ts'
import { weighPlaces } from './place-weights.ts'

/** Least likelihood of a place that the clauses propose, of one where they propose none, and of one against theirs. */
const [KEPT, TAKEN, AGAINST] = [0.4, 0.6, 0.9]

/**
 * Weighs the place that the clauses propose against all others by what was learned: undefined where it is not likely and
 * no other is likely enough. A moment of a few words is what its clauses say.
 */
export function judgePlace(
  proposed: ToldPlace | undefined,
  scene: PainterInput,
  era: Era | undefined,
): ToldPlace | undefined {
  const evidence = evidenceOf(scene, era, weighPlaces)
  if (evidence.isPlain) return proposed
  const likely = weighPlaces(evidence)
  // Its whole and its parts speak for a place.
  const withKin = (place: ToldPlace) =>
    rivals.reduce((sum, rival, i) => (isKin(place, rival) ? sum + likely[i]! : sum), 0)
  const isPlace = proposed !== undefined && !isGround(proposed)
  if (isPlace && withKin(proposed) >= KEPT) return proposed
  const likeliest = rivals[likely.indexOf(Math.max(...likely))]!
  if (!isGround(likeliest) && withKin(likeliest) >= (isPlace ? AGAINST : TAKEN)) return likeliest
  return isPlace ? undefined : proposed
}

/** A plain room or the open sky, which claim no place. */
const isGround = (place: ToldPlace): boolean => place === 'room' || place === 'open'
