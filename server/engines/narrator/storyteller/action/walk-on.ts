import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { kindNamed, kindOfKnown } from '../content/places.ts'
import { likelyGender } from '../content/people.ts'
import { isBodyPart } from '../content/things.ts'
import type { Clause, Mention } from '../language/clause.ts'
import { isMadeThing, isPlaceNoun, isVehicleNoun } from '../language/noun-kinds.ts'
import { wayOf, type Waypoint } from '../language/way-of.ts'
import { headOf } from '../telling/noun.ts'
import { addEntity } from '../world/change.ts'
import { type Entity, factAbout, hereOf, type World } from '../world/world.ts'
import { moveTo } from './move-to.ts'
import { neighbour } from './neighbour.ts'
import { makePlace, placeNamed } from './place-named.ts'
import { knownEntity } from './resolve-mention.ts'
import type { Scene } from './scene.ts'

/** Kinds of land that go on where one goes on. */
const WIDE = /^(?:desert|snow|forest|sea|river|field|mountain|alien|cave)$/
const OF_ROOMS = /^(?:house|room|castle|hospital|school|library|laboratory|inn|starship)$/
const RIDDEN = /^(?:ship|train|vehicle)$/
const PART = /^(?:top|foot|end|edge|bottom|middle|centre|center|side|back|front|rest|head|corner|rim|brink)$/
/** Where the hero's own words lead away from here and nothing has taken them there yet, they are there, or at least no longer here. */
export function walkOn(scene: Scene, clause: Clause): void {
  const { world } = scene
  const isOfHero = clause.actor === 'hero' || clause.actor === 'companions'
  if (clause.kind !== 'act' || !isOfHero || clause.polarity === 'negated' || clause.modality !== 'does')
    return
  const way = wayOf(clause.text, clause.verb)
  if (clause.isCondition) return
  if (KEEP_ON.test(clause.text) && !RIDDEN.test(hereOf(world).placeKind ?? '')) return goOn(scene)
  if (!way) return
  if (BOARDING.test(clause.text)) return board(scene)
  const goal = way.findLast(
    ({ is, isInto, mention }) =>
      is === 'to' &&
      isPlaceMeant(world, mention) &&
      (isInto || !isVehicleNoun(mention.head) || way.length === 1),
  )
  const to = goal && placeMeant(scene, clause, goal)
  const here = hereOf(world)
  if (to) return to.id === world.here ? undefined : moveTo(scene, to, true)
  if (goal) return
  if (RIDDEN.test(here.placeKind ?? '')) return rideOn(scene, clause)
  const floor = /\b(up|down) (?:it|them)$/i.exec(clause.text)?.[1]
  if (floor) return moveTo(scene, neighbour(world, false, floor.toLowerCase()) ?? somewhere(world), true)
  if (/\bthrough$/i.test(clause.text)) return moveTo(scene, somewhere(world), true)
  const crossed = way.find(({ is, mention }) => is === 'by' && isPlaceMeant(world, mention))?.mention
  if (crossed && kindNamed(crossed.text) !== kindOfKnown(here)) return moveTo(scene, somewhere(world), true)
  if (crossed) return goOn(scene)
  if (way.length === 0 && ON_FOOT_OR_WHEELS.test(clause.verb ?? '') && ONWARD.test(clause.text)) goOn(scene)
}

const BOARDING = /\b(?:jump|hop|get|climb|leap|scramble|step)s? (?:back )?(?:on|aboard|on board)$/i

/** 'I jump on': the train that was told of last. */
function board(scene: Scene): void {
  const { world } = scene
  const ridden = world.entities.filter(
    ({ id, kind, placeKind }) => kind === 'place' && id !== world.here && RIDDEN.test(placeKind ?? ''),
  )
  const to = ridden.findLast(({ name }) => scene.typed?.toLowerCase().includes(name)) ?? ridden.at(-1)
  const coach = world.entities.findLast(
    ({ kind, at, name }) => kind === 'thing' && at === world.here && isRidden(name),
  )
  if (coach) {
    world.entities = world.entities.filter((each) => each !== coach)
    return moveTo(scene, makePlace(world, coach.name), true)
  }
  if (to) moveTo(scene, to, true)
}

const isRidden = (name: string): boolean =>
  isVehicleNoun(headOf(name)) && isPlaceNoun(headOf(name)) && !name.startsWith('parked')

const KEEP_ON =
  /\b(?:keep|keeps|go on|carry on) (?:on )?(?:walking|going|moving|running|riding|climbing|hiking)\W*$/i
