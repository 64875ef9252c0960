import { listOf } from '../list-of.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { PainterInput } from '../../painter.ts'
import { type Era, isIndoors, type Place, type ToldPlace } from '../scene-facts.ts'
import { canBe, onOtherSide } from './can-be.ts'
import { clausesOf } from './clauses.ts'
import { toldTrees } from './told-trees.ts'
import { kindOf } from '../lexicon/place-parts.ts'
import { likeliestPlace } from './likeliest-place.ts'
import { opensAbout } from './opens-about.ts'
import { placeEntries } from '../lexicon/place-lexicon.ts'
import { eraOf } from './read-era.ts'
import { evidenceOf, rivals, type Weigh } from './place-evidence.ts'
import { bearingFrom, placeMentions } from './place-mentions.ts'
import { isNamedBy } from './place-signs.ts'
import { trustOf, trustSigns } from './place-trust.ts'
import { trustWeights, weighPlaces } from './place-weights.ts'

/** Least trust in a place, and in one that is the first to be named or clear of any other. */
const [SURE, FIRST] = [0.75, 0.58]
/** Least likelihood of a place that is clear of any other, how many times as likely as that it is, and least likelihood of a kind of places. */
const [CLEAR, TIMES, LIKELY_KIND] = [0.3, 4, 0.9]
/** Least likelihood of a place that the first sentence is about; where the likeliest is less likely than the third, of a room. */
const [ABOUT, ABOUT_ROOM, UNCLEAR] = [0.3, 0.03, 0.5]
/** Least likelihood of a plain room or of open land, in a long moment and in one of few words. */
const [LIKELY_GROUND, SHORTLY] = [0.7, 0.5]

export interface FoundPlace {
  place: ToldPlace
  /** Whether it is a place that is told, and not the side of the roof or what few words make likely. */
  isTold: boolean
  /** The age that the place tells, where nothing else does. */
  era?: Era | undefined
}

/**
 * The place of the scene: the likeliest of all by what was learned, where it is to be trusted; else a plain room of a house or
 * open land, where one is likely enough; undefined where neither is, and for a room in ruins.
 */
export function readPlace(
  scene: PainterInput,
  era: Era | undefined,
  weigh: Weigh = weighPlaces,
): FoundPlace | undefined {
  const evidence = evidenceOf(scene, era, weigh)
  const likely = weigh(evidence)
  const likeliest = likeliestPlace(evidence, likely)
  const { withKin, next, signs } = likeliest
  const other = onOtherSide(likeliest.place, evidence, likely)
  const about = withKin < UNCLEAR ? roomAbout(scene.moment, likely) : undefined
  const place = other ?? about ?? likeliest.place
  const sum = (counts: (rival: ToldPlace) => boolean) =>
    rivals.reduce((all, rival, i) => (counts(rival) ? all + likely[i]! : all), 0)
  const isClear = withKin >= CLEAR && withKin >= TIMES * next
  const isOfKind = sum((rival) => kindOf(place).includes(rival)) >= LIKELY_KIND
  const trust = trustOf(trustSigns(likeliest), trustWeights())
  const isSure =
    other !== undefined ||
    about !== undefined ||
    isOfKind ||
    (withKin >= ABOUT && opensAbout(place, scene.moment)) ||
    (isClear && evidence.isShort) ||
    trust >= (isClear || opensWith(place, scene) ? FIRST : SURE)
  if (isSure && !canBe(place, scene.moment)) return undefined
  if (isSure)
    return {
      place: isOtherworldly(place, scene, era) ? 'alien-world' : inAge(place, era, scene.moment),
      isTold: !evidence.isShort || isNamedBy(signs),
      ...(!era && !evidence.isShort && { era: eraOf(placeEntries[place].eras) }),
    }
  if (!tellsOfThings([...scene.earlier, scene.moment])) return undefined
  const [room, open] = [sum(isRoom), sum(isLand)]
  if (Math.max(room, open) < (evidence.isShort ? SHORTLY : LIKELY_GROUND)) return undefined
  const ground = room > open ? ('room' as const) : ('open' as const)
  return canBe(ground, scene.moment) ? { place: ground, isTold: false } : undefined
}

/** The likeliest of the rooms that the first sentence is about. */
const roomAbout = (moment: string, likely: readonly number[]): ToldPlace | undefined =>
  rivals
    .map((rival, i) => ({ rival, likelihood: likely[i]! }))
    .filter((each) => each.likelihood >= ABOUT_ROOM && isRoom(each.rival) && opensAbout(each.rival, moment))
    .toSorted((one, other) => other.likelihood - one.likelihood)[0]?.rival

