import { capitalised } from '../language/letter-case.ts'
import { isBodyPart, isOfClass } from '../content/things.ts'
import { lookedAtLines } from '../content/statement-lines.ts'
import { mean, setState } from '../world/change.ts'
import {
  type Entity,
  hasState,
  isBeing,
  HERO,
  heldBy,
  hereOf,
  heroOf,
  isPresent,
  thingsHere,
} from '../world/world.ts'
import { findThing, revealDetail } from './reveal.ts'
import { poolsOf } from '../telling/outcome-pools.ts'
import { retoldByHero } from '../telling/retell.ts'
import { lookFar, lookOut, tellBehind } from './look-out.ts'
import { isPocketOf, lookAtOwnBody, lookAtSelf, lookInPockets } from './look-at-self.ts'
import { lookAround } from './look-around.ts'
import { knownEntity } from './resolve-mention.ts'
import type { Bound, Scene } from './scene.ts'
import { whereabouts } from './needs.ts'

/** Looks at one thing closely, or around. */
export function perceive(scene: Scene, { object, clause }: Bound): void {
  const { world, reply } = scene
  if (/\bbehind (?:me|us)$/i.test(clause.text)) {
    reply.tell('[told]', { told: retoldByHero(clause, world) })
    return tellBehind(scene)
  }
  if (/\b(?:around|round|about) (?:me|us|myself)\b/i.test(clause.text)) return lookAround(scene, world.here)
  if (object?.id === HERO) return lookAtSelf(scene)
  if (object && isPocketOf(object)) return lookInPockets(scene, clause)
  if (object && isBodyPart(object.name) && clause.object?.determiner === 'my')
    return lookAtOwnBody(scene, clause, object)
  if (object && /\b(?:watch|clock|wristwatch|sundial)$/.test(object.name))
    return scene.reply.tell('By [object] it is [time].', { object })
  const side = /\b(?:under|beneath|underneath|behind|inside|in|into|on top of|through|over)\b/.exec(
    `${clause.verb ?? ''} ${clause.particle ?? ''}`,
  )?.[0]
  if (
    object &&
    /window|porthole|viewport|keyhole|peephole|spyglass|telescope|periscope|binoculars/.test(object.name) &&
    /\b(?:out|through)\b/.test(clause.text)
  )
    return lookOut(scene, object)
  if (object && object.kind === 'thing' && side && side !== 'over') return lookUnder(scene, object, side)
  if (FAR.test(clause.text) && object?.kind !== 'person') return lookFar(scene, clause)
  if (object?.kind === 'person' && isAwakeHere(world, object) && !/\ball\b/.test(clause.text)) {
    const told = retoldByHero(clause, world)
    if (!scene.reply.text.includes(told)) scene.reply.tell('[told]', { told })
    return void scene.reply.say(lookedAtLines, { object })
  }
  if (object && object.id !== 'abstract' && object.kind !== 'place') {
    const told = scene.reply.words
    // Who watches it sees what it does, and no more of how it is.
    if (clause.verb !== 'watch') revealDetail(scene, object)
    if (scene.reply.words === told) scene.reply.tell('[told]', { told: retoldByHero(clause, world) })
    return
  }
  if (scene.hasMoved) return
  if (/\blook(?:s|ing)? up$/i.test(clause.text))
    return reply.tell(
      hereOf(world).isInside
        ? 'Above you is the ceiling of [place], and nothing else.'
        : 'Above you is the sky. The weather is [weather], and it is [time].',
    )
  // 'I peek out': what there is to be seen, rather than what stands about.
  const isOutward =
    /^(?:peek|peer|watch|scan|keep|glance)$/.test(clause.verb ?? '') ||
    /\b(?:out|over)\b/.test(`${clause.particle ?? ''} ${clause.direction ?? ''}`)
  if (!isOutward) return lookAround(scene, world.here)
  const told = retoldByHero(clause, world)
  if (!scene.reply.text.includes(told)) scene.reply.tell('[told]', { told })
  scene.deeds = [...scene.deeds, { clause: { ...clause, verb: 'peek' }, actor: heroOf(world) }]
  scene.hasChanged = true
}

/** 'Look out over the sea', 'look down at the town': farther than where one stands. */
const FAR =
  /\b(?:look|looks|gaze|stare|peer|peek|glance|watch|scan)(?:s|ed|ing)? (?:(?:out|back|down|far|outside|away)\b(?: (?:to|on|at|over|across|from|into|of|past|towards?|in|through)\b.*)?|over|across|past|towards?|the horizon|in (?:every|all) directions?)\b(?! (?:my|the) shoulder)/iu

/** Who is looked at and sees it. */
const isAwakeHere = (world: Scene['world'], person: Entity): boolean =>
  isPresent(world, person) &&
  !['asleep', 'dead', 'hurt', 'captive'].some((state) => hasState(person, state)) &&
  person.stance !== 'foe' &&
  person.id !== world.plot.goal

/** Under, behind or inside something: the plot's own find comes first, else there is a small thing, once. */
function lookUnder(scene: Scene, object: Entity, side: string): void {
  const { world, reply } = scene
  const where =
    { beneath: 'under', underneath: 'under', in: 'inside', into: 'inside', through: 'behind' }[side] ?? side
  const place = `${where[0]!.toUpperCase()}${where.slice(1)}`
  const lost = world.entities.find(
    (thing) => thing.kind === 'thing' && thing.at === object.id && !hasState(thing, 'hidden'),
  )
  const found =
    lost ?? (hasState(object, 'searched') || willLead(scene) ? undefined : findThing(scene, world.here))
  setState(object, 'searched')
  if (found) return reply.tell(`${place} [object] [found+lie] [found.a].`, { object, found })
  reply.tell(
    willLead(scene)
      ? `${place} [object] the dust has been disturbed, and lately.`
      : `${place} [object] there is dust, and nothing in it.`,
    { object },
  )
}

