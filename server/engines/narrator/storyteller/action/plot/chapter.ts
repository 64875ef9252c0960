import { asideReplies } from '../../content/asides.ts'
import { metLines, plotLines, type PlotPart } from '../../content/plots.ts'
import { keepFact, setState } from '../../world/change.ts'
import {
  type Entity,
  entityOf,
  foeOf,
  hasState,
  HERO,
  isBeing,
  type Plot,
  type World,
} from '../../world/world.ts'
import type { Scene } from '../scene.ts'

const sayPart = (scene: Scene, part: PlotPart, slots: Record<string, Entity> = {}): boolean =>
  scene.reply.say(plotLines[part], slots)

/** What was sought is here and plain to see. */
function bringGoal(world: World): void {
  const goal = entityOf(world, world.plot.goal)
  if (!goal || hasState(goal, 'dead') || goal.at === HERO) return
  for (const state of ['absent', 'captive', 'hidden', 'unmade', 'gone']) setState(goal, state, false)
  goal.at = world.here
}

/** The player ends it: what is at hand is reached, and whatever else was wanted is left as it stands. */
export function endByPlayer(scene: Scene): void {
  const { plot } = scene.world
  plot.isClosed = true
  if (plot.stage === 'over') return scene.reply.tell(asideReplies.over)
  end(scene, 'told')
}

/** How a chapter ends, where no other line can be told. */
const ENDINGS: Record<NonNullable<Plot['result']>, string> = {
  met: 'And so it is done: you set out to [want], and at [place] you did.',
  told: 'The end. It is [time] at [place], and what comes after is yours to say.',
  missed: 'So it ends at [place] without it: you set out to [want], and that is left undone.',
  'given up': 'So it ends at [place] without it: you set out to [want], and that is left undone.',
}

/** The chapter ends, as it was played; `isToldAlready` where what was told says how. */
export function end(scene: Scene, result: NonNullable<Plot['result']>, isToldAlready = false): void {
  const { world, reply } = scene
  const { plot } = world
  delete world.tale
  plot.stage = 'over'
  plot.result = result
  scene.isAnswered = true
  scene.hasChanged = true
  reply.paragraph()
  const goal = entityOf(world, plot.goal)
  if (result === 'met' && goal) {
    bringGoal(world)
    if (!goal.isFixed && !isBeing(goal) && ['find', 'steal', 'make'].includes(plot.kind)) goal.at = HERO
    if (isBeing(goal) && goal.stance !== 'foe' && plot.kind !== 'learn') goal.stance = 'companion'
  }
  const metLine = result === 'met' && (goal || plot.kind === 'learn') ? metLines[plot.kind] : undefined
  const isTold =
    isToldAlready ||
    (metLine !== undefined && reply.say([metLine])) ||
    sayPart(scene, result === 'given up' ? 'givenUp' : result)
  if (!isTold) reply.tell(ENDINGS[result])
  if (result !== 'told')
    keepFact(world, 'story', `ended ${world.chapter}`, `You wanted to ${plot.want}; it was ${result}.`)
  reply.paragraph()
  if (!sayPart(scene, 'choice'))
    reply.tell('This chapter is told at [place]; begin a new one, or let it end here.')
}

/** Begins another chapter in the same world, some days on; what is wanted in it is for the player to say. */
export function beginChapter(scene: Scene): void {
  const { world, reply } = scene
  const { plot } = world
  world.chapter++
  world.minutes += 3 * 24 * 60
  const foe = foeOf(world)
  if (foe?.stance === 'foe') foe.stance = 'neutral'
  world.plot = { ...plot, isOpen: true, want: 'see how this turns out', stage: 'seeking' }
  for (const settled of [
    'goal',
    'foe',
    'deadline',
    'deadlineText',
    'question',
    'result',
    'isClosed',
  ] as const)
    delete world.plot[settled]
  scene.hasChanged = true
  scene.isAnswered = true
  reply.tell('Three days have gone by, and you are at [place]. What you want now is yours to say.')
}
