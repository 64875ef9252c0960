import { lowerFirst } from '../language/letter-case.ts'
import { isBeingNoun } from '../language/being-nouns.ts'
import { crowdOf } from '../content/crowds.ts'
import { toldToYou } from '../language/told-to-you.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Random } from '#server/ground/random.ts'
import { deadlineAfter, isNight } from './clock.ts'
import { addEntity, setState } from './change.ts'
import { type Entity, entityOf, hasState, HERO, hereOf, isBeing, type WantKind, type World } from './world.ts'

import { castFoe, goalEntity, goalName, goalNames, goalPlace } from './cast-goal.ts'
const KINDS: [WantKind, RegExp][] = [
  [
    'find',
    /^get .* out of |^(?:win|get|take|steal) (?:it|them|him|her|the \S+|my \S+|your \S+) back|^(?:get|take) back/,
  ],
  [
    'learn',
    /^(?:find (?:out|who|what|why|how)|learn|discover|solve|prove|investigate|understand|uncover|know|figure|explain|reveal|answer|expose|unravel)/,
  ],
  [
    'find',
    /^(?:find|look|search|locate|recover|retrieve|get back|bring back|rescue|free|save|seek|track|meet|release|liberate|bring .* back|bring .* home)/,
  ],
  ['escape', /^(?:escape|flee|get out|get off|get away|leave|survive|run|stay|endure|last)/],
  [
    'defeat',
    /^(?:take revenge|avenge|stop|defeat|kill|destroy|catch|capture|arrest|beat|overthrow|slay|fight|banish|avenge|drive|hunt|end|foil|outwit)/,
  ],
  ['carry', /^(?:deliver|carry|bring|take|escort|return|lead|transport|smuggle|get .* to)/],
  ['guard', /^(?:protect|defend|guard|keep|hold|hide|shelter|shield|watch)/],
  [
    'win',
    /^(?:win|compete|perform|play|sell|raise|earn|pay|become|organi[sz]e|impress|sing|dance|celebrate|host|plan|prepare)/,
  ],
  [
    'love',
    /^(?:win back|woo|marry|kiss|love|reconcile|forgive|apologi[sz]e|persuade|convince|befriend|comfort|tell|ask|confess|make peace|propose)/,
  ],
  [
    'make',
    /^(?:build|repair|fix|make|cook|bake|write|finish|heal|cure|grow|mend|restore|create|plant|wake|open|light|paint|feed|help|start|restart|run|learn to)/,
  ],
  [
    'reach',
    /^(?:reach|get to|go|cross|climb|return to|travel|sail|fly|arrive|come home|get home|explore|visit|get|land|see|walk|ride|follow|pass)/,
  ],
  ['steal', /^(?:steal|rob|swipe|take from|break into)/],
]

/** Settles whom and what the chapter is about, and in secret where, how and against whom the goal is reached. */
export function castPlot(world: World, scenario: Scenario, random: Random): void {
  const want = scenario.want
  const plain = want?.plain.replace(/[.!]$/, '')
  const kind = plain
    ? (KINDS.find(([, verbs]) => verbs.test(plain.startsWith('win back') ? 'woo' : plain))?.[0] ?? 'do')
    : 'learn'
  const goal = goalEntity(world, scenario, kind)
  const foe = castFoe(world, scenario)
  const place = goalPlace(world, scenario, kind, random, goal)
  if (place.id !== world.here) {
    const isAway = (each: Entity) => isBeing(each) && !hasState(each, 'dead')
    for (const each of world.entities)
      if (
        each.at === undefined &&
        (each === foe || hasState(each, 'captive') || (each === goal && isAway(each)))
      )
        each.at = place.id
    if (goal?.kind === 'thing' && goal.at === undefined && !hasState(goal, 'unmade')) {
      goal.at = place.id
      setState(goal, 'hidden')
    }
  }
  world.plot = {
    kind,
    want: plain ?? 'see how this turns out',
    isOpen: plain === undefined || undefined,
    goal: goal?.id,
    ...goalNames(
      kind === 'learn' ? goalName(scenario, plain, kind) : (goal?.name ?? goalName(scenario, plain, kind)),
    ),
    place: place.id,
    foe: foe?.id,
    stage: 'seeking',
  }
  world.plot.witness = castWitness(world, goal)?.id
  if (scenario.deadline && plain !== undefined) {
    world.plot.deadlineText = lowerFirst(toldToYou(scenario.deadline))
    world.plot.deadline = deadlineAfter(world.minutes, scenario.deadline)
  }
}

const CLOSED_AT_NIGHT =
  /\b(?:zoo|museum|gallery|school|office|library|mall|shop|store|bank|pool|classroom|bookshop|bakery)\b/i

/** Who is about and can tell a thing or two: a companion, someone of the scenario, else those whom the place implies. */
export function castWitness(world: World, goal?: Entity): Entity | undefined {
  const isFit = (entity: Entity) =>
    (entity.kind === 'person' || entity.kind === 'group') &&
    entity.at === world.here &&
    entity.stance !== 'foe' &&
    entity.id !== goal?.id &&
    !hasState(entity, 'dead')
  const known =
    world.entities.find((entity) => isFit(entity) && entity.stance === 'companion') ??
    world.entities.find(isFit)
  if (known) return known
  const here = hereOf(world)
  if (here.isUnnamed) return undefined
  const heroRole = entityOf(world, HERO)?.role
  const own = here.name.toLowerCase().split(' ')
  // Where the scenario has people of its own, nobody else is about.
  const isOwn = (entity: Entity) =>
    entity.id !== goal?.id &&
    entity.id !== HERO &&
    isBeing(entity) &&
    (entity.at === world.here ||
      (entity.isProper === true && !['absent', 'dead', 'captive'].some((state) => hasState(entity, state))))
  if (
    here.placeKind !== 'gathering' &&
    (world.entities.some(isOwn) ||
      world.premiseWords.some(
        (word) => isBeingNoun(word) && !own.includes(word) && !heroRole?.includes(word),
      ))
  )
    return undefined
  const isClosed =
    (isNight(world) && CLOSED_AT_NIGHT.test(here.name)) ||
    // A detective's office may be a room for one.
    (here.name.endsWith('office') && !world.premiseWords.includes('office'))
  const crowd = isClosed
    ? undefined
    : crowdOf(here.aliases?.[0] ?? here.name, here.name, world.premiseWords.join(' '))
  if (!crowd) return undefined
  return addEntity(world, {
    kind: 'group',
    name: crowd,
    role: crowd,
    isPlural: true,
    at: world.here,
    stance: 'neutral',
  })
}