/** Whether anything is told of that can be seen: of mere thoughts and words no place is likelier than another. */
const tellsOfThings = (texts: readonly string[]): boolean =>
  texts.some((text) =>
    toldTrees(text).some(({ tokens }) =>
      tokens.some(({ tag, lemma }) => tag === 'NOUN' && isOfThing(lemma.toLowerCase())),
    ),
  )
const isOfThing = (noun: string): boolean =>
  /^noun\.(?:artifact|object|plant|animal|substance|phenomenon|location|food|person)$/.test(
    sensesOf(noun, 'noun')[0]?.field ?? '',
  )

/** Whether the first place that a moment names is this one, as where one is. */
function opensWith(place: ToldPlace, { moment }: PainterInput): boolean {
  const told = placeMentions(clausesOf(moment)).filter(({ isSpoken }) => !isSpoken)
  return told.some(
    (each) =>
      each.name === place &&
      each.at === told[0]!.at &&
      each.at <= OPENING &&
      (/^(?:inside|at)$/.test(bearingFrom(each)) ||
        // 'The library is closing', and not 'the glassblowers of the island'.
        (bearingFrom(each) === 'bare' && !each.lead.slice(-2).includes('of')) ||
        HOURS.test(each.lead.join(' '))),
  )
}

/** How far into a moment its opening goes. */
const OPENING = 0.5
/** 'Midnight in the cemetery.' */
const HOURS = /^(?:midnight|noon|dawn|dusk|morning|evening|night|sunrise|sunset) (?:in|on|at)(?: the)?$/
/** What has a roof and yet is no room of a house, and what has none and yet is no land. */
const notRooms: ReadonlySet<Place> = new Set(
  listOf(`
  bus cable-car car cargo-bay cave cockpit compartment lift mine plane quarters sewer shaft ship-cabin
  spaceship submarine tent train tunnel van wheelhouse`),
)
const notLand: ReadonlySet<ToldPlace> = new Set(
  listOf('alley balloon city deck flood future-city old-street rooftop sea space underwater'),
)
/** Whether a place is a room or hall of a house. */
export const isRoom = (place: Place): boolean => isIndoors(place) && !notRooms.has(place)
const isLand = (place: ToldPlace): boolean => !isIndoors(place) && !notLand.has(place)

/** The place that a telling, or its age, makes of another. */
const turned: readonly (readonly [
  place: ToldPlace,
  into: ToldPlace,
  isSo: (moment: string, era: Era | undefined) => boolean,
])[] = [
  // A city after the end of the world is in ruins.
  ['city', 'ruined-city', (_, era) => era === 'ruin'],
  // The plate of a city to come looks down on it.
  ['future-city', 'city', (moment) => IN_STREET.test(moment) && !HIGH_UP.test(moment)],
  // A house told of by its hall and stairs is seen from within.
  ['manor', 'stairs', (moment) => IN_HALL.test(moment)],
  // 'The corridor of the hospital.'
  ['ward', 'corridor', (moment) => IN_CORRIDOR.test(moment)],
  // What is told of a ship may be far from its bridge.
  ['spaceship', 'corridor', (moment) => !ON_BRIDGE.test(moment)],
  ['chamber', 'throne-room', (moment) => /\b(?:the|his|her) throne\b/i.test(moment)],
]
const inAge = (place: ToldPlace, era: Era | undefined, moment: string): ToldPlace =>
  turned.find(([from, , isSo]) => from === place && isSo(moment, era))?.[1] ?? place
const IN_HALL =
  /\b(?:foot|head|top|bottom) of the (?:stairs|staircase)\b|\b(?:on|up|down) the (?:stairs|staircase|landing)\b|\bhall (?:floor|table|clock|mirror)\b|\btiles of the hall\b/i
const IN_CORRIDOR = /\bthe (?:\w+ )?corridor (?:of|on|is|goes|runs|stretches|outside)\b/i
const ON_BRIDGE =
  /\b(?:bridge|screens?|console|helm|cockpit|pilot|(?:great|wide|main|forward|view|curved) window|viewport|portholes?|stars|captain's chair|navigation|navigator|displays?|star map|galaxy|orbit|nebula|dashboard)\b/i
const IN_STREET = /\b(?:pavement|sidewalk|kerb|curb|gutter|puddles|stall|awning|shop front|street level)\b/i
const HIGH_UP = /\b(?:roof|rooftop|balcony|tower|skyline|far below|beneath you|storeys|penthouse|window)\b/i

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
