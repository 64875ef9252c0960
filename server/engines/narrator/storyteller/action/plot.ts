import { plotLines, plotLinesByKind, type PlotPart } from '../content/plots.ts'
import { hurdles } from '../content/hurdles.ts'
import { isWantTold } from '../world/cast-plot.ts'
import { nameCulprit } from './culprit.ts'
import { isForTheWant, isGivingUp } from './want.ts'
import { keepFact, moveThing, setState } from '../world/change.ts'
import {
  type Entity,
  entityOf,
  factAbout,
  foeOf,
  hasState,
  HERO,
  isBeing,
  isPresent,
  type Lead,
  talkersHere,
  type World,
} from '../world/world.ts'
import type { Scene, SeekMode } from './scene.ts'

/** Leads in the order in which each way of seeking comes upon them. */
const ORDER: Record<SeekMode, Lead[]> = {
  look: ['how', 'where', 'why'],
  ask: ['where', 'why', 'how'],
  go: ['where', 'how', 'why'],
}

/** After the turn's deeds: whoever sought finds, whoever has come to the place meets what stands in the way, whoever tries gets there. */
export function advancePlot(scene: Scene, typed: string): void {
  const { plot, here, minutes } = scene.world
  if (plot.stage === 'over' || scene.hasLed) return
  if (isGivingUp(typed)) return end(scene, 'given up')
  // Leads and hurdles are stock: they come to whoever takes the story's own suggestions.
  const isSuggested = scene.world.offered.includes(typed)
  if (!isSuggested && (!isWantTold(scene.world) || plot.stage === 'seeking')) return
  if (plot.deadline !== undefined && minutes > plot.deadline) {
    if (plot.leads.length > 0 || plot.tries > 0) return end(scene, 'missed')
    // What nobody has gone after is not lost: the hour passes, and the story goes on.
    delete plot.deadline
  }
  if (plot.stage === 'goal') {
    if (isForTheWant(scene, typed)) end(scene, 'met')
    return
  }
  if (!scene.isPurposeful && !scene.isLookingAbout && !(here === plot.place && scene.hasMoved)) return
  const foe = foeOf(scene.world)
  const isFacingFoe = !!foe && isBeing(foe) && isPresent(scene.world, foe) && scene.answerer?.id === foe.id
  const isTry =
    scene.sought !== undefined ||
    (scene.approach !== undefined && (scene.approach !== 'words' || isFacingFoe))
  if (plot.stage === 'hurdle' && here === plot.place) return isTry ? tryHurdle(scene) : undefined
  if (plot.isOpen) return
  if (here === plot.place && scene.hasMoved) return meetHurdle(scene)
  if (isFacingFoe && here !== plot.place && scene.approach) return tryHurdle(scene)
  if (scene.sought && plot.stage === 'seeking' && !(scene.sought.mode === 'go' && isKnownPlace(scene.world)))
    tellLead(scene, scene.sought.mode, scene.sought.who)
}

/** Tells the next lead, as it is seen or as it is said; returns whether there was one. */
export function tellLead(scene: Scene, mode: SeekMode, who?: Entity, only?: Lead): boolean {
  const { world, reply } = scene
  const { plot } = world
  if (plot.stage !== 'seeking' || plot.isOpen || scene.world.turn === 0) return false
  const wanted = leadsOf(scene)
  const lead = (only ? [only] : ORDER[mode]).find(
    (name) => wanted.includes(name) && !plot.leads.includes(name),
  )
  if (!lead || (mode === 'ask' && who?.kind === 'animal')) return false
  const speaker =
    mode === 'ask'
      ? who && isPresent(world, who) && who.stance !== 'foe' && who.kind !== 'animal'
        ? who
        : talkersHere(world).find(({ stance }) => stance !== 'foe')
      : undefined
  const told = lead === 'where' && isKnownPlace(world) ? 'clue' : lead
  reply.paragraph()
  if (!(speaker && sayPart(scene, `${told}Said`, { who: speaker })) && !sayPart(scene, `${told}Seen`, {}))
    reply.tell(gistOf(scene, lead))
  plot.leads.push(lead)
  scene.sought = undefined
  scene.hasLed = true
  scene.isAnswered ||= speaker !== undefined
  scene.hasChanged = true
  keepFact(world, 'story', `lead ${world.chapter} ${lead}`, gistOf(scene, lead))
  if (lead === 'how') {
    const key = entityOf(world, plot.key)!
    moveThing(world, key, HERO)
  }
  if (wanted.every((each) => plot.leads.includes(each))) {
    if (!isKnownPlace(world)) {
      plot.stage = 'way'
      sayPart(scene, 'way', {})
    } else if (foeIsHere(world)) meetHurdle(scene)
    else {
      plot.stage = 'goal'
      sayPart(scene, 'ready', {})
    }
  }
  return true
}

/** The want is met where the story has been from the start. */
const isKnownPlace = (world: World): boolean =>
  world.plot.place === world.here || factAbout(world, world.plot.place, 'visited') !== undefined

const foeIsHere = (world: World): boolean => {
  const foe = foeOf(world)
  return foe !== undefined && isBeing(foe) && foe.at === world.here
}

/** The one who was sought speaks, now that nothing stands between. */
export const greetGoal = (scene: Scene, who: Entity): boolean =>
  who.id === scene.world.plot.goal && scene.world.plot.stage === 'goal' && sayPart(scene, 'meeting', { who })

/** What there is to find out: who is behind it where somebody is, where it is where that is not here. */
function leadsOf({ world }: Scene): Lead[] {
  const foe = foeOf(world)
  const leads: Lead[] = ['how', 'where']
  if (foe && isBeing(foe) && foe.id !== world.plot.goal) leads.push('why')
  return leads
}