const ON_FOOT_OR_WHEELS =
  /^(?:go|walk|run|drive|ride|sail|row|swim|fly|head|march|hike|wander|travel|trek|trudge|cruise|continue|move|keep|press|creep|sneak|crawl|paddle|cycle|drift|float)$/

/** 'On', 'further', 'north', 'for hours': away, and nobody has said where to. */
const ONWARD =
  /\b(?:(?:on|onwards?|forwards?|ahead|further|deeper|away|off|north|south|east|west|straight|left|right|inland|uphill|downhill|upstream|downstream|ashore)(?: \p{L}+ly)?$|all (?:day|night|morning|afternoon|evening)|for (?:\p{L}+ )?(?:hours?|miles?|days?|weeks?)|until (?:dawn|dusk|noon|dark|morning|night|sunset|sunrise))/iu

/** Whoever drives on has left what was outside; whoever goes over the side is in the water. */
function rideOn(scene: Scene, { text, verb }: Clause): void {
  const { world } = scene
  if (/\bover(?:board| the (?:side|rail|railing))\b/i.test(text))
    return moveTo(
      scene,
      addEntity(world, { kind: 'place', name: 'water', preposition: 'in', isInside: false }),
      true,
    )
  if (/^(?:drive|ride|sail|fly|row|steer|cruise|continue|go)$/.test(verb ?? ''))
    world.facts = world.facts.filter(({ key }) => key !== 'cameFrom')
}

/** Further on, where nobody has said what is there: what stood here and who was here stay behind. */
function goOn(scene: Scene): void {
  const { world } = scene
  const { name, placeKind, preposition, isPlural, isProper, isInside } = hereOf(world)
  const kind = kindOfKnown(hereOf(world))?.id ?? ''
  if (WIDE.test(kind) && isInside === (kind === 'cave')) {
    const on: Partial<Entity> = { name, placeKind, preposition, isPlural, isProper, isInside }
    return moveTo(scene, addEntity(world, { ...on, name, kind: 'place' }), true)
  }
  if (isInside && OF_ROOMS.test(kind)) return moveTo(scene, makePlace(world, 'next room'), true)
  moveTo(scene, somewhere(world), true)
}

const somewhere = (world: World): Entity =>
  addEntity(world, { kind: 'place', name: 'way', isUnnamed: true, isInside: false })

/** Whether a phrase names where one can be: a kind of place, a building, a land. */
function isPlaceMeant(world: World, { text, head, of, ...mention }: Mention): boolean {
  // Who is on top of a car is beside whoever stands by it.
  if (PART.test(head)) return of !== undefined && !isVehicleNoun(of.head) && isPlaceMeant(world, of)
  const known = knownEntity(world, { text, head, ...mention })
  if (known && !isTypedPlace(world, known)) return known.kind === 'place'
  return (
    !isBodyPart(head) &&
    ((mention.isProper && likelyGender(text) === undefined) ||
      kindNamed(text) !== undefined ||
      isPlaceNoun(head) ||
      LAND.test(sensesOf(head, 'noun')[0]?.field ?? ''))
  )
}

/** Who goes to a well stands beside it. */
const SUNK = /^(?:well|pit|hole|shaft|tent|shed)$/

/** What came in by the very words that lead there: 'the mountain road', 'his boat'. */
const isTypedPlace = ({ turn }: World, { kind, isTyped, name, since }: Entity): boolean =>
  kind === 'thing' &&
  isTyped === true &&
  (isVehicleNoun(headOf(name)) || (!isMadeThing(headOf(name)) && since > turn - 3))

const LAND = /^noun\.(?:location|object)$/

function placeMeant(scene: Scene, clause: Clause, { mention, isInto }: Waypoint): Entity | undefined {
  const { world } = scene
  const { of, head } = mention
  if (of && PART.test(head)) {
    if (head !== 'top') return placeMeant(scene, clause, { is: 'to', isInto, mention: of })
    const name = `top of ${/^(?:an?|the)$/.test(of.determiner ?? '') ? 'the ' : ''}${of.text}`
    return addEntity(world, { kind: 'place', name, preposition: 'on', isInside: false })
  }
  const read = clause.place?.head === head ? clause.place : mention
  const known = knownEntity(world, read)
  if (known && isTypedPlace(world, known)) world.entities = world.entities.filter((each) => each !== known)
  if (known?.kind === 'place') return known
  const place = placeNamed(scene, read)
  if (!isInto && SUNK.test(head)) Object.assign(place, { preposition: 'by', isInside: false })
  return place
}

/** Where nobody has said where the hero has got to. */
export const isOnTheWay = (world: World): boolean => hereOf(world).name === 'way'

export const leftBehind = (world: World): string | undefined => factAbout(world, 'hero', 'cameFrom')?.text
