import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import type { Need, Storylet } from '../../content/storylets.ts'
import { isGround, isOfClass, isTooBig } from '../../content/things.ts'
import { isMadeThing } from '../../language/noun-kinds.ts'
import { headOf } from '../../telling/noun.ts'
import { isNight } from '../../world/clock.ts'
import { isPresent, talkersHere, isToldAlone } from '../../world/presence.ts'
import {
  type Entity,
  entityOf,
  fixturesHere,
  foeOf,
  hasState,
  hereOf,
  isBeing,
  type WantKind,
  type World,
} from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { asksWho } from './want.ts'

const isAlone = (world: World): boolean => isToldAlone(world) && talkersHere(world).length === 0

/** Where there are decks and hatches instead of roads and gates. */
const isFar = (world: World): boolean =>
  /Future/.test(world.era) || /^(?:starship|alien)$/.test(hereOf(world).placeKind ?? '')

/** Whether what is sought is somebody who is free to walk, or a thing. */
function isGoal(world: World, isSomebody: boolean): boolean {
  const goal = entityOf(world, world.plot.goal)
  return goal !== undefined && isBeing(goal) === isSomebody && !hasState(goal, 'captive')
}

/** Whether what stands against the hero is nobody: a storm, a fire. */
const isForce = (world: World): boolean => {
  const foe = foeOf(world)
  return foe !== undefined && !isBeing(foe)
}

/** What a storylet may need of the place, of who is about, and of what is wanted. */
const MET: Partial<Record<Need, (world: World) => boolean>> = {
  solo: isAlone,
  // Nobody walks into a cell.
  others: (world) => !isAlone(world) && (hereOf(world).placeKind !== 'jail' || talkersHere(world).length > 0),
  'own-thing': (world) => ownThingOf(world) !== undefined,
  made: (world) => isMadeThing(headOf(ownThingOf(world)?.name ?? '')),
  company: (world) => companyHere(world).length > 0,
  known: (world) => companyHere(world).some(isKnown),
  night: (world) => isNight(world),
  prop: (world) => fixturesHere(world).length > 0,
  in: (world) => hereOf(world).isInside === true,
  out: (world) => hereOf(world).isInside === false,
  being: (world) => isGoal(world, true),
  thing: (world) => isGoal(world, false),
  kept: (world) => !isGoal(world, true),
  somebody: (world) => !isForce(world),
  force: isForce,
  why: ({ plot }) => plot.question !== undefined && !asksWho(plot),
  ground: (world) => !isFar(world) && !/^(?:ship|sea|train)$/.test(hereOf(world).placeKind ?? ''),
  far: isFar,
  old: ({ era }) => !/contemporary|Twentieth|Future|ruins/.test(era),
  ruins: ({ era }) => era === 'ruins',
  modern: ({ era }) => /contemporary|nearFuture/.test(era),
  teen: ({ prohibitions }) => !prohibitions.includes('scary'),
}

/** Whether a place is of one of these families, and of the scenario: a kitchen next door serves no guests. */
const isAmong = (places: string[], { placeKind, since }: Entity): boolean =>
  places.length === 0 || (since === 0 && places.includes(placeKind ?? ''))

/** Whether a storylet that the story has not had can be told here and now, and is for what is wanted; `heaviest` is the story's genre. */
export function isFit(
  { world, rating }: Scene,
  { id, needs, genres, places, trouble }: Storylet,
  kind: WantKind | 'open',
  heaviest?: string,
): boolean {
  return (
    needs.includes(kind) &&
    !world.taken?.includes(id) &&
    needs.every((need) => MET[need]?.(world) !== false) &&
    isAmong(places, hereOf(world)) &&
    (!trouble || world.troubles?.some((each) => each.kind === trouble) === true) &&
    !(needs.includes('teen') && rating === 'general') &&
    !(needs.includes('own') && !genres.some((genre) => genre === heaviest)) &&
    // Machines are no matter for every age.
    !(genres[0] === 'scifi' && !isFar(world))
  )
}

/** Who is here and can take part: one each, and nobody whom the story is against or after. */
export const companyHere = (world: World): Entity[] =>
  talkersHere(world).filter(
    ({ kind, stance, id, isPlural, name }) =>
      kind === 'person' &&
      !isPlural &&
      stance !== 'foe' &&
      id !== world.plot.goal &&
      !/\b(?:sleeping|unconscious|dead|dying)\b/.test(name),
  )

/** Whether they and the hero have known each other since before the story. */
export const isKnown = ({ since, stance }: Entity): boolean =>
  since === 0 && (stance === 'companion' || stance === 'friend')

/** Whether the story has somebody of a trade already. */
export const isOfStory = (world: World, trade: string): boolean =>
  world.entities.some(({ name, role }) => name === trade || role?.includes(trade) === true)

/** 'Parcel', 'letter', 'ring': what one can pick up, and no aisle, seam or deck. */
const isCarried = (noun: string): boolean =>
  isOfClass(noun, 'readable') ||
  isOfClass(noun, 'container') ||
  (!isGround(noun) &&
    CARRIED.some((kind) => isKindOf(noun, kind)) &&
    !STAYS.some((kind) => isKindOf(noun, kind)))
const CARRIED = ['instrumentality', 'commodity', 'representation', 'decoration', 'food', 'rope', 'money']
const STAYS = [
  'conveyance',
  'furniture',
  'barrier',
  'joint',
  'system',
  'home_appliance',
  'structure',
  'support',
]

/** A thing that the scenario names, and that somebody could carry off. */
export const ownThingOf = (world: World): Entity | undefined =>
  world.entities.find(
    (each) =>
      each.kind === 'thing' &&
      each.since === 0 &&
      !each.isFixed &&
      !each.isPlural &&
      each.id !== world.plot.goal &&
      !isTooBig(headOf(each.name)) &&
      isCarried(headOf(each.name)) &&
      isPresent(world, each),
  )
