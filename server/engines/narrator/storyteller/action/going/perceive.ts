import { kindNamed } from '../../content/places.ts'
import { isBodyPart } from '../../content/things.ts'
import { lookedAtLines } from '../../content/statement-lines.ts'
import { ASIDE_FROM } from '../../telling/deed-names.ts'
import { isTangible, kindOfNoun } from '../../language/noun-kinds.ts'
import { headOf } from '../../telling/noun.ts'
import { isHandy } from '../../telling/surely-of.ts'
import { articled } from '../../telling/phrases.ts'
import { retoldByHero } from '../../telling/retell.ts'
import { mean } from '../../world/change.ts'
import { type Entity, hasState, heldBy, HERO, hereOf, heroOf, isBeing, isPresent } from '../../world/world.ts'
import { lookAround } from './look-around.ts'
import { whereabouts } from '../turn/needs.ts'
import { tellInventory } from '../question/inventory.ts'
import { findByKind } from './find-by-kind.ts'
import { findThing, revealDetail, revealInside } from './reveal.ts'
import type { Bound, Scene } from '../scene.ts'

/** A look that is at nothing in particular. */
const ABOUT =
  /\b(?:look|looks|looking|have a look|take a look|glance|gaze|peer)(?: (?:all|carefully|slowly|quickly))? (?:around|about|round)(?: (?:me|us|myself|here))?\W*$|^(?:i |we )?look\W*$/i

/** Looks about, or at what is named: that shows what it is known for, or is handed back. */
export function perceive(scene: Scene, bound: Bound): void {
  const { world } = scene
  const { object, clause } = bound
  if (object?.id === HERO) return lookAtSelf(scene)
  if (!object && ABOUT.test(clause.text)) return scene.hasMoved ? undefined : lookAround(scene, world.here)
  // 'Around the hall': where one is, by whatever word.
  const isHere =
    object && (object.id === world.here || (object.since === world.turn && isRoomOrHouse(object.name)))
  if (isHere && /\b(?:around|about|round|explore)\b/.test(clause.text)) {
    scene.isAnswered = true
    return lookAround(scene, world.here)
  }
  tellOnce(scene, clause)
  scene.hasChanged = true
  if (!object && OUTSIDE.test(clause.text))
    return hereOf(world).isInside
      ? scene.reply.tell('Out there the weather is [weather].')
      : lookAround(scene, world.here)
  if (
    object &&
    isOutOf(object, clause.text) &&
    hereOf(world).isInside &&
    !hereOf(world).placeKind?.endsWith('ship')
  )
    return scene.reply.tell('Through [object] you see that the weather is [weather].', { object })
  if (object?.kind === 'person' && clause.particle !== 'up' && isAwakeHere(world, object))
    return void scene.reply.say(lookedAtLines, { object })
  const { words } = scene.reply
  const isPlainLook = object && !object.isTyped && !ASIDE_FROM.test(clause.text)
  if (isPlainLook && object.kind !== 'place' && clause.verb !== 'watch' && !isBodyPart(object.name))
    revealDetail(scene, object)
  if (scene.reply.words === words) scene.deeds = [...scene.deeds, { ...bound, actor: heroOf(world) }]
}

const OUTSIDE = /\b(?:look|peer|peek|glance|gaze)s? outside\W*$/i

const isRoomOrHouse = (name: string): boolean =>
  kindNamed(name) !== undefined || kindOfNoun(headOf(name)) === 'building'

/** Out of a window one sees the weather. */
const isOutOf = ({ name, isTyped }: Entity, text: string): boolean =>
  !isTyped && /\b(?:window|porthole)$/.test(name) && /\b(?:out|through)\b/.test(text)

function tellOnce({ world, reply }: Scene, clause: Bound['clause']): void {
  const told = retoldByHero(clause, world)
  if (!reply.text.includes(told)) reply.tell('[told]', { told })
}

/** Who the hero is, and what is in hand. */
function lookAtSelf(scene: Scene): void {
  const { world, reply } = scene
  const { role, isProper, name } = heroOf(world)
  if (role) reply.tell(`You are ${articled(role)}${isProper ? `, ${name} by name` : ''}.`)
  if (!role || heldBy(world, HERO).length > 0) tellInventory(scene, HERO)
}

/** Who is looked at and sees it. */
const isAwakeHere = (world: Scene['world'], person: Entity): boolean =>
  isPresent(world, person) &&
  !['asleep', 'dead', 'hurt', 'captive'].some((state) => hasState(person, state)) &&
  person.stance !== 'foe' &&
  person.id !== world.plot.goal

/** Looks for somebody or something, or through something: what lies in there and what is here is found. */
export function searchFor(scene: Scene, bound: Bound): void {
  const { world, reply } = scene
  const { object, clause } = bound
  if (willLead(scene))
    return reply.tell('You go over [spot] with your fingertips as well as your eyes.', {
      spot: object ?? hereOf(world),
    })
  const isSoughtAfter =
    object &&
    /\b(?:look|search|hunt|dig|rummage)(?:s|ing)?(?: (?:around|about|everywhere))? for\b/.test(clause.text)
  if (isSoughtAfter && object.id !== 'abstract' && object.since < world.turn && !isPresent(world, object)) {
    const { refusal, slots } = whereabouts(scene, object)
    return reply.tell(refusal, slots)
  }
  tellOnce(scene, clause)
  scene.hasChanged = true
  if (
    object &&
    isBeing(object) &&
    isAwakeHere(world, object) &&
    /^(?:find|spot|meet)$/.test(clause.verb ?? '')
  ) {
    mean(world, object)
    scene.answerer = object
    return reply.tell('[^who] [who+look] round, and [who+see] you.', { who: object })
  }
  if (!scene.hasMore && findByKind(scene, bound)) return
  if (isSoughtAfter && object.kind === 'thing' && isHandy(headOf(object.name)) && isPresent(world, object))
    return reply.tell(
      object.at === HERO
        ? 'You have had [object] on you the whole time.'
        : 'There [object.they] [object.is].',
      { object },
    )
  const inside = object?.kind === 'thing' ? heldBy(world, object.id)[0] : undefined
  if (inside) return reply.tell('In there [inside+lie] [inside.a].', { inside })
  const { words } = reply
  if (object?.kind === 'thing') revealInside(scene, bound)
  if (reply.words > words) return
  const isSearched =
    object &&
    !isBeing(object) &&
    isTangible(headOf(object.name)) &&
    clause.verb === 'search' &&
    !isSoughtAfter
  const found = isSearched && !scene.hasMore ? findThing(scene, world.here) : undefined
  if (found) return reply.tell('You come upon [found.a].', { found })
  scene.deeds = [...scene.deeds, bound]
}

/** The plot's own find comes first: see plot.ts. */
const willLead = ({ world: { plot }, sought, isSuggested }: Scene): boolean =>
  isSuggested === true && sought !== undefined && plot.stage === 'seeking' && plot.isOpen !== true
