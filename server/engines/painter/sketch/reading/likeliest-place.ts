import { isKin } from '../lexicon/place-parts.ts'
import type { ToldPlace } from '../scene-facts.ts'
import { type Evidence, rivals } from './place-evidence.ts'

/** The likeliest of all places of which the painter has a plate. */
export interface Likeliest {
  place: ToldPlace
  likelihood: number
  /** The same with the places that it is a part or the whole of. */
  withKin: number
  /** Likelihood of the likeliest place that is none of these. */
  next: number
  signs: readonly number[]
}

/** A plain room or the open sky, which claim no place. */
export const isGround = (place: ToldPlace): boolean => place === 'room' || place === 'open'

export function likeliestPlace({ signs }: Evidence, likely: readonly number[]): Likeliest {
  const most = (counts: (rival: ToldPlace) => boolean) =>
    rivals.reduce(
      (best, rival, i) => (counts(rival) && (best < 0 || likely[i]! > likely[best]!) ? i : best),
      -1,
    )
  const best = most((rival) => !isGround(rival))
  const place = rivals[best]!
  const next = most((rival) => !isGround(rival) && !isKin(place, rival))
  return {
    place,
    likelihood: likely[best]!,
    withKin: rivals.reduce((sum, rival, i) => (isKin(place, rival) ? sum + likely[i]! : sum), 0),
    next: likely[next]!,
    signs: signs[best] ?? [],
  }
}
