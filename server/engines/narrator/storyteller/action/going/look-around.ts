import { kindOfPlace, prepositionOf } from '../../content/places.ts'
import { unsaidPlace } from '../../content/settings.ts'
import { isBodyPart, isGround } from '../../content/things.ts'
import { isHandy, isVehicleNoun } from '../../language/noun-kinds.ts'
import { formOf, headOf, nounOf } from '../../telling/noun.ts'
import { listed } from '../../telling/phrases.ts'
import { type Entity, entityOf, hasState, thingsHere } from '../../world/world.ts'
import { beingsHere } from '../../world/presence.ts'
import { furnish } from './place-named.ts'
import type { Scene } from '../scene.ts'

/** What such a place surely has, where its kind is known, and who is there. */
export function tellArrival(scene: Scene, place: Entity, isFirst: boolean, isSomebodyThere: boolean): void {
  // Who runs to a truck is not in it yet.
  const isWithin = !isVehicleNoun(headOf(place.name)) || BOARDS.test(scene.typed ?? '')
  if (isFirst) furnish(scene, place)
  if (isFirst && isWithin) tellFixtures(scene, 'Here you see', false)
  if (isSomebodyThere) tellWhoIsHere(scene)
}

const BOARDS = /\b(?:in|into|inside|aboard|on|onto|board|boards|enter|enters)\b/i

/** What and who is at a place, and what the place is like, for whoever looks about. */
export function lookAround(scene: Scene, at: string): void {
  const { world, reply } = scene
  const place = entityOf(world, at)!
  if (place.isUnnamed && place.name === 'place') settlePlace(scene, place)
  furnish(scene, place, 4)
  const before = reply.words
  tellFixtures(scene, 'At [place] you see', true)
  const loose = thingsHere(world).filter(isWorthTelling)
  if (loose.length > 0) reply.tell('[thing.a] [thing.is] here, too.', { thing: scene.random.pick(loose) })
  if (place.isInside === false) reply.say(['The weather is [weather].'])
  tellWhoIsHere(scene)
  if (reply.words === before)
    reply.tell(
      place.isUnnamed
        ? 'Nobody has told yet where this is. Say where you are, and you see what is there.'
        : 'Nobody has told yet what is at [place]. Say what you see, and it is there.',
    )
  scene.hasChanged = true
}

function tellFixtures({ world, reply }: Scene, lead: string, isAsked: boolean): void {
  const own = thingsHere(world).filter(({ isFixed, isTyped }) => isFixed && !isTyped)
  const [one, two, other] = own.toReversed()
  if (!one || !two) return
  const line = `${lead} ${other ? '[one.a], [two.a] and [other.a]' : '[one.a] and [two.a]'}.`
  if (isAsked) reply.tell(line, { one, two, other })
  else reply.say([line], { one, two, other })
}

/** What lies about and can be taken hold of: no part of anybody, no coat that somebody wears, no ground and no place. */
function isWorthTelling({ name, isFixed, isProper, owner }: Entity): boolean {
  const head = headOf(name)
  return (
    !isFixed &&
    !isProper &&
    !owner &&
    isHandy(head) &&
    !isBodyPart(head) &&
    !isGround(head) &&
    kindOfPlace(name) === undefined
  )
}

/** Where nobody has said where this is, looking about settles it: somewhere that fits who the hero is and when it is. */
function settlePlace({ world, reply }: Scene, place: Entity): void {
  const name = unsaidPlace(world)
  if (!name) return
  const kind = kindOfPlace(name)!
  Object.assign(place, {
    name,
    isUnnamed: undefined,
    placeKind: kind.id,
    isInside: kind.isInside,
    preposition: prepositionOf(name, kind),
  })
  reply.tell('You are at [place].')
}

export function tellWhoIsHere({ world, reply }: Scene): void {
  const beings = beingsHere(world)
    .filter((being) => being.stance !== 'companion' && !hasState(being, 'captive'))
    .slice(0, 3)
  const companions = beingsHere(world).filter((being) => being.stance === 'companion')
  if (beings.length === 0 && companions.length > 0 && reply.words === 0)
    return reply.tell(
      `Nobody is at [place] but ${listed(['you', ...companions.map((being) => formOf(nounOf(being), '')!)])}.`,
    )
  if (beings.length === 0) return
  const slots = Object.fromEntries(beings.map((being, at) => [['first', 'second', 'third'][at]!, being]))
  const list = ['[first]', '[first] and [second]', '[first], [second] and [third]'][beings.length - 1]!
  const is = beings.length > 1 ? 'are' : '[first.is]'
  reply.say([`${list} ${is} here with you.`, `${list} ${is} at [place].`], slots)
}
