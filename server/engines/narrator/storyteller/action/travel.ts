import { goIn } from './go-in.ts'
import { moveTo } from './move-to.ts'
import type { Clause, Mention } from '../language/clause.ts'
import { kindNamed, kindOfPlace } from '../content/places.ts'
import { isOfClass } from '../content/things.ts'
import { passedLines } from '../content/travel-lines.ts'
import { mean } from '../world/change.ts'
import {
  companionsOf,
  type Entity,
  entityOf,
  factAbout,
  hasState,
  hereOf,
  isBeing,
  isPresent,
  meantOfLate,
} from '../world/world.ts'
import { makePlace } from './place-named.ts'
import { leavesOut } from '../telling/leaves-out.ts'
import { retoldByHero } from '../telling/retell.ts'
import { lookAround } from './look-around.ts'
import { searchFor } from './perceive.ts'
import { type Bound, isRefusal, refuse, type Scene } from './scene.ts'
import { meet } from './meet.ts'
import { whereabouts } from './needs.ts'
import { actLines } from '../content/act-lines.ts'
import { resolveMention, knownEntity } from './resolve-mention.ts'
import { destination } from './destination.ts'

const BESIDE =
  /\b(?:under|underneath|beneath|behind|between|among|onto) (?:the|an?|my|our|his|her|their|its|some|two)\b/i

/** Takes the hero where the clause says: to a place, a person, a direction; those who are with the hero come along. */
export function travel(scene: Scene, bound: Bound): void {
  const { world, reply } = scene
  // 'I pack and leave the flat': there one was, whatever was told before.
  const left = bound.clause.act === 'leave' ? (bound.clause.object ?? bound.clause.place) : undefined
  if (left && kindOfPlace(left.text) && knownEntity(world, left)?.id !== world.here)
    return reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
  // 'I go to the mill with Tom': he comes along.
  const company =
    bound.clause.place && bound.target && isBeing(bound.target) && / with /.test(bound.clause.text)
      ? bound.target
      : undefined
  if (company && isPresent(world, company) && company.stance !== 'foe') {
    company.stance = 'companion'
    delete bound.target
  }
  // 'We climb the hill': whoever was spoken with comes along.
  if (bound.clause.actor === 'companions' && companionsOf(world).length === 0) {
    const along = meantOfLate(world).find(
      (each) => /^(?:person|animal)$/.test(each.kind) && isPresent(world, each) && each.stance !== 'foe',
    )
    if (along) along.stance = 'companion'
  }
  // 'Through the flames', 'past the guards': nobody stays there.
  const passed = bound.clause.place ?? bound.clause.target ?? bound.clause.object
  const isPassing =
    passed !== undefined &&
    !/^(?:foot|horseback|wheels|tiptoe)$/.test(passed.head) &&
    (new RegExp(`\\b(?:through|past|across) (?:\\p{L}+ ){0,4}?${passed.head}`, 'iu').test(
      bound.clause.text,
    ) ||
      (/^(?:wall|fence|hedge|gate|border|ridge|ditch)$/.test(passed.head) &&
        /\bover\b/.test(bound.clause.text))) &&
    !isOfClass(passed.head, 'door') &&
    (knownEntity(world, passed)?.kind !== 'place' ||
      /^(?:flames?|fire|smoke|rain|snow|storm|fog|crowd|creek|river|stream|water|mud|gap|hole|wall|fence|hedge|gate|ditch)$/.test(
        passed.head,
      ))
  if (isPassing) return passBy(scene, bound, passed)
  // 'Over to her table': where she sits.
  const host = passed?.owner && !kindOfPlace(passed.text) ? entityOf(world, passed.owner.entityId) : undefined
  if (
    host &&
    isBeing(host) &&
    host.kind !== 'hero' &&
    (!isPresent(world, host) || bound.clause.act === 'approach')
  ) {
    meet(scene, host)
    if (isPresent(world, host)) {
      mean(world, host)
      scene.hasChanged = true
      scene.answerer = host
      scene.deeds = [...scene.deeds, { ...bound, object: host, target: undefined }]
      return reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
    }
  }
  if (isRoundabout(scene, bound.clause)) {
    scene.hasChanged = true
    return reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
  }
  const near = bound.object ?? bound.target
  const { act: how, place: to } = bound.clause
  // Who crawls under a table or behind a sofa stays where both stand.
  if (to && BESIDE.test(bound.clause.text) && knownEntity(world, to)?.kind !== 'place') {
    scene.hasChanged = true
    return reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
  }
  // Across the river one is where one was, on the other side of it.
  if (bound.clause.verb === 'cross') return reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
  if (
    to &&
    (isOfClass(to.head, 'container') || isOfClass(to.head, 'garment') || isOfClass(to.head, 'readable')) &&
    !kindOfPlace(to.text)
  ) {
    const object = resolveMention(scene, { ...to, determiner: 'the' }, 'thing')
    // Who jumps into a barrel looks for nothing in it.
    const isBodily = /^(?:jump|leap|climb|hop|dive|crawl|squeeze|fall|get)$/.test(bound.clause.verb ?? '')
    if (object && !isRefusal(object) && isBodily)
      return reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
    if (object && !isRefusal(object)) return searchFor(scene, { ...bound, target: object })
  }
  // A leap or a flight of one's own is no journey, unless it has somewhere to end.
  if (
    how &&
    /^(?:jump|fly|swim|climb|ride|dodge)$/.test(how) &&
    knownOrNamed(scene, to) === undefined &&
    !(bound.clause.phrase ?? bound.clause.direction ?? '').endsWith('stairs') &&
    !/^(?:i |we )?climb (?:up|down|out)$/i.test(bound.clause.text) &&
    near?.kind !== 'place'
  ) {
    const at = to && resolveMention(scene, { ...to, determiner: 'the' }, 'thing')
    scene.hasChanged = true
    const over = near ?? (isRefusal(at) ? undefined : at)
    const isWhole = (line: string) => !leavesOut(line, bound.clause, [over])
    return void (
      reply.say(actLines[how], { object: over }, isWhole) ||
      reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
    )
  }
  if (
    near?.kind === 'thing' &&
    isOfClass(near.name, 'vehicle') &&
    /^(?:enter|approach|go|climb)$/.test(how ?? '')
  )
    return reply.tell('You get in, and [object] [object.is] yours to steer. Say where to.', { object: near })
  const leads = near?.kind === 'thing' && isOfClass(near.name, 'door') && bound.clause.act !== 'approach'
  if (near && !leads && near.kind !== 'place' && near.id !== 'abstract') return goTo(scene, bound, near)
  const { act, direction, place: named } = bound.clause
  if (!named && /\b(?:walk|wander|go|stroll|run) (?:around|about)$/i.test(bound.clause.text)) {
    reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
    return lookAround(scene, world.here)
  }
  const isAtGoal = /^(?:goal|hurdle)$/.test(world.plot.stage)
  if (isAtGoal && !named && !direction && (act === 'continue' || act === 'go')) return
  if (
    scene.hasMoved &&
    !named &&
    !bound.clause.object &&
    /^(?:in|inside|further|on|down|through)?$/.test(direction ?? bound.clause.particle ?? '')
  )
    return
  if (
    !named &&
    /^(?:in|inside|indoors|aboard|on board)$/.test(
      direction ?? bound.clause.particle ?? bound.clause.phrase ?? '',
    )
  )
    return goIn(scene, bound)
  const goal = destination(scene, bound)
  if (!goal) {
    scene.hasChanged = true
    if (!bound.clause.purpose && !bound.clause.place && reply.say(actLines[how!] ?? actLines.go)) return
    return reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
  }
  if (isRefusal(goal)) return refuse(scene, goal)
  if (goal.kind !== 'place') return goTo(scene, bound, goal)
  if (goal.id === world.here)
    return leavesOut(`you go to ${goal.name}`, bound.clause, [goal]) ||
      /\b(?:across|through|over|round|around|along|back)\b/.test(bound.clause.text)
      ? reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
      : reply.tell('You are at [place] already.')
  const along = bound.clause.instrument && knownEntity(world, bound.clause.instrument)
  reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
  if (along && isBeing(along) && isPresent(world, along)) along.at = goal.id
  moveTo(scene, goal, true)
}