/** What any find is: nothing that could be missing. */
const ANY_FIND =
  /^(?:\w+ )?(?:clues?|evidence|traces?|signs?|hints?|leads?|answers?|proof|valuables|supplies)$/

/** Looks for somebody or something: found, if it is about; and if it is not, told where it might be. */
export function searchFor(scene: Scene, bound: Bound): void {
  const { world, reply } = scene
  const { object, clause } = bound
  const area = bound.place ?? bound.target
  const sought = object ?? (clause.object && knownEntity(world, clause.object))
  // 'I find Tessa at her locker': there she is.
  if (
    /^(?:find|spot|meet)$/.test(clause.verb ?? '') &&
    sought &&
    isBeing(sought) &&
    isAwakeHere(world, sought)
  ) {
    mean(world, sought)
    scene.hasChanged = true
    scene.answerer = sought
    reply.tell('[told]', { told: retoldByHero(clause, world) })
    return reply.tell('[^who] [who+look] round, and [who+see] you.', { who: sought })
  }
  if (
    !sought ||
    sought.id === 'abstract' ||
    (sought.since === world.turn && ANY_FIND.test(sought.name)) ||
    sought.id === world.here ||
    sought.kind === 'place'
  ) {
    const spot =
      area && area.kind === 'thing'
        ? area
        : scene.random.pick(thingsHere(world).filter(({ isFixed }) => isFixed))
    return searchAt(scene, spot ?? hereOf(world))
  }
  if (sought.isTyped && sought.since === world.turn && (sought.at === world.here || sought.at === undefined))
    return tellWhetherFound(scene, sought, bound)
  if (sought.isFixed && isPresent(world, sought) && !/\bfor\b/.test(clause.text))
    return searchAt(scene, sought)
  if (isPresent(world, sought)) {
    if (/\bfor\b/.test(clause.text) || sought.since === world.turn) return tellFound(scene, sought)
    return isBeing(sought)
      ? reply.tell('[told]', { told: retoldByHero(clause, world) })
      : revealDetail(scene, sought)
  }
  const { refusal, slots } = whereabouts(scene, sought)
  reply.tell(refusal, slots)
}

function tellFound({ reply }: Scene, object: Entity, text = ''): void {
  if (
    /^(?:land|shore|coast|sail|island|ship|village|town|city|lights?)$/.test(object.name) ||
    /\b(?:in|on|across|through|over) the (?:ice|sky|sea|water|crowd|distance|dark|fog|hills?|horizon|waves?|clouds?|snow)\b/.test(
      text,
    )
  )
    return reply.tell('There [object.they] [object.is], far off, and no wider than a thumb.', { object })
  if (object.at === HERO) return reply.tell('You have had [object] on you the whole time.', { object })
  if (poolsOf('find', object).some((pool) => reply.say(pool, { object }))) return
  reply.tell('There [object.they] [object.is], by [prop].', { object })
}

/** How often what is looked for is there. */
const FOUND = 0.6

/** Looked for, and never spoken of before: it is there or it is not, and that stays so. */
function tellWhetherFound(scene: Scene, sought: Entity, { clause }: Bound): void {
  const { world, reply, random } = scene
  scene.hasChanged = true
  if (/^(?:find|discover|spot|notice|uncover|see)$/.test(clause.verb ?? ''))
    return reply.tell('[told]', { told: retoldByHero(clause, world) })
  if (sought.since === world.turn && clause.verb === 'search' && !/\bfor\b/.test(clause.text))
    return searchAt(scene, sought)
  if (reply.words === 0) reply.tell('[told]', { told: retoldByHero(clause, world) })
  if (random.chance(FOUND)) return tellFound(scene, sought, clause.text)
  world.entities = world.entities.filter((entity) => entity !== sought)
  reply.tell('[^object.they] [object.is] not to be found, not at [place].', { object: sought })
}

const willLead = ({ world: { plot }, sought, isSuggested }: Scene): boolean =>
  isSuggested === true && sought !== undefined && plot.stage === 'seeking' && plot.isOpen !== true

function searchAt(scene: Scene, spot: Entity): void {
  const { world, reply } = scene
  const inside = spot.kind === 'thing' ? heldBy(world, spot.id)[0] : undefined
  if (inside) return reply.tell('You search [spot] and bring out [inside.a].', { spot, inside })
  // The plot's own find comes first: see plot.ts.
  if (willLead(scene))
    return reply.tell('You go over [spot] with your fingertips as well as your eyes.', { spot })
  const found = findThing(scene, world.here)
  const side = isOfClass(spot.name, 'container') || /bag|pocket|coat|case$/.test(spot.name) ? 'in' : 'behind'
  const isTold = reply.words > 0
  if (found)
    reply.tell(
      isTold
        ? `${capitalised(side)} [spot] you find [found.a].`
        : `You search [spot], and ${side} [spot.them] you find [found.a].`,
      { spot, found },
    )
  else reply.tell('You search [spot] and find nothing more.', { spot })
}
