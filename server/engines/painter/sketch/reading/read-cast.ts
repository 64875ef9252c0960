import type { PainterInput } from '../../painter.ts'
import { decideLooks } from '../figures/decide-looks.ts'
import { dressOfCalling, hairOfCalling, toldDress } from '../figures/told-looks.ts'
import { isSeated } from '../figures/sitting.ts'
import type { Pose } from '../figures/limbs.ts'
import { personWords } from '../lexicon/people-and-things.ts'
import { placeEntries } from '../lexicon/place-lexicon.ts'
import { type Thing } from '../all-things.ts'
import type { CastMember } from '../figures/cast-member.ts'
import { type Era, isIndoors, type Place, type SceneFacts, type ToldPlace } from '../scene-facts.ts'
import { wordsOf } from '../word-finder.ts'
import { clausesOf } from './clauses.ts'
import { isThere, mentionsIn } from './mentions.ts'
import { addressed, armed, isOfAge, heroLooks, heroSentence, isNobody } from './hero.ts'
import { IS_CHILD, isPeer } from './ages.ts'
import { namedPeople, type NamedPerson } from './named-people.ts'
import { othersIn, type ShownPerson } from './read-others.ts'
import { areSure } from './pronouns.ts'
import { isFoundOffGround, poseInTree } from './pose-in-tree.ts'
import { poseOfHero, seatOfHero } from './read-pose.ts'
import type { ToldSeat } from './seat-in-tree.ts'
import { calledIn, toldOf } from './told-of.ts'
import { toldTrees } from './told-trees.ts'
import { toKeptLooks } from './kept-figures.ts'

interface Setting {
  place: Place
  era: Era | undefined
  things: readonly Thing[]
}

export const HERO = 'hero'