function gistOf({ world }: Scene, lead: Lead): string {
  const { plot } = world
  const place = entityOf(world, plot.place)!
  const key = entityOf(world, plot.key)!
  const foe = foeOf(world)
  if (lead === 'where' && place.id === world.here) return 'Somebody has seen how it began, and it began here.'
  if (lead === 'where') return `It is to be settled at ${place.isProper ? '' : 'the '}${place.name}.`
  if (lead === 'how') return `The ${key.name} is what it takes.`
  return foe
    ? `${foe.isProper ? foe.name : `The ${foe.name}`} ${foe.isPlural ? 'have' : 'has'} a weak side: a habit, and a dislike of being watched.`
    : `It can be put right, and somebody must go.`
}

function sayPart(scene: Scene, part: PlotPart, slots: Record<string, Entity | string | undefined>): boolean {
  const { plot } = scene.world
  const own = plotLinesByKind[plot.kind]?.[part]
  // A foe who is what it is all about does not stand before himself.
  const isBoth = plot.goal !== undefined && plot.goal === plot.foe
  const isTold = isWantTold(scene.world)
  const pool = (lines: string[] | undefined) =>
    lines?.filter(
      (line) =>
        !(isBoth && line.includes('[foe') && line.includes('[goal]')) && (isTold || !line.includes('[want]')),
    )
  return scene.reply.say(pool(own), slots) || scene.reply.say(pool(plotLines[part]), slots)
}

/** At the place itself: what stands between the hero and the goal shows itself. */
function meetHurdle(scene: Scene): void {
  const { world, reply } = scene
  const { plot } = world
  if (['carry', 'reach', 'escape'].includes(plot.kind) && !foeOf(world)) return end(scene, 'met')
  plot.stage = 'hurdle'
  scene.hasChanged = true
  scene.isAnswered = true
  reply.paragraph()
  const foe = foeOf(world)
  if (foe && isBeing(foe)) foe.at = world.here
  if (!sayPart(scene, foe ? 'foeStands' : 'hurdle', { hurdle: hurdleName(scene) }))
    reply.tell('At [place], between you and [goal], [key] will have to serve.')
}

/** What stands in the way where nobody does. */
function hurdleName({ world }: Scene): string {
  const kind = entityOf(world, world.plot.place)?.placeKind ?? 'any'
  const pool = hurdles[kind] ?? hurdles.any!
  return pool[world.plot.hurdle % pool.length]!
}

/** A try at the hurdle: what was found out and what is carried decide; a second try comes through. */
function tryHurdle(scene: Scene): void {
  const { world, reply } = scene
  const { plot } = world
  const approach = scene.approach ?? (scene.sought ? 'wit' : undefined)
  if (!approach) return
  const isReady = plot.leads.length >= 2 || entityOf(world, plot.key)?.at === HERO
  const slots = { hurdle: hurdleName(scene) }
  reply.paragraph()
  scene.isAnswered = true
  scene.hasChanged = true
  const foe = foeOf(world)
  if (isReady || plot.tries > 0) {
    const isOnTheWay =
      world.here !== plot.place &&
      ['carry', 'reach', 'escape', 'learn', 'win', 'make', 'love'].includes(plot.kind)
    const part: PlotPart = foe
      ? (`foe${approach[0]!.toUpperCase()}${approach.slice(1)}` as PlotPart)
      : 'through'
    if (!sayPart(scene, part, slots) && !sayPart(scene, 'through', slots))
      reply.tell('The way to [goal] is open now, here at [place].')
    if (foe && isBeing(foe)) setState(foe, approach === 'force' ? 'beaten' : 'won over')
    if (isOnTheWay) {
      delete plot.foe
      return
    }
    plot.stage = 'goal'
    plot.place = world.here
    bringGoal(scene)
    sayPart(scene, 'atHand', slots)
    return
  }
  plot.tries++
  if (!sayPart(scene, foe ? 'foeHolds' : 'holds', slots))
    reply.tell('It does not come off, not yet: [key] is what [place] asks for.')
}

/** What was sought is here and plain to see. */
function bringGoal({ world }: Scene): void {
  const goal = entityOf(world, world.plot.goal)
  if (!goal || hasState(goal, 'dead') || goal.at === HERO) return
  for (const state of ['absent', 'captive', 'hidden', 'unmade', 'gone']) setState(goal, state, false)
  goal.at = world.here
}

/** The chapter ends, as it was played. */
export function end(scene: Scene, result: 'met' | 'missed' | 'given up'): void {
  const { world, reply } = scene
  const { plot } = world
  plot.stage = 'over'
  plot.result = result
  scene.isAnswered = true
  scene.hasChanged = true
  reply.paragraph()
  const goal = entityOf(world, plot.goal)
  if (result === 'met' && goal) {
    bringGoal(scene)
    if (!goal.isFixed && ['find', 'steal', 'make'].includes(plot.kind)) goal.at = HERO
    if (isBeing(goal) && goal.stance !== 'foe') goal.stance = 'companion'
  }
  if (result === 'met' && plot.kind === 'learn') nameCulprit(scene)
  const part: PlotPart = result === 'given up' ? 'givenUp' : result
  if (!sayPart(scene, part, {}))
    reply.tell(
      result === 'met'
        ? 'And so it is done: you set out to [want], and at [place] you did.'
        : 'So it ends at [place] without it: you set out to [want], and that is left undone.',
    )
  keepFact(world, 'story', `ended ${world.chapter}`, `You wanted to ${plot.want}; it was ${result}.`)
  reply.paragraph()
  if (!reply.say(plotLines.choice))
    reply.tell('This chapter is told at [place]; begin a new one, or let it end here.')
}
