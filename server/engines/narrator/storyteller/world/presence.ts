import { setState } from './change.ts'
import { type Entity, entityOf, hasState, HERO, isBeing, type World } from './world.ts'

/** The state of whoever is called up and has not been left since. */
const ON_LINE = 'on the line'
/** The state of whoever is not here, and near enough to hear a call: behind a door, below, outside. */
const WITHIN_CALL = 'within call'
/** Keeps somebody from being where the hero is, whatever is said to them. */
const KEPT_AWAY = ['absent', 'captive', 'dead', 'gone']
/** Keeps somebody from hearing and doing anything. */
const SENSELESS = ['dead', 'asleep', 'unconscious', 'gone']

const hasAny = (entity: Entity, states: readonly string[]): boolean =>
  states.some((state) => hasState(entity, state))

/** In reach: at this place, or carried by the hero or by somebody who is here. */
export function isPresent(world: World, entity: Entity): boolean {
  if (hasState(entity, 'gone') || (hasState(entity, 'hidden') && entity.kind === 'thing')) return false
  if (entity.id === HERO || entity.at === world.here || entity.at === HERO) return true
  if (entity.id === world.here) return true
  const holder = entityOf(world, entity.at)
  return !!holder && holder.kind !== 'place' && holder.at === world.here
}

export const beingsHere = (world: World): Entity[] =>
  world.entities.filter(
    (entity) => isBeing(entity) && entity.at === world.here && !hasAny(entity, ['dead', 'gone']),
  )

/** Who could answer a word: awake, alive, here. */
export const talkersHere = (world: World): Entity[] =>
  beingsHere(world).filter(
    (entity) => entity.kind !== 'animal' && !isSenseless(entity) && !hasState(entity, 'mute'),
  )

export const companionsOf = (world: World): Entity[] =>
  beingsHere(world).filter(({ stance }) => stance === 'companion')

/** Dead, asleep, unconscious. */
export const isSenseless = (entity: Entity): boolean => hasAny(entity, SENSELESS)

export const isOnLine = (entity: Entity): boolean => hasState(entity, ON_LINE)

/** Whom the hero's words reach: here, on the line, close by, or only just on their way out. */
export const isWithinHearing = (world: World, who: Entity): boolean =>
  !hasState(who, 'dead') &&
  (isPresent(world, who) ||
    isOnLine(who) ||
    hasState(who, WITHIN_CALL) ||
    (who.left !== undefined && world.turn - who.left < 2))

/** Who does not turn up for being named: the story has them elsewhere, or they have left. */
export const isKeptAway = (entity: Entity): boolean => hasAny(entity, KEPT_AWAY) || entity.left !== undefined

/** From now on somebody is where the hero is. */
export function come(world: World, who: Entity): void {
  who.at = world.here
  delete who.left
  for (const state of ['absent', 'gone', 'hidden', ON_LINE, WITHIN_CALL]) setState(who, state, false)
}

/** Somebody leaves the hero: for a place of the story, else for nobody knows where; who is gone at once hears nothing any more. */
export function goAway(world: World, who: Entity, to?: Entity, isAtOnce = false): void {
  if (to && to.id !== world.here) who.at = to.id
  else delete who.at
  who.left = isAtOnce ? world.turn - 2 : world.turn
  setState(who, WITHIN_CALL, false)
  if (world.partner === who.id) delete world.partner
}

/** Somebody is told of who is close by and not here. */
export function standBy(who: Entity): void {
  delete who.at
  setState(who, WITHIN_CALL)
}

/** From now on words go to whoever is on the line, until somebody else is on it. */
export function takeTheLine(world: World, who: Entity): void {
  for (const entity of world.entities) setState(entity, ON_LINE, entity === who)
  world.partner = who.id
}

/** Nobody is on the line any more. */
export function hangUpAll(world: World): void {
  for (const entity of world.entities) {
    if (isOnLine(entity) && world.partner === entity.id) delete world.partner
    setState(entity, ON_LINE, false)
  }
}

/** Whoever does something of their own will has come round. */
export function wake(who: Entity): void {
  for (const state of ['asleep', 'unconscious']) setState(who, state, false)
}

const ALONE =
  /\b(?:alone|empty|deserted|abandoned|nobody|no one|last (?:man|woman|person|human|girl|boy|one|people|survivor|living)|lone|lonely|only (?:one|survivor)|derelict|stranded|castaway|marooned|solitary)\b/i

/** Whether the scenario tells that nobody else is about. */
export const isToldAlone = (world: World): boolean =>
  ALONE.test(
    [
      ...world.premiseWords.filter((word) => !/^(?:nobody|empty)$/.test(word)),
      ...world.facts.filter(({ key }) => key === 'stated').map(({ text }) => text.replace(OF_THINGS, '')),
    ].join(' '),
  )

/** 'A boat with nobody in it', 'an empty glass': told of a thing, and not of where the hero is. */
const OF_THINGS =
  /\b(?:nobody|no one) (?:(?:in|on|at|aboard|inside|behind|near) (?:it|them)\b|(?:may|must|can|could|will|would|knows?|believes?|else)\b)|\bempty (?!house|street|town|city|ship|building|station|castle|school|hospital|world|planet)\p{L}+/giu