/** People of the picture: the hero first, as the scenario calls them, then whoever the moment shows; at most five. */
export function readCast(
  scene: PainterInput,
  setting: Setting,
): Pick<SceneFacts, 'people' | 'crowd' | 'isTalk' | 'areSure' | 'isCompany'> {
  const { place, era, things } = setting
  if (place === 'space') return { people: [] }
  const named = namedPeople(scene)
  const calling = ` ${wordsOf(heroSentence(scene.premise)).join(' ')} `
  const { people, crowd, isMany } = othersIn(scene, named)
  const hero = isHeroSeen(scene, place, people.length > 0) ? addressed(heroOf(scene, era), scene) : undefined
  const others = people
    .filter(({ kind, key }) => kind !== hero?.kind || key !== kind)
    // 'You are the only nurse on the ward.'
    .filter(
      ({ name, phrase, key }) => name !== undefined || key !== phrase || !calling.includes(` ${phrase} `),
    )
    .map((other) => {
      const isChild = hero?.kind === 'child' && isPeer(other, scene)
      return { ...other, kind: isChild ? ('child' as const) : armed(other.kind, other.phrase, era) }
    })
  const isCompany = isLong(scene) && (isMany || crowd !== undefined || others.length > 0)
  const isTalked = clausesOf(scene.moment).some(({ isSpoken }) => isSpoken)
  // Who walks or stands before a car is not in it.
  const seen = others
    .filter(({ kind }) => isOfAge(kind, era))
    // Whoever does nothing, or of whom no word tells what they are, is misread too often.
    .filter(({ isActing, kind }) => isActing === true && kind !== 'someone')
    .filter(({ pose }) => !/^(?:car|bus)$/.test(place) || !pose || !GOES.test(pose))
    .slice(0, place === 'car' ? 1 : 5)
  const isRiding = withBenches.has(place) && !STANDS.test(scene.moment)
  // In a car one neither runs nor walks, nor stands.
  const settled = (pose: Pose): Pose =>
    // What is carried is not drawn.
    pose === 'carrying'
      ? 'walking'
      : place === 'car' && /^(?:standing|running|walking|riding|fighting)$/.test(pose)
        ? 'sitting'
        : narrow.has(place) && /^(?:running|walking|riding|fighting)$/.test(pose)
          ? 'standing'
          : isRiding && /^(?:standing|talking)$/.test(pose)
            ? 'sitting'
            : pose
  const heroPose = settled(
    poseOfHero(
      scene.moment,
      { hasHorse: things.includes('horse') && !isIndoors(place) },
      scene.earlier.slice(-2).join('\n'),
    ),
  )
  const member = (
    {
      key,
      kind,
      name,
      phrase,
      dress = '',
      feeling,
      isOld,
    }: NamedPerson & Pick<ShownPerson, 'dress' | 'feeling' | 'isOld'>,
    told: Pose,
    where: ToldSeat,
  ): CastMember => {
    const kept = toKeptLooks(scene.figures, key)
    const said =
      (isOld ? 'white hair. ' : '') +
      hairOfCalling(
        key === HERO
          ? { kind, phrase: heroSentence(scene.premise) }
          : { kind, phrase, ...(name !== undefined && { name }) },
        scene,
      ) +
      (key === HERO ? heroLooks(scene.premise) : toldOf(scene, name ?? key))
    return {
      key,
      kind: kept?.kind ?? kind,
      ...(name !== undefined && { name }),
      looks: kept?.looks ?? {
        ...decideLooks(
          kind,
          `${storyOf(scene.seed)}/${key}`,
          dress === '' ? said : `${said}. In ${dress} dress`,
          era ?? ageOf(scene) ?? (key === HERO || name !== undefined ? undefined : dressAge(place)),
        ),
        ...dressOfCalling(name === undefined ? phrase : calledIn(name, scene), era),
        ...toldDress(dress),
      },
      ...seated(told, onTheirs(told, where, place)),
      ...(feeling && { feeling }),
    }
  }
  const suit = suitAt(place, era)
  const talk = (pose: Pose): Pose => (pose === 'standing' && isTalked && seen.length > 0 ? 'talking' : pose)
  const all = [
    ...(hero ? [member(hero, seen.length > 1 ? heroPose : talk(heroPose), seatOfHero(scene.moment))] : []),
    ...seen.map((other, i) => {
      const pose = settled(other.pose === undefined || other.pose === 'undrawable' ? 'standing' : other.pose)
      return member(other, i === 0 ? talk(pose) : pose, other)
    }),
  ]
  return {
    people: suit ? all.map((each) => (each.kind === 'robot' ? each : { ...each, suit })) : all,
    ...(isTalked && seen.length > 0 && { isTalk: true }),
    ...(!isMany && crowd === undefined && areSure(hero, others, scene) && { areSure: true }),
    ...(isCompany && { isCompany }),
    ...(crowd && !narrow.has(place) && { crowd }),
  }
}

/** Who lies where beds are is in one, and who sits in a train has a bench, unless it is told where. */
const onTheirs = (pose: Pose, where: ToldSeat, place: Place): ToldSeat =>
  where.seat !== undefined
    ? where
    : withBeds.has(place) && (pose === 'asleep' || pose === 'lying')
      ? { ...where, seat: 'bed' }
      : withBenches.has(place) && isSeated({ pose })
        ? { ...where, seat: 'bench' }
        : where

/** A posture with its seat: on the bare ground one sits lower, behind a counter one stands. */
function seated(pose: Pose, { seat, table }: ToldSeat): Pick<CastMember, 'pose' | 'seat' | 'table'> {
  if (pose === 'sitting' && seat === 'ground') return { pose: 'seated' }
  const isInBed = seat === 'bed' && pose === 'asleep'
  const isIdle = pose === 'standing' || pose === 'talking'
  const posed =
    isInBed || (seat === 'bed' && isIdle) ? 'lying' : isIdle && table === 'table' ? 'sitting' : pose
  const sits = isSeated({ pose: posed })
  const on = seat !== undefined && seat !== 'ground' && (sits || (posed === 'lying' && seat === 'bed'))
  const at = sits
    ? table === 'table'
    : table === 'counter' && /^(?:standing|talking|handling|holding)$/.test(posed)
  return { pose: posed, ...(on && { seat }), ...(at && { table }) }
}

