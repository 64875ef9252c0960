import { listOf } from '../list-of.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { PainterInput } from '../../painter.ts'
import { type Era, hasPlate, isIndoors, type Place, type ToldPlace } from '../scene-facts.ts'
import { canBe } from './can-be.ts'
import { toldSentences } from './told-sentences.ts'
import { toldTrees } from './told-trees.ts'
import { likeliestPlace } from './likeliest-place.ts'
import { placeEntries } from '../lexicon/place-lexicon.ts'
import { isPlainRoom } from '../lexicon/place-parts.ts'
import { eraOf, suits } from './read-era.ts'
import { evidenceOf, rivals, type Weigh } from './place-evidence.ts'
import { isNamedBy } from './place-signs.ts'
import { trustOf, trustSigns } from './place-trust.ts'
import { trustWeights, weighPlaces } from './place-weights.ts'

/** Least trust in a place, in one that is named as where one is, and in few words. */
const [SURE, NAMED, SHORTLY] = [0.9, 0.8, 0.65]
/** In few words: least likelihood of a place with its kin, and how many times as likely as any other it is. */
const [CLEAR, TIMES] = [0.3, 4]
/** Least likelihood of a plain room or of open land in few words; of more they would show too little. */
const GROUND = 0.5

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
  const sum = (counts: (rival: ToldPlace) => boolean) =>
    rivals.reduce((all, rival, i) => (counts(rival) ? all + likely[i]! : all), 0)
  const { withKin, next } = likeliest
  const isSure =
    (evidence.isShort && withKin >= CLEAR && withKin >= TIMES * next) ||
    trustOf(trustSigns(likeliest), trustWeights()) >=
      (evidence.isShort ? SHORTLY : isNamedBy(likeliest.signs) ? NAMED : SURE)
  const place = isSure ? likeliest.place : undefined
  if (
    place &&
    hasPlate(place) &&
    canBe(place, scene.moment) &&
    !(isAboard(scene) && !isIndoors(place) && !spacy.has(place))
  )
    return {
      place: isOtherworldly(place, scene, era) ? 'alien-world' : inAge(place, era, scene.moment),
      isTold: !evidence.isShort || isNamedBy(evidence.signs[rivals.indexOf(place)] ?? []),
      ...(!era && !evidence.isShort && { era: eraOf(placeEntries[place].eras) }),
    }
  if (place || !evidence.isShort || !tellsOfThings([...scene.earlier, scene.moment])) return undefined
  const [room, open] = [sum(isRoom), sum(isLand)]
  const ground = room > open ? ('room' as const) : ('open' as const)
  if (Math.max(room, open) < GROUND) return undefined
  return canBe(ground, scene.moment) ? { place: ground, isTold: false } : undefined
}

/**
 * What is dimly seen behind people or things where no place is sure: the likeliest place, or a plain room.
 */
export function surroundingsOf(scene: PainterInput, era: Era | undefined): ToldPlace | undefined {
  const evidence = evidenceOf(scene, era, weighPlaces)
  const likely = weighPlaces(evidence)
  const sum = (counts: (rival: ToldPlace) => boolean) =>
    rivals.reduce((all, rival, i) => (counts(rival) ? all + likely[i]! : all), 0)
  const likeliest = likeliestPlace(evidence, likely)
  const own = trustOf(trustSigns(likeliest), trustWeights()) >= NAMED ? [likeliest.place] : []
  const room = sum(isPlainRoom) >= KIND ? ['room' as const] : []
  const place = [...own, ...room].find(
    (each) =>
      hasPlate(each) &&
      suits(placeEntries[each].eras, era) > 0 &&
      canBe(each, scene.moment) &&
      !(isAboard(scene) && !isIndoors(each) && !spacy.has(each)),
  )
  return place && inAge(place, era, scene.moment)
}
/** Least likelihood of all plain rooms. */
const KIND = 0.75

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

/** No street or field is aboard a ship of space, whatever its decks are called. */
const isAboard = ({ premise, moment }: PainterInput): boolean => ABOARD.test(`${premise}\n${moment}`)
const ABOARD =
  /\b(?:space|orbital|generation|sleeper|colony)[- ](?:station|ship|habitat|ring)\b|\bstarship\b|\bdeck (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\b/i
const spacy: ReadonlySet<ToldPlace> = new Set(listOf('alien-world space'))

/** What has a roof and yet is no room of a house, and what has none and yet is no land. */
const notRooms: ReadonlySet<Place> = new Set(
  listOf(`
  bus car cargo-bay cave mine plane ship-cabin
  spaceship submarine train`),
)
const notLand: ReadonlySet<ToldPlace> = new Set(listOf('city deck future-city rooftop sea space underwater'))
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
  ['manor', 'corridor', (moment) => IN_HALL.test(moment)],
  // Who sees a road by its windscreen is in the car.
  ...listOf('road city suburb bridge fields').map(
    (place) => [place, 'car', (moment: string) => AT_WHEEL.test(moment) && !OUT_OF_CAR.test(moment)] as const,
  ),
  [
    'theatre',
    'backstage',
    (moment) => /\b(?:from|in) the wings\b|\bbehind the (?:backcloth|curtain|scenes)\b/i.test(moment),
  ],
  // 'The corridor of the hospital.'
  ['ward', 'corridor', (moment) => IN_CORRIDOR.test(moment)],
  // Who looks across the aisle is in the train, and not on the platform.
  ['station', 'train', (moment) => IN_TRAIN.test(moment) && !/\bplatform\b/i.test(moment)],
  // What is told of a ship may be far from its bridge.
  ['spaceship', 'corridor', (moment) => !ON_BRIDGE.test(moment)],
]
const inAge = (place: ToldPlace, era: Era | undefined, moment: string): ToldPlace =>
  turned.find(([from, , isSo]) => from === place && isSo(toldSentences(moment).join('. '), era))?.[1] ?? place
const IN_HALL =
  /\b(?:foot|head|top|bottom) of the (?:stairs|staircase)\b|\b(?:on|up|down) the (?:stairs|staircase|landing)\b|\bhall (?:floor|table|clock|mirror)\b|\btiles of the hall\b/i
const IN_TRAIN =
  /\b(?:across|down|along|in) (?:the|your|our|my) (?:aisle|carriage|compartment)\b|\bbetween stations\b/i
const AT_WHEEL =
  /\b(?:back ?seat|passenger seat|driver's seat|windscreen|windshield|dashboard|steering wheel|rear-?view|(?:the|your) brake|accelerator|gear ?stick)\b/i
const OUT_OF_CAR =
  /\b(?:wagon|carriage|coach|cart|motorcycle|bus|tram|truck|lorry|van|(?:get|step|climb|jump|slide)s? out|roadside|on foot|bonnet|hood of)\b/i
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
  'prairie',
  'volcano',
])
const ELSEWHERE =
  /\b(?:moon|planet|exoplanet|alien|xeno\w+|two suns|twin suns|second sun|terraform\w*|lander|mars|titan|europa|ganymede)\b/i
