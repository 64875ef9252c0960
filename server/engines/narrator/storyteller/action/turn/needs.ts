import { isOfClass } from '../../content/things.ts'
import { entityOf, type Entity, hasState, heldBy, HERO, hereOf, isBeing } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { purseOf } from '../acts/purse.ts'
import type { Bound, Refusal, Scene } from '../scene.ts'

/** Tells why an act cannot be done, or nothing when it can. */
export type Need = (scene: Scene, bound: Bound) => Refusal | undefined

/** Why whoever or whatever is in such a state is not to be had. */
const KEPT: Record<string, string> = {
  unmade: '[object] [object.has] yet to be made: there is none at [place].',
  dead: '[object] [object.is] dead, and that does not change at [place].',
  gone: '[object] [object.is] gone; nothing of [object.them] is left at [place].',
  captive: '[object] [object.is] not here: [object.they] [object.is] held captive, and that is the trouble.',
  absent: '[object] [object.is] not at [place]; where [object.they] [object.is], you have yet to find out.',
}

/** Where somebody or something is instead, as a sentence. */
export function whereabouts({ world }: Scene, entity: Entity): Refusal {
  const at = entityOf(world, entity.at)
  const slots = { object: entity, at }
  const state = Object.keys(KEPT).find((each) => hasState(entity, each))
  if (state) return { refusal: KEPT[state]!, slots }
  if (entity.left !== undefined && !at) return { refusal: '[object] [object.is] not here any more.', slots }
  const isUnknown =
    !at || entity.id === world.plot.place || (hasState(entity, 'hidden') && world.plot.stage !== 'over')
  if (isUnknown)
    return {
      refusal: '[object] [object.is] not here at [place], and you do not know yet where to look.',
      slots,
    }
  if (at.isUnnamed) return { refusal: '[object] [object.is] not here any more.', slots }
  return {
    refusal:
      at.kind === 'place'
        ? '[object] [object.is] not here: you would find [object.them] at [at].'
        : '[object] [object.is] not here: [at] [at.has] [object.them].',
    slots,
  }
}

/** What is named is there, but for what the story keeps elsewhere for a reason, and whoever is elsewhere. */
export const near: Need = (scene, { object }) => {
  const { world } = scene
  if (!object || object.kind === 'place' || object.id === 'abstract' || isPresent(world, object))
    return undefined
  // Whoever was where nobody has said where it is may be here as well.
  const isUnnamed = entityOf(world, object.at)?.isUnnamed ?? hereOf(world).isUnnamed ?? false
  const isKept =
    (isBeing(object) && !isUnnamed) ||
    (object.id === world.plot.goal && !world.plot.isOpen) ||
    ['hidden', ...Object.keys(KEPT)].some((state) => hasState(object, state))
  if (isKept) return whereabouts(scene, object)
  object.at = object.isFixed || isBeing(object) ? world.here : HERO
  return undefined
}

/** Enough of what is counted. */
export const enough: Need = ({ world }, { object, clause }) => {
  const asked = clause.object?.amount
  const isEnough =
    asked === undefined || object?.amount === undefined || object.at !== HERO || asked <= object.amount
  return isEnough
    ? undefined
    : {
        refusal: `You do not have ${asked} [name]; you have ${object.amount}.`,
        slots: { name: object.name, world: world.here },
      }
}

/** As much in coin as is to be paid, where the coins are counted. */
export const affordable: Need = ({ world }, { clause }) => {
  const purse = purseOf(world)
  const asked = clause.object?.amount
  if (purse?.amount === undefined || asked === undefined || asked <= purse.amount) return undefined
  return { refusal: `That would be ${asked}, and you have ${purse.amount}.` }
}

/** That nothing is done to what has been done to it already. */
export const notYet =
  (...states: string[]): Need =>
  (_, { object }) => {
    const state = object && states.find((each) => hasState(object, each))
    return state ? { refusal: `[object] [object.is] ${state} already.`, slots: { object } } : undefined
  }

/** A lock gives way to a key, and to force. */
export const unlocked: Need = ({ world }, { object, tool }) => {
  const hasKey = [tool, ...heldBy(world, HERO)].some((thing) => thing && isOfClass(thing.name, 'key'))
  return !object || !hasState(object, 'locked') || hasKey
    ? undefined
    : {
        refusal:
          '[object] [object.is] locked, and you have no key to [object.them]. It could be broken open, or the key asked after.',
        slots: { object },
      }
}

export const living: Need = (_, { object }) =>
  object && hasState(object, 'dead')
    ? {
        refusal: '[object] [object.is] dead. There is no answer to be had from [object.them].',
        slots: { object },
      }
    : undefined
