import type { Bound } from '../action/scene.ts'
import { isBodyPart, isOfClass } from '../content/things.ts'
import { type Entity, HERO, isBeing } from '../world/world.ts'
import { EAR } from './deed-names.ts'
import { meantBy, typedOf } from './meant-by.ts'
import { kindsOf, kindsOfDoer } from './outcome-table.ts'
import type { Slots } from './slots.ts'

export interface Party {
  about: string
  kinds: string[]
  slots: Slots
  /** Told of whoever did it, and not of what it was done to. */
  isOfDoer?: boolean
}

const MOVING = /^(?:go|leave|flee|jump|swim|fly|climb|ride|drive|sneak|dance|shout|say)$/

/** Where, or into what, it is done. */
export const goalOf = ({ clause, target, place }: Bound): Entity | undefined => {
  const goal = clause.target ?? clause.place
  return target ?? place ?? (goal && typedOf(goal))
}

/** Also what nobody has named: 'something', 'a swamp thing'. */
export const isSomebody = (actor: Entity): boolean =>
  isBeing(actor) || /^whatever it is$|\b(?:thing|creature|shape|figure|shadow)$/.test(actor.name)

/** Somebody a deed concerns, as one of those who live. */
export const partyOf = ({ actor }: Bound, who: Entity): Party => ({
  about: who.id,
  kinds: [who.kind === 'animal' ? 'animal' : 'being'],
  slots: { actor, object: who },
})

/** Of whom or what something may be told to have come: what it was done to, then for whom, then whoever did it. */
export function partiesOf(deed: Bound): Party[] {
  const { actor, tool } = deed
  const isHero = actor.id === HERO
  const slots = { actor, tool, target: goalOf(deed) }
  // Where a thing is done to something, what is beside it is not what comes of it.
  const meant = meantBy(deed).filter((each, at) => at === 0 || isBeing(each) || !deed.clause.object)
  const parties: Party[] = meant.map((object) => ({
    about: object.id,
    kinds: kindsOf(object),
    slots: { ...slots, object },
  }))
  const kinds = isVerbAlone(deed) ? ['bare', 'self'] : ['self']
  const self = { about: HERO, kinds, slots: { ...slots, object: parties[0]?.slots.object } }
  if (isHero && isOfSelf(deed)) return [self, ...parties]
  const isOfObject =
    parties.length > 0 && deed.clause.object !== undefined && !MOVING.test(deed.clause.act ?? '')
  if (isHero) return isOfObject ? parties : [...parties, self]
  const { object: on, target: at, place: by } = deed.clause
  const isOnHero =
    /\bon me\b/.test(deed.clause.text) ||
    [on, at, by].some(
      (part) => part?.determiner === 'my' && (isBodyPart(part.head) || isOfClass(part.head, 'garment')),
    )
  // 'Pushes his mug towards me' pushes nobody.
  const isAtHero =
    deed.object?.id === HERO ||
    ((!on || deed.clause.verb === 'offer') && [deed.target, deed.place].some((each) => each?.id === HERO))
  if (isSomebody(actor) && (isOnHero || isAtHero))
    parties.unshift({ about: actor.id, kinds: ['hero'], slots: { ...slots, object: actor }, isOfDoer: true })
  // Who rolls dice does not roll on, and who slips a ring onto a finger has not slipped.
  if (isBeing(actor) && on && !isBodyPart(on.head)) return parties
  const object = deed.object ?? actor
  return [
    ...parties,
    { about: actor.id, kinds: kindsOfDoer(actor), slots: { ...slots, object }, isOfDoer: true },
  ]
}

/** 'I turn around': nothing but the verb. */
const isVerbAlone = ({ clause: { object, target, place, text } }: Bound): boolean =>
  !(object ?? target ?? place) && text.replace(/^i /i, '').split(' ').length < 3

/** 'I crouch by the window', 'I hide behind the hedge': the hero does it to nobody else. */
const isOfSelf = ({ clause: { act, object, text } }: Bound): boolean =>
  EAR.test(text) ||
  (object === undefined && /^(?:sit|stand|kneel|lieDown|rest|wait|sleep|hide)$/.test(act ?? ''))
