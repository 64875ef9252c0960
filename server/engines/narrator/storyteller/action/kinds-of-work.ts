import { letInLines } from '../content/act-lines.ts'
import type { Clause } from '../language/clause.ts'
import { setState } from '../world/change.ts'
import { resolveMention } from './resolve-mention.ts'
import { type Bound, isRefusal, refuse, type Scene } from './scene.ts'

const MAKING = new Set([
  'make',
  'cook',
  'repair',
  'write',
  'draw',
  'plant',
  'heal',
  'light',
  'open',
  'clean',
  'wake',
  'help',
  'use',
  'pour',
  'work',
  'begin',
])
const GUARDING = new Set(['hide', 'defend', 'lock', 'close', 'lead', 'help', 'tie', 'wait', 'bury'])
const WINNING = new Set([
  'learn',
  'perform',
  'play',
  'sing',
  'dance',
  'work',
  'exercise',
  'make',
  'cook',
  'plan',
  'persuade',
  'write',
])

/** Where something is to be made or mended, the work itself is the search. */
export const isWorkOnTheGoal = ({ world }: Scene, { clause }: Bound): boolean =>
  world.plot.stage !== 'over' &&
  ((world.plot.kind === 'make' && MAKING.has(clause.act ?? 'be')) ||
    (world.plot.kind === 'guard' && GUARDING.has(clause.act ?? 'be')) ||
    (world.plot.kind === 'win' && WINNING.has(clause.act ?? 'be')))

/** Where the story is about music, 'play something' is no game. */
export const isMusical = ({ world }: Scene, { object }: Clause): boolean =>
  /^(?:piano|violin|guitar|music|fiddle|flute|song|tune|cello|drum|drums|harp|something)$/.test(
    object?.head ?? 'something',
  ) &&
  world.premiseWords.some((word) =>
    /^(?:piano|violin|guitar|music|musician|fiddle|flute|song|band|pianist|violinist|concert|orchestra|cello|choir|singer)$/.test(
      word,
    ),
  )

/** Whoever is let in is here. */
export function letIn(scene: Scene, { object }: Clause): void {
  const guest = resolveMention(scene, object!, 'being')
  if (isRefusal(guest) || !guest) return guest && refuse(scene, guest)
  guest.at = scene.world.here
  setState(guest, 'absent', false)
  scene.hasChanged = true
  scene.isAnswered = true
  if (!scene.reply.say(letInLines, { who: guest })) scene.reply.tell('[who] [who.is] in.', { who: guest })
}
