import { asideReplies } from '../../content/asides.ts'
import { metLines, plotLines, type PlotPart } from '../../content/plots.ts'
import { suspectOf } from './suspect.ts'
import { asksWho, isForTheWant, isGivingUp } from './want.ts'
import { keepFact, mean, setState } from '../../world/change.ts'
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
import { isPresent, talkersHere } from '../../world/presence.ts'
import type { Scene, SeekMode } from '../scene.ts'

/** After the turn's deeds: whoever took up what was suggested is led on, and whoever tries what is wanted gets there. */
export function advancePlot(scene: Scene, typed: string): void {
  const { world } = scene
  const { plot } = world
  if (plot.stage === 'over' || scene.hasLed) return
  if (isGivingUp(typed)) return end(scene, 'given up')
  if (plot.deadline !== undefined && world.minutes > plot.deadline) {
    if (plot.leads.length > 0) return end(scene, 'missed')
    // What nobody has gone after is not lost: the hour passes, and the story goes on.
    delete plot.deadline
  }
  if (plot.stage === 'goal') {
    // Whoever can tell what is to be known is asked for it: see `isToConfess`.
    const goal = entityOf(world, plot.goal)
    const isToBeAsked = plot.kind === 'learn' && goal?.kind === 'person' && !hasState(goal, 'dead')
    if (!isToBeAsked && isForTheWant(scene, typed)) end(scene, 'met')
    return
  }
  // Leads are stock: nobody comes upon them who does as they like.
  if (plot.isOpen || !scene.isSuggested) return
  const isThere = world.here === plot.place
  if (plot.stage === 'hurdle' && isThere) return passFoe(scene)
  if (isThere && scene.hasMoved) return arrive(scene)
  if (scene.sought) tellLead(scene, scene.sought.mode, scene.sought.who)
}

/** Tells where it is to be settled, as it is seen or as it is said; returns whether there was anything to tell. */
export function tellLead(scene: Scene, mode: SeekMode, who?: Entity): boolean {
  const { world, reply } = scene
  const { plot } = world
  if (!scene.isSuggested || plot.stage !== 'seeking' || plot.isOpen) return false
  // Where nobody has said where it began, it is wherever one is.
  if (entityOf(world, plot.place)?.isUnnamed) plot.place = world.here
  const isHere = plot.place === world.here
  const speaker =
    mode === 'ask' && who?.kind !== 'animal'
      ? [who, ...talkersHere(world)].find((each) => each && isPresent(world, each) && each.stance !== 'foe')
      : undefined
  const place = entityOf(world, plot.place)!
  const gist = isHere
    ? 'It began here.'
    : `It is to be settled at ${place.isProper ? '' : 'the '}${place.name}.`
  reply.paragraph()
  const suspect = plot.kind === 'learn' ? suspectOf(scene, speaker) : undefined
  // What is made, guarded, won or reached leaves no trace to go by: it is a matter of doing it.
  const isTraceless = !suspect && isHere && !/^(?:find|steal|defeat|carry)$/.test(plot.kind)
  const part = suspect ? 'suspect' : isHere ? 'clue' : 'where'
  const slots = { ...(speaker && { who: speaker }), ...(suspect && { suspect }) }
  if (
    !isTraceless &&
    !(speaker && sayPart(scene, `${part}Said`, slots)) &&
    !sayPart(scene, `${part}Seen`, slots)
  )
    reply.tell(gist)
  plot.leads.push('where')
  scene.sought = undefined
  scene.hasLed = true
  scene.hasChanged = true
  scene.isAnswered ||= speaker !== undefined
  keepFact(world, 'story', `lead ${world.chapter}`, gist)
  if (suspect) {
    suspect.at = world.here
    mean(world, suspect)
    plot.goal = suspect.id
    plot.stage = 'goal'
    scene.isAnswered = true
  } else if (isHere) arrive(scene)
  else plot.stage = 'way'
  return true
}

/** Whether somebody is asked, or accused, who can tell what the hero wants to know. */
export const isToConfess = ({ plot }: World, whom: Entity, act: string | undefined): boolean =>
  plot.kind === 'learn' &&
  !plot.isOpen &&
  plot.stage !== 'over' &&
  ((act === 'accuse' && whom.kind === 'person' && asksWho(plot)) ||
    (plot.stage === 'goal' && whom.id === plot.goal && ASKING.test(act ?? '')))

