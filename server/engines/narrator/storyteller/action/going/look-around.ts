import { kindOfPlace, prepositionOf } from '../../content/places.ts'
import { unsaidPlace } from '../../content/settings.ts'
import { isBodyPart, isGround } from '../../content/things.ts'
import { isHandy, isVehicleNoun } from '../../language/noun-kinds.ts'
import { formOf, headOf, nounOf } from '../../telling/noun.ts'
import { listed } from '../../telling/phrases.ts'
import { type Entity, entityOf, fixturesHere, hasState, thingsHere } from '../../world/world.ts'
import { beingsHere } from '../../world/presence.ts'
import { fixtureLines } from '../../content/statement-lines.ts'
import { isNamedIn, type ToldClause, toldClauses } from '../question/told-clauses.ts'
import { furnish } from './place-named.ts'
import { tellStir } from './stir.ts'
import type { Scene } from '../scene.ts'

/** What such a place surely has, where its kind is known, and who is there. */
export function tellArrival(scene: Scene, place: Entity, isFirst: boolean, isSomebodyThere: boolean): void {
  // Who runs to a truck is not in it yet.
  const isWithin = !isVehicleNoun(headOf(place.name)) || BOARDS.test(scene.typed ?? '')
  if (isFirst) furnish(scene, place)
  if (isFirst && isWithin) {
    tellFixtures(scene)
    if (isSomebodyThere) tellWhoIsHere(scene)
    if (!scene.reply.isConcise && !HURRIES.test(scene.typed ?? '')) tellStir(scene, place.id)
  } else if (isSomebodyThere) tellWhoIsHere(scene)
}

/** Who is in a hurry has no eye for it. */
const HURRIES =
  /\b(?:run|ran|rac|rush|chas|fle[ed]|dash|sprint|bolt|dive|jump|leap|escap|drag|pull|scrambl|burst|storm|charg|hurr)\p{L}*/iu
const BOARDS = /\b(?:in|into|inside|aboard|on|onto|board|boards|enter|enters)\b/i

/** What and who is at a place, and what the place is like, for whoever looks about. */
export function lookAround(scene: Scene, at: string): void {
  const { world, reply } = scene
  const place = entityOf(world, at)!
  if (place.isUnnamed && place.name === 'place') settlePlace(scene, place)
  furnish(scene, place, 4)
  tellFixtures(scene)
  const seen = [place, ...thingsHere(world), ...beingsHere(world)]
  if (!tellStir(scene, place.id))
    tellLastTold(
      scene,
      ({ bases, text }) => GOES_ON.test(text) || seen.some((each) => isNamedIn(each, bases)),
    )
  const isNew = ({ name }: Entity) => !reply.text.includes(name)
  const loose = thingsHere(world).filter((each) => isWorthTelling(each) && isNew(each))
  if (loose.length > 0) reply.tell('[thing.a] [thing.is] here, too.', { thing: scene.random.pick(loose) })
  tellWhoIsHere(scene, isNew)
  if (place.isInside === false && !reply.isConcise) reply.say(['The weather is [weather].'])
  scene.hasChanged = true
}

/** The last of what the story told that is not of the hero's own doing and is asked for; false where it told nothing such. */
export function tellLastTold({ world, reply }: Scene, isAsked: (told: ToldClause) => boolean): boolean {
  const told = toldClauses(world).findLast(
    (each) =>
      each.turn < world.turn &&
      !/[“”]/.test(each.text) &&
      (!/^you\b/i.test(each.subject) || IS_AT.test(each.text)) &&
      isAsked(each),
  )
  if (told) reply.tell('[told]', { told: told.text })
  return told !== undefined
}

const GOES_ON = /\b(?:is|are) (?:\p{L}+ly )?\p{L}+ing\b/iu
const IS_AT = /^you are (?:in|on|at|aboard|inside|under|by)\b/i

function tellFixtures({ world, reply }: Scene): void {
  const [one, two, other] = fixturesHere(world).toReversed()
  if (one && two) reply.say(other ? fixtureLines.three : fixtureLines.two, { one, two, other })
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

export function tellWhoIsHere({ world, reply }: Scene, isNew: (being: Entity) => boolean = () => true): void {
  const beings = beingsHere(world)
    .filter((being) => being.stance !== 'companion' && !hasState(being, 'captive') && isNew(being))
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