/** 'Walk round the car', 'drive round the block': one is where one was. */
const isRoundabout = ({ world }: Scene, { text }: Clause): boolean => {
  const round = /\b(?:round|around) (?:the|my|our|his|her) ((?:\p{L}+ )?(\p{L}+))$/iu.exec(text)
  const known = round && knownEntity(world, { text: round[1]!, head: round[2]!, determiner: 'the' })
  return (
    (known && known.id !== world.here) ||
    /^(?:block|corner|house|building|outside|edge|back)$/.test(round?.[2] ?? '')
  )
}

/** What lay in the way lies behind the hero from then on. */
function passBy(scene: Scene, bound: Bound, passed: Mention): void {
  const { world, reply } = scene
  scene.hasChanged = true
  scene.isAnswered = true
  reply.tell('[told]', { told: retoldByHero(bound.clause, world) })
  const known = bound.place ?? bound.target ?? bound.object ?? knownEntity(world, passed)
  const object = known ?? { name: passed.text, isPlural: passed.isPlural }
  const companion = companionsOf(world)[0]
  if (!reply.say(passedLines, { object, who: companion }))
    reply.tell('[object] [object.is] behind you now.', { object })
}

const knownOrNamed = ({ world }: Scene, place: Mention | undefined): Entity | string | undefined => {
  const known = place && knownEntity(world, place)
  return known?.kind === 'place' ? known : place && kindOfPlace(place.text)?.id
}

/** Up to somebody or something: where it is, that is where the hero goes. */
function goTo(scene: Scene, { clause }: Bound, near: Entity): void {
  const { world, reply } = scene
  mean(world, near)
  // 'A matchbook from a hotel', and then 'go to that hotel'.
  const kind = kindNamed(near.name)
  const isFar =
    clause.act === 'go' ||
    (clause.act === 'approach' && kind?.id !== hereOf(world).placeKind && near.since === world.turn)
  if (near.kind === 'thing' && near.isTyped && kind && isFar) {
    world.entities = world.entities.filter((each) => each !== near)
    reply.tell('[told]', { told: retoldByHero(clause, world) })
    return moveTo(scene, makePlace(world, near.name), true)
  }
  if (isPresent(world, near)) {
    reply.tell('[told]', { told: retoldByHero(clause, world) })
    scene.hasChanged = true
    return void (isBeing(near) && (scene.answerer = near))
  }
  const visited =
    clause.place && !isPresent(world, near) && (hasState(near, 'captive') || near.id === world.plot.goal)
      ? resolveMention(scene, clause.place, 'place')
      : undefined
  if (visited && !isRefusal(visited) && visited.kind === 'place' && !world.plot.leads.includes('where')) {
    near.at = visited.id
    if (near.id === world.plot.goal) world.plot.place = visited.id
    return moveTo(scene, visited)
  }
  const at = entityOf(world, near.at)
  if (at?.kind === 'place' && (at.id !== world.plot.place || factAbout(world, at.id, 'visited')))
    return moveTo(scene, at)
  if (at?.kind === 'place' && (world.plot.leads.includes('where') || near.stance === 'foe'))
    return moveTo(scene, at)
  const { refusal, slots } = whereabouts(scene, near)
  reply.tell(refusal, slots)
}
