import type { PainterInput } from '../../painter.ts'
import { isKin } from '../lexicon/place-parts.ts'
import { type Era, isIndoors, type ToldPlace } from '../scene-facts.ts'
import { evidenceOf, rivals, type Weigh } from './place-evidence.ts'
import { isNamedBy } from './place-signs.ts'
import { weighPlaces } from './place-weights.ts'

/** Least likelihood of a place; in a moment of few words, of one that is so many times as likely as any other; and of a side of the roof. */
const [SURE, CLEAR, TIMES, LIKELY_SIDE] = [0.6, 0.3, 4, 0.66]

export interface FoundPlace {
  place: ToldPlace
  /** Whether it is a place that is told, and not the side of the roof or what few words make likely. */
  isTold: boolean
}

/**
 * The place of the scene: the likeliest of all by what was learned, with those that it is a part or the whole of; where
 * none is likely enough, a plain room or the open sky; undefined where not even the side of the roof is sure.
 */
export function readPlace(
  scene: PainterInput,
  era: Era | undefined,
  weigh: Weigh = weighPlaces,
): FoundPlace | undefined {
  const evidence = evidenceOf(scene, era, weigh)
  const likely = weigh(evidence)
  const sum = (counts: (rival: ToldPlace) => boolean) =>
    rivals.reduce((all, rival, i) => (counts(rival) ? all + likely[i]! : all), 0)
  const likeliest = (counts: (rival: ToldPlace) => boolean) =>
    rivals.reduce<{ place: ToldPlace; likelihood: number }>(
      (best, rival, i) =>
        likely[i]! > best.likelihood && counts(rival) ? { place: rival, likelihood: likely[i]! } : best,
      { place: 'room', likelihood: 0 },
    )
  const { place } = likeliest((rival) => !isGround(rival))
  const own = sum((rival) => isKin(place, rival))
  const next = likeliest((rival) => !isGround(rival) && !isKin(place, rival)).likelihood
  if (own >= SURE || (evidence.isShort && own >= CLEAR && own >= TIMES * next))
    return {
      place: isOtherworldly(place, scene, era) ? 'alien-world' : inAge(place, era),
      isTold: !evidence.isShort || isNamedBy(evidence.signs[rivals.indexOf(place)]!),
    }
  const inside = sum(isIndoors)
  if (Math.max(inside, 1 - inside) < LIKELY_SIDE) return undefined
  return { place: inside > 0.5 ? 'room' : 'open', isTold: false }
}

/** A plain room or the open sky, which claim no place. */
const isGround = (place: ToldPlace): boolean => place === 'room' || place === 'open'

/** A city after the end of the world is in ruins. */
const inAge = (place: ToldPlace, era: Era | undefined): ToldPlace =>
  era === 'ruin' && place === 'city' ? 'ruined-city' : place

/** Land has the looks of another world where a story tells of one. */
const isOtherworldly = (place: ToldPlace, { premise, earlier, moment }: PainterInput, era?: Era): boolean =>
  era === 'future' && bareLand.has(place) && ELSEWHERE.test([premise, ...earlier, moment].join(' '))
const bareLand: ReadonlySet<ToldPlace> = new Set([
  'canyon',
  'desert',
  'fields',
  'mountains',
  'pasture',
  'prairie',
  'volcano',
])
const ELSEWHERE =
  /\b(?:moon|planet|exoplanet|alien|xeno\w+|two suns|twin suns|second sun|terraform\w*|lander|mars|titan|europa|ganymede)\b/i
