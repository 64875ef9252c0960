import type { Chance } from './chance.ts'
import type { Deed } from './deed.ts'
import type { Act } from './wordbooks/acts.ts'
import type { Arc, Beat, World } from './world.ts'
import { mainThread } from './world.ts'

/** One step of a plot's course, in the order an episode tells them. */
const course = [
  'clue',
  'press',
  'clue',
  'setback',
  'press',
  'clue',
  'climax',
  'sway',
  'win',
  'after',
  'rest',
  'hook',
] as const
export type Step = (typeof course)[number]

const tensionAt: Record<Step, number> = {
  clue: 4,
  press: 5,
  setback: 7,
  climax: 9,
  sway: 10,
  win: 8,
  after: 3,
  rest: 1,
  hook: 3,
}

const beatAt: Record<Step, Beat> = {
  clue: 'discovery',
  press: 'complication',
  setback: 'setback',
  climax: 'climax',
  sway: 'climax',
  win: 'climax',
  after: 'aftermath',
  rest: 'aftermath',
  hook: 'hook',
}

const SEEKING = new Set<Act>([
  'look',
  'search',
  'listen',
  'smell',
  'touch',
  'read',
  'ask',
  'talk',
  'say',
  'show',
  'give',
  'open',
  'take',
  'use',
  'think',
  'follow',
  'trade',
  'threaten',
  'cast',
  'move',
  'break',
  'help',
])

/** Deeds that decide nothing: a confrontation waits for another. */
const PASSIVE = new Set<Act>([
  'rest',
  'wait',
  'listen',
  'look',
  'think',
  'go',
  'flee',
  'hide',
  'eat',
  'smell',
  'feel',
])
const MOST_DELAYS = 3

/** Which step of the plot this turn tells, if any: seeking finds clues, and a plot that waits too long comes by itself. */
export function planStep(world: World, deed: Deed, chance: Chance): Step | undefined {
  const { arc } = world
  if (arc.step >= course.length) return undefined
  const step = course[arc.step]!
  if (!mainThread(world) && step !== 'rest' && step !== 'hook') return undefined
  if (step === 'win') return PASSIVE.has(deed.act) && arc.idle < MOST_DELAYS ? 'sway' : step
  if (step === 'sway' || step === 'after') return step
  if (step === 'clue') {
    const isAsking = arc.step === 0 && (deed.act === 'ask' || deed.speech?.includes('?') === true)
    return arc.idle >= 3 || isAsking || (arc.idle >= 1 && SEEKING.has(deed.act)) ? step : undefined
  }
  if (step === 'rest') return step
  return arc.idle >= 2 || (arc.idle === 1 && chance.isLucky(0.35)) ? step : undefined
}

/** The arc after a turn that told `step`, or none. */
export function arcAfter(arc: Arc, step: Step | undefined): Arc {
  if (step === undefined)
    return { ...arc, idle: arc.idle + 1, tension: Math.max(1, arc.tension - (arc.tension > 6 ? 1 : 0)) }
  if (step === 'sway' && course[arc.step] === 'win') return { ...arc, idle: arc.idle + 1 }
  const isHook = step === 'hook'
  return {
    beat: beatAt[step],
    step: isHook ? 0 : arc.step + 1,
    idle: 0,
    tension: tensionAt[step],
    episode: arc.episode + (isHook ? 1 : 0),
  }
}

/** How a deed goes about a confrontation. */
export function approachOf(act: Act): 'force' | 'words' | 'wit' {
  if (/^(?:fight|shoot|break|take|throw|move|threaten|flee|follow|close)$/.test(act)) return 'force'
  if (/^(?:talk|ask|say|give|show|help|refuse|trade|pray|perform|feel|wait)$/.test(act)) return 'words'
  return 'wit'
}
