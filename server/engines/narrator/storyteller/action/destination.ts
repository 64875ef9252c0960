import type { Mention } from '../language/clause.ts'
import { likelyGender } from '../content/people.ts'
import { kindNamed, kindOfPlace } from '../content/places.ts'
import { isAbstract, isBodyPart, isOfClass } from '../content/things.ts'
import { addEntity } from '../world/change.ts'
import { type Entity, hereOf, type World } from '../world/world.ts'
import { knownEntity, resolveMention } from './resolve-mention.ts'
import { lastPlace, neighbour } from './neighbour.ts'
import { type Bound, isRefusal, type Scene } from './scene.ts'

/** Where a way leads: a place that is named, next door, back, home; undefined where it leads nowhere. */
export function destination(scene: Scene, { clause, object, target, place }: Bound) {
  const { world } = scene
  const way = `${clause.particle ?? ''} ${clause.direction ?? ''} ${clause.phrase ?? ''}`
  // 'Crawl out' of a hiding place leaves no house.
  const isOut =
    /\b(?:outside|outdoors)\b/.test(way) ||
    (/\bout\b/.test(way) &&
      !/^(?:crawl|climb|come|creep|wriggle|hop|pop|peek|set|head|strike)$/.test(clause.verb ?? ''))
  if (/\bout (?:the|(?:of|to|by|at) the) (?:back|front)\b/.test(clause.text)) return neighbour(world, true)
  // 'Wade in', 'run out' under the open sky: no journey to anywhere.
  const isJourney =
    clause.place !== undefined ||
    object?.kind === 'place' ||
    target?.kind === 'place' ||
    place?.kind === 'place' ||
    /^(?:leave|return|flee|continue|follow)$/.test(clause.act ?? '') ||
    isOut ||
    ONWARD.test(clause.text) ||
    /^(?:i |we )?(?:go|climb|walk|head|run|creep|come|sneak) (?:back )?(?:up|down)(?: again)?$/i.test(
      clause.text,
    ) ||
    /\b(?:north|south|east|west|on|onward|onwards|forward|forwards|ahead|home|back|upstairs|downstairs|left|right|away|inside|straight)\b/.test(
      way,
    )
  if (!isJourney || (isOut && clause.act !== 'leave' && hereOf(world).isInside === false)) return undefined
  const meant =
    (place?.kind === 'place' ? place : undefined) ??
    (object?.kind === 'place' ? object : undefined) ??
    (target?.kind === 'place' ? target : undefined)
  // Who leaves the house is not to get there.
  const isLeft = (to: Entity | undefined) => clause.act === 'leave' && to?.id === world.here
  if (meant && !isLeft(meant)) return meant
  const isThrough = [clause.place, clause.object].some(
    (mention) =>
      mention &&
      isOfClass(mention.head, 'door') &&
      !kindOfPlace(mention.text) &&
      // The gate of an airport is a place of it.
      kindNamed(mention.text)?.id !== hereOf(world).placeKind &&
      knownEntity(world, mention)?.kind !== 'place',
  )
  if (isThrough) return behindDoor(world, clause.text)
  if (clause.place && !meant) {
    if (isNoPlace(scene, clause.place)) return undefined
    const named = resolveMention(scene, clause.place, isNamedPerson(clause.place) ? 'being' : 'place')
    if (isRefusal(named) || !isLeft(named)) return named
  }
  if ((clause.act === 'return' && !/\bhome\b/.test(way)) || clause.direction === 'back')
    return lastPlace(world)
  if (/\bhome\b/.test(way))
    return (
      world.entities.find(
        ({ kind, owner, name, id }) =>
          kind === 'place' && id !== world.here && (owner === 'your' || name === 'home'),
      ) ??
      addEntity(world, {
        kind: 'place',
        name: 'home',
        isProper: true,
        preposition: 'at',
        placeKind: 'house',
        isInside: true,
      })
    )
  return neighbour(world, isOut || (clause.act === 'leave' && hereOf(world).isInside !== false), way)
}

/** By the back door, or out of any, one gets out; behind any other is its other side, until somebody says more. */
const behindDoor = (world: World, door: string): Entity =>
  (/\b(?:front|back|main|exit|street|side) (?:door|gate|entrance)\b|\b(?:exit|way out|out)\b/.test(door)
    ? neighbour(world, true)
    : undefined) ??
  addEntity(world, { kind: 'place', name: 'other side', preposition: 'on', isInside: hereOf(world).isInside })

/** 'I walk forward carefully', 'I keep walking', 'we go further': there is always a next place. */
const ONWARD =
  /^(?:i |we )?(?:(?:carefully|slowly|quietly) )?(?:(?:keep|start|begin) (?:on )?(?:walking|going|moving|running)|(?:walk|go|move|press|run|creep|sneak|wander|explore|ride|drive|sail|fly) ?(?:(?:off|away)(?: together)?|forwards?|onwards?|ahead|further|deeper|straight on|on)?)(?: \p{Ll}+ly)?$/iu

/** What was taken for where somebody goes, and is nowhere: 'into debt', 'to pieces'. */
const isNoPlace = ({ world }: Scene, mention: Mention): boolean =>
  !knownEntity(world, mention) &&
  !kindOfPlace(mention.text) &&
  !mention.isProper &&
  (/^(?:top|bottom|end|middle|edge|side|front|back|rear|line|queue)$/.test(mention.head) ||
    isAbstract(mention.head) ||
    SKY.test(mention.head) ||
    isBodyPart(mention.head.replace(/s$/, '')) ||
    (mention.determiner === undefined && !mention.owner))

const SKY =
  /^(?:rain|snow|sun|sunlight|sunshine|moonlight|night|dark|darkness|storm|fog|mist|wind|cold|open|air|light)$/

const isNamedPerson = ({ isProper, text }: Mention): boolean =>
  isProper === true && !kindOfPlace(text) && likelyGender(text) !== undefined
