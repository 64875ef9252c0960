import { isKindOf, sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { kindNamed, kindOfKnown } from '../../content/places.ts'
import { likelyGender } from '../../content/people.ts'
import { isTypical } from '../../content/senses-of-places.ts'
import { isBodyPart, isGround, isOfClass } from '../../content/things.ts'
import type { Clause, Mention } from '../../language/clause.ts'
import { isPlaceNoun, isVehicleNoun } from '../../language/noun-kinds.ts'
import { wayLines } from '../../content/statement-lines.ts'
import { placesStoodAt, type Waypoint, wayOf } from '../../language/way-of.ts'
import { fits } from '../../telling/fits.ts'
import { headOf } from '../../telling/noun.ts'
import { addEntity, keepFact } from '../../world/change.ts'
import { type Entity, entityOf, factAbout, hereOf, meantOfLate, type World } from '../../world/world.ts'
import { come } from '../../world/presence.ts'
import { comingAlong, followedIn } from './along.ts'
import { moveTo } from './move-to.ts'
import { makePlace, placeNamed } from './place-named.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import type { Scene } from '../scene.ts'
import { leaveScene, letTimePass } from './skip-ahead.ts'

/** Where the hero's own words surely lead, there the hero is from then on; where they only lead away, somewhere on the way. */
export function walkOn(scene: Scene, clause: Clause): void {
  const { world } = scene
  if (clause.polarity === 'affirmed' && !letTimePass(scene, clause.text) && isAtMeal(scene, clause))
    leaveScene(scene)
  const isOfHero = clause.actor === 'hero' || clause.actor === 'companions'
  if (
    !isOfHero ||
    !/^(?:act|statement)$/.test(clause.kind) ||
    clause.isCondition ||
    clause.polarity === 'negated' ||
    clause.modality !== 'does'
  )
    return
  const followed = followedIn(world, clause)
  const to = followed
    ? (entityOf(world, followed.at) ?? whereLed(scene, clause) ?? somewhere(scene, clause.text))
    : clause.act === 'be' || clause.kind === 'statement'
      ? whereStood(scene, clause)
      : whereLed(scene, clause)
  if (!to || to.id === world.here) return
  moveTo(scene, to, true, comingAlong(scene, clause))
  if (followed) come(world, followed)
}

/** 'At dinner I watch them': wherever that is, it is not where the hero was before. */
const isAtMeal = ({ world }: Scene, { text }: Clause): boolean => {
  const [, at = ''] = /^(?:at|over|during) ((?:\p{L}+ ){1,3})/iu.exec(text) ?? []
  return (
    at.split(' ').some((word) => isKindOf(word.toLowerCase(), 'meal')) &&
    !/^(?:house|kitchen|inn|gathering)$/.test(hereOf(world).placeKind ?? '')
  )
}

/** 'I am in the shed', 'I sleep in the barn': there one is. */
function whereStood(scene: Scene, { text, tense, verb }: Clause): Entity | undefined {
  if (tense !== 'present') return undefined
  const at = placesStoodAt(text, verb).findLast((each) => isReached(scene.world, each))
  return at && placeMeant(scene, at.mention)
}

function whereLed(scene: Scene, clause: Clause): Entity | undefined {
  const { world } = scene
  const { text, verb } = clause
  const here = hereOf(world)
  const way = wayOf(text, verb)
  if (!way) return whereStood(scene, clause)
  const isRiding = isVehicleNoun(headOf(here.name))
  if (STAIRS.test(text))
    return isStoreyed(here)
      ? placeCalled(world, /\bdown/i.test(text) ? 'lower floor' : 'upper floor')
      : somewhere(scene, text)
  const goal = way.findLast(({ is }) => is === 'to')
  if (goal) {
    if (isReached(world, goal)) return placeMeant(scene, goal.mention)
    // 'Down into the snow', for whoever sat in a carriage.
    const isOut = here.isInside && /\b(?:out|down)\b.* (?:in|on)to\b/.test(text)
    return isOut && isGround(goal.mention.head) ? somewhere(scene, text) : undefined
  }
  const aim = way.findLast(({ is }) => is === 'towards')?.mention
  if (aim) return isRiding || !isPlaceMeant(world, aim) ? undefined : onTheWay(world, placeMeant(scene, aim))
  if (/\bhome\b/.test(text)) return home(world)
  if (/\bback(?: (?:in|inside|out|down|up|with|for|alone)\b.*)?$/.test(text)) return lastPlace(world)
  if (/\b(?:in|inside|indoors)$/.test(text)) return lastMeantInside(scene)
  if (/(?<!\b(?:the|by|from) )\b(?:outside|outdoors)\b/.test(text))
    return here.isInside === false ? undefined : outside(world)
  const next = factAbout(world, here.id, 'leadsTo')
  if (KEEP_ON.test(text))
    return isRiding ? undefined : (entityOf(world, next?.text) ?? somewhere(scene, text))
  if (isRiding && ALIGHTING.test(text)) return somewhere(scene, text)
  const left = way.find(({ is }) => is === 'from')?.mention
  if (left) {
    const isWayOut = isOfClass(left.head, 'door') || /^(?:window|here|there)$/.test(left.head)
    return isWayOut || isPlaceMeant(world, left) ? leave(scene, text, isWayOut ? undefined : left) : undefined
  }
  const passed = way.find(({ is }) => is === 'by')?.mention
  if (passed) {
    const isLeft =
      isOfClass(passed.head, 'door') ||
      (isPlaceMeant(world, passed) && kindNamed(passed.text) !== kindOfKnown(here))
    return isLeft && !isRiding ? somewhere(scene, text) : undefined
  }
  if (LEAVING.test(text)) return leave(scene, text)
  return !isRiding && AWAY.test(text) ? somewhere(scene, text) : undefined
}

const STAIRS =
  /\b(?:up|down)stairs\b|\b(?:climb|take|ascend|descend|up|down)s? (?:the |my |our )?(?:\p{L}+ )?(?:stairs|staircase|stairway|steps)\b/iu
const KEEP_ON =
  /\b(?:keep|keeps|go|carry) (?:on )?(?:walking|going|moving|running|riding|climbing|hiking)\W*$|^(?:i |we )?(?:continue|(?:go|walk|move|press|ride|run|march) on(?:wards?)?)\W*$/i
const AWAY =
  /\b(?:away|off|onwards?|forwards?|ahead|further|deeper|north|south|east|west|inland|uphill|downhill|upstream|downstream|ashore|below|below ?decks?|backstage)(?: together| alone| by (?:myself|ourselves)| \p{L}+ly)?$|^(?:i |we )?(?:set|start|head|sneak|run|walk|ride|drive|sail|hurry|slip) (?:off|away|out)\b/iu
const ALIGHTING =
  /\b(?:get|climb|jump|step|hop)s? (?:off|out|down)\b|\b(?:overboard|ashore|over the (?:side|rail|railing))\b/i
const LEAVING = /\bout of (?:here|there)$|^(?:i |we )?(?:leave|exit|flee|escape|get out|head out)$/i

/** Who only says that they go leaves it to the story where they get to. */
const MOST_WORDS = 4

/** Which way, and nothing else. */
const COURSE = /^(?:\p{L}+ )?(?:\p{L}+ )?(?:forwards?|ahead|north|south|east|west|further|deeper)$/iu

/** Nobody gets there by walking on. */
const OF_STAIRS = /^(?:cellar|attic|loft|crypt|hold|bell tower|lamp room|upper room|staircase)$/

/** Where words lead that name no place: near by, which is told, where they are few; else somewhere on the way. */
function somewhere(scene: Scene, text: string): Entity {
  const next = text.split(' ').length > MOST_WORDS ? undefined : nextPlace(scene, LEAVING.test(text))
  if (!next && COURSE.test(text)) scene.reply.say(wayLines, { where: text.split(' ').at(-1) })
  if (!next) return onTheWay(scene.world)
  scene.reply.tell('You come to [next].', { next })
  return next
}

/** What lies near a place of this kind and has not been seen; out of doors for whoever leaves. */
function nextPlace({ world, random, rating }: Scene, isOut: boolean): Entity | undefined {
  const here = hereOf(world)
  const near =
    here.isUnnamed || here.isLikely || !isTypical(here.name, kindOfKnown(here)?.id, world.premiseWords)
      ? []
      : (kindOfKnown(here)?.near ?? []).filter((each) => !OF_STAIRS.test(each))
  const open = near.filter((each) => !kindNamed(each)?.isInside)
  const name = random
    .shuffle(isOut && open.length > 0 ? open : near)
    .find((each) => !world.entities.some((known) => known.name === each) && fits(each, world, rating))
  return name === undefined ? undefined : makePlace(world, name)
}

/** Where the hero came from. */
export const lastPlace = (world: World): Entity | undefined => entityOf(world, leftBehind(world))

export const leftBehind = (world: World): string | undefined => factAbout(world, 'hero', 'cameFrom')?.text

/** Where nobody has said where the hero has got to. */
export const isOnTheWay = (world: World): boolean => hereOf(world).name === 'way'

/** Where the hero is bound for, as long as they are on the way there. */
export const boundFor = (world: World): Entity | undefined =>
  entityOf(world, factAbout(world, world.here, 'leadsTo')?.text)

/** Whoever was indoors may be so still. */
function onTheWay(world: World, to?: Entity): Entity {
  const isInside = hereOf(world).isInside ? undefined : false
  const way = addEntity(world, { kind: 'place', name: 'way', isUnnamed: true, isInside })
  if (to) keepFact(world, way.id, 'leadsTo', to.id)
  return way
}

/** Whoever leaves a building is outside of it; whoever leaves anything else is on the way. */
function leave(scene: Scene, text: string, left?: Mention): Entity {
  const { world } = scene
  const here = hereOf(world)
  const isHere = !left || left.head === headOf(here.name)
  return isHere && here.isInside && isStoreyed(here) ? outside(world) : somewhere(scene, text)
}

const isStoreyed = (place: Entity): boolean => STOREYED.test(kindOfKnown(place)?.id ?? '')
const STOREYED = /^(?:house|inn|shop|library|office|school|hospital|castle|factory|temple|theatre|kitchen)$/

/** Out of a lift, a car or a ship one is not yet out of doors. */
const outside = (world: World): Entity => {
  const { placeKind, name } = hereOf(world)
  if (placeKind === 'ship' && name !== 'deck') return placeCalled(world, 'deck')
  return placeCalled(world, 'outside')
}

const home = (world: World): Entity =>
  world.entities.find(
    ({ kind, owner, name, aliases }) =>
      kind === 'place' && (owner === 'your' || name === 'home' || aliases?.includes('home')),
  ) ??
  addEntity(world, {
    kind: 'place',
    name: 'home',
    isProper: true,
    preposition: 'at',
    placeKind: 'house',
    isInside: true,
  })

/** 'I step inside': what was spoken of last, if one can be in it. */
function lastMeantInside(scene: Scene): Entity | undefined {
  const place = meantOfLate(scene.world).find((each) => each.kind === 'place' || isTypedPlace(each))
  if (!place || !(place.isInside ?? kindNamed(place.name)?.isInside)) return undefined
  return place.kind === 'place' ? place : placeMeant(scene, { text: place.name, head: headOf(place.name) })
}

const placeCalled = (world: World, name: string): Entity =>
  world.entities.find((each) => each.kind === 'place' && each.name === name) ??
  (name === 'outside'
    ? addEntity(world, { kind: 'place', name, isUnnamed: true, isInside: false })
    : makePlace(world, name))

/** On a train or a roof one is; on a house or a table one is not in it. */
const isReached = (world: World, { isOn, mention }: Waypoint): boolean =>
  isPlaceMeant(world, mention) &&
  mention.head !== 'there' &&
  !(isOn && kindNamed(mention.text)?.isInside && !isVehicleNoun(mention.head))

const PART = /^(?:top|foot|end|edge|bottom|middle|centre|center|side|back|front|rest|head|corner|rim|brink)$/

/** Whether a phrase names where one can be: a place of the story, a kind of place, a building, a land. */
function isPlaceMeant(world: World, mention: Mention): boolean {
  const { head, of, isProper, text } = mention
  if (PART.test(head)) return of !== undefined && !isVehicleNoun(of.head) && isPlaceMeant(world, of)
  const known = knownEntity(world, mention)
  if (known && !isTypedPlace(known)) return known.kind === 'place'
  if (isBodyPart(head)) return false
  return (
    (isProper === true && likelyGender(text) === undefined) ||
    kindNamed(text) !== undefined ||
    isPlaceNoun(head) ||
    /^noun\.(?:location|object)$/.test(sensesOf(head, 'noun')[0]?.field ?? '')
  )
}

/** What came in by words alone and could be gone to: 'the mountain road', 'that hotel'. */
const isTypedPlace = ({ kind, isTyped, name }: Entity): boolean =>
  kind === 'thing' && isTyped === true && (kindNamed(name) !== undefined || isPlaceNoun(headOf(name)))

function placeMeant(scene: Scene, mention: Mention): Entity {
  const { world } = scene
  if (PART.test(mention.head)) return placeMeant(scene, mention.of!)
  const known = knownEntity(world, mention)
  if (known?.kind === 'place') return known
  if (known) world.entities = world.entities.filter((each) => each !== known)
  return placeNamed(scene, mention)
}