const ASKING = /^(?:ask|accuse|talk|threaten|beg|persuade|capture)$/

/** Whoever can tell what the hero wants to know tells it. */
export function confess(scene: Scene, whom: Entity): void {
  scene.world.plot.goal = whom.id
  end(scene, 'met')
}

/** At the place itself: whoever stands in the way shows himself, else what is wanted can be done. */
function arrive(scene: Scene): void {
  const { world } = scene
  const { plot } = world
  const foe = foeOf(world)
  scene.hasChanged = true
  scene.reply.paragraph()
  if (!foe || !isBeing(foe) || foe.id === plot.goal) {
    if (/^(?:carry|reach|escape)$/.test(plot.kind) && scene.hasMoved) return end(scene, 'met')
    return come(scene, 'ready')
  }
  plot.stage = 'hurdle'
  scene.isAnswered = true
  foe.at = world.here
  sayPart(scene, 'foeStands')
}

/** Past whoever stands in the way, by force, words, wit or a gift. */
function passFoe(scene: Scene): void {
  const foe = foeOf(scene.world)
  const approach = scene.approach ?? 'wit'
  scene.reply.paragraph()
  sayPart(scene, `foe${approach[0]!.toUpperCase()}${approach.slice(1)}` as PlotPart)
  if (foe && isBeing(foe)) setState(foe, approach === 'force' ? 'beaten' : 'won over')
  come(scene, 'atHand')
}

function come(scene: Scene, part: PlotPart): void {
  scene.world.plot.stage = 'goal'
  scene.isAnswered = true
  scene.hasChanged = true
  bringGoal(scene.world)
  sayPart(scene, part)
}

/** The one who was sought speaks, now that nothing stands between. */
export const greetGoal = (scene: Scene, who: Entity): boolean =>
  who.id === scene.world.plot.goal && scene.world.plot.stage === 'goal' && sayPart(scene, 'meeting', { who })

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
  if (plot.stage === 'over') return scene.reply.tell(asideReplies.over)
  end(scene, plot.stage === 'goal' ? 'met' : 'told')
}

/** How a chapter ends, where no other line can be told. */
const ENDINGS: Record<NonNullable<Plot['result']>, string> = {
  met: 'And so it is done: you set out to [want], and at [place] you did.',
  told: 'The end. It is [time] at [place], and what comes after is yours to say.',
  missed: 'So it ends at [place] without it: you set out to [want], and that is left undone.',
  'given up': 'So it ends at [place] without it: you set out to [want], and that is left undone.',
}

/** The chapter ends, as it was played. */
export function end(scene: Scene, result: NonNullable<Plot['result']>): void {
  const { world, reply } = scene
  const { plot } = world
  plot.stage = 'over'
  plot.result = result
  scene.isAnswered = true
  scene.hasChanged = true
  reply.paragraph()
  const goal = entityOf(world, plot.goal)
  if (result === 'met' && goal) {
    bringGoal(world)
    if (!goal.isFixed && ['find', 'steal', 'make'].includes(plot.kind)) goal.at = HERO
    if (isBeing(goal) && goal.stance !== 'foe' && plot.kind !== 'learn') goal.stance = 'companion'
  }
  const isTold =
    result === 'met'
      ? (plot.kind === 'learn' &&
          goal !== undefined &&
          sayPart(scene, asksWho(plot) ? 'guilty' : 'confessed', { who: goal })) ||
        reply.say([metLines[plot.kind] ?? ''].filter(Boolean)) ||
        sayPart(scene, 'met')
      : sayPart(scene, result === 'given up' ? 'givenUp' : result)
  if (!isTold) reply.tell(ENDINGS[result])
  if (result === 'met' && plot.kind === 'learn' && goal && isTold)
    keepFact(world, 'story', 'culprit', `It was ${goal.isProper ? goal.name : `the ${goal.name}`}.`)
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
  world.plot = { ...plot, isOpen: true, want: 'see how this turns out', stage: 'seeking', leads: [] }
  for (const settled of ['goal', 'foe', 'deadline', 'deadlineText', 'question', 'result'] as const)
    delete world.plot[settled]
  scene.hasChanged = true
  scene.isAnswered = true
  reply.tell('Three days have gone by, and you are at [place]. What you want now is yours to say.')
}
