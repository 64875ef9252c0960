import type { ActName } from '../../language/acts.ts'
import { type Entity, isBeing } from '../../world/world.ts'
import { isWithinHearing, come, isKeptAway } from '../../world/presence.ts'
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
    isWithinHearing(world, entity) ||
    isKeptAway(entity) ||
    (entity.id === plot.goal && plot.stage !== 'over' && /^(?:find|steal)$/.test(plot.kind))
  if (isKept) return
  come(world, entity)
}
