import { roomsWithin, wholes } from '../lexicon/place-parts.ts'
import type { ToldPlace } from '../scene-facts.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { bearingFrom, placeMentions } from './place-mentions.ts'

/**
 * Signs of a place, the same for all places: how it is named in the moment (by the bearings of `mentions.ts`), where in the
 * text, whether a place around it, its whole or its part is, and whether scenario and what was told before are there. What
 * each weighs is learned.
 */
const names = [
  'inside',
  'at',
  'others',
  'bare',
  'seen',
  'off',
  'away',
  'left',
  'spoken',
  'late',
  'final',
  'around',
  'whole',
  'part',
  'before',
  'beforeLeft',
  'premise',
  'age',
  'ageUntold',
] as const
type Sign = (typeof names)[number]
export type Signs = Partial<Record<Sign, number>>

/** All signs, and all once more for a short moment, which says by its names alone where it is. */
export const signNames: readonly string[] = [...names, ...names.map((name) => `short-${name}`)]

/** From which number on they are those of short moments. */
export const SHORT_SIGNS: number = names.length

/** Signs as numbers, in the order of `signNames`; `shortness` is 1 for a moment of one word, 0 for a long one. */
export const signValues = (signs: Signs, shortness: number): number[] => [
  ...names.map((name) => signs[name] ?? 0),
  ...names.map((name) => (signs[name] ?? 0) * shortness),
]

const naming = (['inside', 'at', 'others', 'bare', 'before', 'premise'] as const).map((name) =>
  names.indexOf(name),
)
/** Least of a sign that names a place. */
const NAMED = 0.3

/** Whether a place is named, by the moment, by what was told before or by the scenario, and not merely made likely. */
export const isNamedBy = (values: readonly number[]): boolean => naming.some((at) => values[at]! >= NAMED)

/** Nothing counts for more, however often it is told. */
const MOST = 2.5
const near: ReadonlySet<string> = new Set(['inside', 'at', 'others', 'bare'])

/** Signs of the places that a moment names, and its scenario; `isMeant` says whether a phrase can mean a place there. */
export function placeSigns(
  moment: readonly Clause[],
  premise: string,
  isMeant: (place: ToldPlace, phrase: string) => boolean,
): Map<ToldPlace, Signs> {
  const signs = new Map<ToldPlace, Signs>()
  const add = (place: ToldPlace, sign: Sign, value: number) => {
    const own = signs.get(place) ?? {}
    own[sign] = Math.min(MOST, (own[sign] ?? 0) + value)
    signs.set(place, own)
  }
  const named = new Map<ToldPlace, number>()
  let final: ToldPlace | undefined
  for (const mention of placeMentions(moment)) {
    const { name, isSpoken, sureness, at, phrase } = mention
    if (!isMeant(name, phrase)) continue
    const bearing = bearingFrom(mention)
    const isNear = near.has(bearing) && !isSpoken
    const value = 0.8 + 0.1 * sureness
    if (isSpoken) add(name, 'spoken', 1)
    else add(name, bearing, value)
    if (!isNear) continue
    const within = roomsWithin[name]
    if (within) add(within, 'around', 1)
    add(name, 'late', at)
    named.set(name, (named.get(name) ?? 0) + value)
    if (bearing === 'inside' || bearing === 'at') final = name
  }
  if (final) add(final, 'final', 1)
  for (const { name, isSpoken, bearing } of placeMentions(clausesOf(premise)))
    if (!isSpoken && bearing !== 'away') {
      add(name, 'premise', 1)
      const within = roomsWithin[name]
      if (within) add(within, 'premise', 1)
    }
  for (const [part, all] of Object.entries(wholes) as [ToldPlace, readonly ToldPlace[]][])
    for (const whole of all) {
      if (signs.has(part) && named.has(whole)) add(part, 'whole', named.get(whole)!)
      if (signs.has(whole) && named.has(part)) add(whole, 'part', named.get(part)!)
    }
  return signs
}

/** Places that a text leaves. */
export const placesLeft = (clauses: readonly Clause[]): ToldPlace[] =>
  placeMentions(clauses)
    .filter(({ bearing, isSpoken }) => bearing === 'left' && !isSpoken)
    .map(({ name }) => name)