/** Whether the moment tells of the hero, in a posture that a figure has; a scenario's hero is there untold, too, where nobody else is who may be called so. */
function isHeroSeen({ moment, premise }: PainterInput, place: Place, areOthers: boolean): boolean {
  const told = toldTrees(moment)
  const isElsewhere =
    place !== 'underwater' &&
    told.some(({ tokens }) =>
      tokens.some(
        ({ word, label }, at) =>
          /^(?:you|i|we)$/i.test(word) &&
          ((label.startsWith('nsubj') && poseInTree(tokens, at) === 'undrawable') ||
            isFoundOffGround(tokens, at)),
      ),
    )
  const isTold = told.some(({ tokens }) => tokens.some(({ word }) => OF_HERO.test(word)))
  return !isElsewhere && (isTold || (premise !== '' && !areOthers && !isLong({ moment })))
}

/** In many words, who does what is misread as often as not, and a hero who is there is told of. */
const isLong = ({ moment }: Pick<PainterInput, 'moment'>): boolean => wordsOf(moment).length > 30

const OF_HERO = /^(?:you|your|yours|yourself|i|me|my|we|us|our)$/i
const withBeds: ReadonlySet<Place> = new Set(['bedroom', 'cell', 'ward'])
/** The age by which people dress in a story of which only the genre is told. */
function ageOf({ genreMix = {} }: PainterInput): Era | undefined {
  const [most] = Object.entries(genreMix).toSorted(([, one], [, other]) => other - one)
  return most && /^(?:scifi|mystery|horror|postapocalyptic|comedy|romance|thriller)$/.test(most[0])
    ? 'modern'
    : undefined
}

/** The age by which those without a name, who are seen but once, dress where only the place tells it. */
function dressAge(place: Place): Era | undefined {
  const eras = place in placeEntries ? placeEntries[place as ToldPlace].eras : undefined
  return eras?.includes('modern') && !eras.includes('old') ? 'modern' : undefined
}

const GOES = /^(?:walking|running|pointing|carrying|fighting|kneeling|bending|raising)$/
/** Vehicles in which one sits, unless somebody is told to stand. */
const withBenches: ReadonlySet<Place> = new Set(['bus', 'train'])
const STANDS =
  /\b(?:stands?|standing|stood|strap|aisle|on (?:your|his|her|their) feet|walks?|pushes|gets? up|conductor|inspector|guard|crowded|packed)\b/i
/** Places too narrow to move about in. */
const narrow: ReadonlySet<Place> = new Set(['car'])

/** The suit that people need to be at a place. */
function suitAt(place: Place, era: Era | undefined): CastMember['suit'] {
  if (place === 'underwater') return 'diver'
  return place === 'alien-world' && era === 'future' ? 'astronaut' : undefined
}

export function heroOf(
  { premise, figures, earlier, moment }: PainterInput,
  era: Era | undefined,
): NamedPerson | undefined {
  const kept = toKeptLooks(figures, HERO)
  if (kept) return { key: HERO, kind: kept.kind, phrase: '' }
  if (isNobody(premise)) return undefined
  const kinds = mentionsIn(clausesOf(heroSentence(premise)), personWords).filter(isThere)
  if (kinds[0]?.name === 'robot' && !isOfAge('robot', era)) return undefined
  const kind = kinds.find(({ name }) => isOfAge(name, era))?.name
  const called = heroSentence(premise)
  if (IS_CHILD.test([premise, ...earlier, moment].join('\n'))) return { key: HERO, kind: 'child', phrase: '' }
  // A doctor or an engineer may be anybody.
  const isEither =
    kind === 'man' && !/\b(?:man|son|brother|father|husband|king|prince|duke|monk|boy|lord)\b/i.test(called)
  return { key: HERO, kind: armed(isEither ? 'someone' : (kind ?? 'someone'), called, era), phrase: '' }
}

export const storyOf = (seed: string): string => seed.split(':')[0] ?? seed
