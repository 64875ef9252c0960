import type { PainterInput } from '../../painter.ts'
import { isKin, roomsWithin, wholes } from '../lexicon/place-parts.ts'
import { placeEntries } from '../lexicon/place-lexicon.ts'
import type { Era, ToldPlace } from '../scene-facts.ts'
import { clausesOf } from './clauses.ts'
import { judgePlace } from './judge-place.ts'
import { HINT, hintedPlaces } from './hinted-places.ts'
import { bearingFrom, placeMentions, placeNouns } from './place-mentions.ts'
import { workplaceOf } from './read-trade.ts'
import type { Side } from './known-nouns.ts'
import { suits } from './read-era.ts'
import { fitOf, readSide } from './read-side.ts'
import { withNounsForNames } from './place-names.ts'

const weightOf = { inside: 3, at: 2.4, others: 0.8, bare: 1.3, seen: 0.5, off: 0.2, away: 0, left: 0 }
/** A place that is only spoken of. */
const SPOKEN = 0.12
/** A scenario that is about a place makes it likelier, wherever it is told to be. */
const ABOUT = 0.7
/** A place told before is still the place, if less surely; it takes more than a word in passing to leave it. */
const [FADES, MOST_KEPT] = [0.72, 2.8]

/** It fades faster where a telling is sure of another place and has nothing of it. */
const [SURE, STALE] = [1.2, 0.7]

/** Share of a place that its room within has of it. */
const WITHIN = 0.5
/** Least that a telling, or a telling and its scenario together, must say of a place. */
const [TOLD, LIKELY] = [0.75, 0.6]
/** By this share the likeliest place must be likelier than the next one, or neither is drawn. */
const CLEAR = 0.12
/** Both for places that nothing names, and of which only things tell. */
const hinted = { inside: 0.8, outside: 1, unknown: 1.3 } as const
const HINTED_CLEAR = 0.22
/** 'The room' is some room: whatever else is told says which. */
const ANY_ROOM = 0.75
/** Weight of where the hero works. */
const TRADE = 0.85
/** Ground that claims nothing but its side of the roof. */
const nowhere = { inside: 'room', outside: 'open', unknown: undefined } as const

export interface FoundPlace {
  place: ToldPlace
  /** Whether the telling says so, and not the scenario alone. */
  isTold: boolean
}

/** The place of the scene: first the side of the roof that the telling is on, then the place that it tells of there. */
export function readPlace(scene: PainterInput, era: Era | undefined): FoundPlace | undefined {
  const found = judged(placeOf(scene, era), scene, era)
  const isOtherworldly =
    era === 'future' && found && bareLand.has(found.place) && ELSEWHERE.test(storyOf(scene))
  return isOtherworldly ? { ...found, place: 'alien-world' } : found
}

/** What the clauses propose, as far as all words of the scene together bear it out. */
function judged(
  found: FoundPlace | undefined,
  scene: PainterInput,
  era: Era | undefined,
): FoundPlace | undefined {
  const place = judgePlace(found?.place, scene, era)
  if (place !== undefined) return place === found?.place ? found : { place, isTold: true }
  const ground = nowhere[readSide(withNounsForNames(scene)) ?? 'unknown']
  return ground && { place: ground, isTold: false }
}

/** Land that has the looks of another world where a story tells of one. */
const bareLand: ReadonlySet<ToldPlace> = new Set([
  'canyon',
  'desert',
  'fields',
  'mountains',
  'open',
  'pasture',
  'prairie',
  'volcano',
])
const ELSEWHERE =
  /\b(?:moon|planet|exoplanet|alien|xeno\w+|two suns|twin suns|second sun|terraform\w*|lander|mars|titan|europa|ganymede)\b/i
const storyOf = ({ premise, earlier, moment }: PainterInput): string =>
  [premise, ...earlier, moment].join(' ')

export function placeOf(scene: PainterInput, era: Era | undefined): FoundPlace | undefined {
  const { moment, earlier, premise } = withNounsForNames(scene)
  const side = readSide({ moment, earlier, premise })
  const isOnRails = ON_RAILS.test(`${premise} ${moment}`)
  const belief = new Map<ToldPlace, number>()
  const named = new Set<ToldPlace>()
  for (const text of [...earlier, moment]) {
    const { scores, left, names } = placesIn(text, { era, side, isOnRails })
    for (const name of names) named.add(name)
    const best = Math.max(0, ...[...scores].map(([place, score]) => (plain.has(place) ? 0 : score)))
    for (const [place, score] of belief) {
      const isStale = best >= SURE && (scores.get(place) ?? 0) < best / 2
      belief.set(place, left.includes(place) ? 0 : Math.min(score, MOST_KEPT) * FADES * (isStale ? STALE : 1))
    }
    for (const [place, score] of scores) add(belief, place, score)
  }
  const { scores: scenario } = placesIn(premise, { era, side, isOnRails }, ABOUT)
  const told = new Map(
    [...belief]
      .filter(([place, score]) => score >= (named.has(place) ? TOLD : hinted[side ?? 'unknown']))
      .map(([place, score]) => [place, score + backing(scenario, place)]),
  )
  const sure = drowned(belief, scene) ?? clearest(told, named)
  if (sure) return { place: sure, isTold: true }
  const trade = workplaceOf(premise)
  const workplace = trade && side === 'inside' ? (roomsWithin[trade] ?? trade) : trade
  if (workplace && side)
    add(scenario, workplace, TRADE * suits(placeEntries[workplace].eras, era) * fitOf(workplace, side, true))
  const likely = new Map(belief)
  for (const [place, score] of scenario) add(likely, place, score)
  for (const [place, score] of likely)
    if (score < (scenario.has(place) ? LIKELY : hinted[side ?? 'unknown'])) likely.delete(place)
  const place = clearest(likely, new Set([...named, ...scenario.keys()])) ?? nowhere[side ?? 'unknown']
  return place && { place, isTold: (belief.get(place) ?? 0) >= HINT }
}

