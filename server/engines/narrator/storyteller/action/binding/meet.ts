import type { ActName } from '../../language/acts.ts'
import { setState } from '../../world/change.ts'
import { type Entity, hasState, isBeing, isPresent } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

/** What is only done to somebody who is there. */
const MEETING = new Set(
  'give show talk tell ask whisper thank touch hug kiss pet feed attack take find hold push pull help heal dance tie carry search throw play offer pay lift kneel wake dress wash'.split(
    ' ',
  ),
)

/** Whoever the hero deals with is there, unless the story keeps them elsewhere for a reason. */
export function meet({ world }: Scene, entity: Entity, act: ActName = 'talk'): void {
  const { plot } = world
  const isKept =
    !(MEETING.has(act) || (entity.at === undefined && /^(?:go|approach|follow|look)$/.test(act))) ||
    !isBeing(entity) ||
    isPresent(world, entity) ||
    ['dead', 'captive', 'absent', 'gone'].some((state) => hasState(entity, state)) ||
    (entity.id === plot.goal && plot.stage !== 'over' && /^(?:find|steal)$/.test(plot.kind))
  if (isKept) return
  entity.at = world.here
  setState(entity, 'hidden', false)
}
