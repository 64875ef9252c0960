import { kindOfPlace, prepositionOf } from '../content/places.ts'
import { unsaidPlace } from '../content/settings.ts'
import { isBodyPart, isGround } from '../content/things.ts'
import { formOf, headOf, nounOf } from '../telling/noun.ts'
import { listed } from '../telling/phrases.ts'
import { isHandy } from '../telling/surely-of.ts'
import { beingsHere, type Entity, entityOf, hasState, thingsHere } from '../world/world.ts'
import { furnish } from './place-named.ts'
import { isHeight } from './look-out.ts'
import type { Scene } from './scene.ts'

/** What and who is at a place, and what the place is like. */
export function lookAround(scene: Scene, at: string): void {
  const { world, reply } = scene
  const place = entityOf(world, at)!
  if (place.isUnnamed && place.name === 'place') settlePlace(scene, place)
  if (place.name === 'outside') reply.tell('It is [time], and the weather is [weather].')
  furnish(scene, place, scene.hasMoved ? 3 : 4)
  const own = thingsHere(world).filter(({ isFixed, isTyped }) => isFixed && !isTyped)
  const [one, two, other] = own.toReversed()
  const loose = thingsHere(world).filter((thing) => isWorthTelling(thing, place))
  const seen =
    one && two
      ? `At [place] you see ${other ? '[one.a], [two.a] and [other.a]' : '[one.a] and [two.a]'}.`
      : one && 'At [place] you see [one.a].'
  // Whoever comes back knows what stands there.
  if (seen && scene.hasMoved) reply.say([seen], { one, two, other })
  else if (seen) reply.tell(seen, { one, two, other })
  if (loose.length > 0) reply.tell('[thing.a] [thing.is] here, too.', { thing: scene.random.pick(loose) })
  if (place.isInside === false && !scene.hasMoved && place.name !== 'outside')
    reply.say(['The weather is [weather].'])
  tellWhoIsHere(scene)
  if (!seen && !scene.hasMoved && isHeight(place)) reply.say([...UP_HERE, ...UNTOLD])
  else if (
    !seen &&
    loose.length === 0 &&
    beingsHere(world).length === 0 &&
    !scene.hasMoved &&
    place.name !== 'outside'
  )
    reply.tell(
      place.isUnnamed
        ? 'Nobody has told yet where this is. Say where you are, and you see what is there.'
        : 'Nobody has told yet what is at [place]. Say what you see, and it is there.',
    )
  if (
    scene.hasMoved &&
    !seen &&
    loose.length === 0 &&
    beingsHere(world).length === 0 &&
    place.name !== 'outside'
  )
    reply.say(isHeight(place) ? [...UP_HERE, ...UNTOLD] : UNTOLD)
  scene.hasChanged = true
}

const UP_HERE = ['One sees farther from up here.', 'From up here all that was about you is small.']

/** Of where somebody has got to by words of their own that name no kind of place. */
const UNTOLD = [
  'Where that leads is yours to say.',
  'Say what comes in sight, and there it is.',
  'What is there, nobody has told yet.',
  'What you find there is yours to tell.',
]

/** What lies about and can be taken hold of: no part of anybody, no coat that somebody wears, no ground and no word for a way. */
function isWorthTelling({ name, isFixed, isProper, owner }: Entity, place: Entity): boolean {
  const head = headOf(name)
  return (
    !isFixed &&
    !isProper &&
    !/^(?:his|her|their)$/.test(owner ?? '') &&
    !/ of (?:it|him|her|them|me|us|you)$/.test(name) &&
    isHandy(head) &&
    !isBodyPart(head) &&
    !isGround(head) &&
    kindOfPlace(name) === undefined &&
    name !== place.name
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
  reply.say(
    [`${list} ${is} here with you.`, `${list} ${is} at [place].`, `You see ${list} at [place].`],
    slots,
  )
}