/** A scenario that is about a place tells between those that are told. */
const backing = (scenario: Map<ToldPlace, number>, place: ToldPlace): number =>
  0.3 * Math.min(3, scenario.get(place) ?? 0)

/** The likeliest place, where it is clear of the next one; a plain room or the open sky is no rival of a place. */
function clearest(scores: Map<ToldPlace, number>, named: ReadonlySet<ToldPlace>): ToldPlace | undefined {
  const ranked = [...scores].sort((a, b) => b[1] - a[1])
  const places = ranked.filter(([each]) => !plain.has(each))
  const [likeliest, next] = places
  if (likeliest === undefined) return ranked[0]?.[0]
  // A part and its whole are no rivals: the compartment of a train is its compartment.
  const part = next && partOf(likeliest, next, named.has(next[0]) || !named.has(likeliest[0]))
  const [place, first] = part ?? likeliest
  const second =
    places.find(
      ([each]) => each !== place && !(part && each === likeliest[0]) && !(next && isKin(place, each)),
    )?.[1] ?? 0
  return first - second >= (named.has(place) ? CLEAR : HINTED_CLEAR) * first ? place : undefined
}

/** The part of two that are part and whole, where it is named and told nearly as surely as the whole. */
function partOf(
  one: [ToldPlace, number],
  other: [ToldPlace, number],
  isNamed: boolean,
): [ToldPlace, number] | undefined {
  if (wholes[one[0]]?.includes(other[0])) return one
  if (!wholes[other[0]]?.includes(one[0])) return undefined
  return isNamed && other[1] > one[1] * 0.5 ? [other[0], one[1]] : one
}

/** Under water everything else that is told of, a ballroom or a deck, lies there, too. */
const drowned = (belief: Map<ToldPlace, number>, { moment, premise }: PainterInput): ToldPlace | undefined =>
  (belief.get('underwater') ?? 0) >= 1 || (SWIMS.test(moment) && DIVES.test(`${premise} ${moment}`))
    ? 'underwater'
    : undefined
const SWIMS = /\b(?:you|I) (?:\w+ ){0,3}(?:swim|dive|sink)\b/i
const DIVES = /\b(?:dive|diver|diving|drowned|sunken)\b/i

const plain: ReadonlySet<ToldPlace> = new Set(['room', 'open'])

/** How surely a text says that it plays at a place, and the places that somebody leaves in it. */
function placesIn(
  text: string,
  { era, side, isOnRails }: { era: Era | undefined; side: Side | undefined; isOnRails: boolean },
  leastWeight = 0,
): { scores: Map<ToldPlace, number>; left: ToldPlace[]; names: ToldPlace[] } {
  const clauses = clausesOf(text)
  const scores = new Map<ToldPlace, number>()
  const nouns = placeNouns(clauses)
  const count = (place: ToldPlace, weight: number, likelihood: number) => {
    add(scores, place, weight * likelihood)
    const within = side === 'inside' ? roomsWithin[place] : undefined
    if (within) add(scores, within, weight * WITHIN * suits(placeEntries[within].eras, era))
  }
  const names: ToldPlace[] = []
  const isOnVehicle = ON_VEHICLE.test(text)
  for (const mention of placeMentions(clauses, nouns)) {
    const { phrase, bearing, at, isSpoken, sureness, lead } = mention
    const name = phrase === 'tunnel' && isOnRails ? 'tunnel' : mention.name
    if (
      (name === 'rooftop' && isOnVehicle) ||
      (isOnRails && phrase === 'cab') ||
      (phrase === 'pier' && ARCHES.test(text)) ||
      (name === 'lift' && ON_SNOW.test(text))
    )
      continue
    const bears = bearingFrom({ name, bearing, lead }, side)
    const weight =
      Math.max(bears === 'away' && MAKING.test(lead.join(' ')) ? 0 : leastWeight, weightOf[bears]) *
      (0.8 + 0.1 * sureness) *
      (1 + at * 0.6)
    const likelihood = suits(placeEntries[name].eras, era) * fitOf(name, side, true)
    if (!isSpoken && weight >= NAMED) names.push(name)
    count(name, (isSpoken ? SPOKEN : 1) * (name === 'room' ? ANY_ROOM : 1) * weight, likelihood)
  }
  for (const [place, score] of hintedPlaces(clauses, era, side, scores)) count(place, score, 1)
  for (const [name, score] of scores) if (score <= 0) scores.delete(name)
  return {
    scores,
    names,
    left: nouns.filter(({ bearing, isSpoken }) => bearing === 'left' && !isSpoken).map(({ name }) => name),
  }
}

/** Who builds a church is not yet in it. */
const MAKING = /\b(?:build|building|built|design|designing|paint|painting)\b/
/** Who is on the roof of a train is on no house. */
const ON_VEHICLE = /\broof of (?:the|a) (?:\w+ )?(?:car|train|coach|bus|van|carriage|truck|wagon)\b/i
/** The cab of a train is no car, and its tunnel no cave. */
const ON_RAILS = /\b(?:subway|train|tram|locomotive|third rail)\b/i
/** A lift for skiers has no walls. */
const ON_SNOW = /\b(?:ski|skis|snow|slope|chairlift)\b/i
/** A pier of arches is none of a harbour. */
const ARCHES = /\b(?:aqueduct|viaduct|arch|arches)\b/i
/** Least that a noun must weigh to name a place. */
const NAMED = 0.5

const add = (scores: Map<ToldPlace, number>, place: ToldPlace, score: number) =>
  scores.set(place, (scores.get(place) ?? 0) + score)
