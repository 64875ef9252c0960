import { retoldByHero } from '../../telling/retell.ts'
import { mean } from '../../world/change.ts'
import { type Entity, entityOf, factAbout, isBeing } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import { moveTo } from './move-to.ts'
import { whereabouts } from '../turn/needs.ts'
import { type Bound, refuse, type Scene } from '../scene.ts'

/** Tells a way in the words it was typed in: go.ts has where it leads. Who is gone to is found where they are known to be. */
export function travel(scene: Scene, { clause, object, target }: Bound): void {
  const { world, reply } = scene
  const whom = [object, target].find((each) => each && isBeing(each) && each.kind !== 'hero')
  const isTo = /^(?:go|approach|return|enter)$/.test(clause.act ?? '')
  const at = whom && isTo && !clause.place && !isPresent(world, whom) ? knownPlaceOf(scene, whom) : undefined
  if (at === 'unknown') return refuse(scene, whereabouts(scene, whom!))
  scene.hasChanged = true
  reply.tell('[told]', { told: retoldByHero(clause, world) })
  if (at) moveTo(scene, at, true)
  if (!whom || !isPresent(world, whom)) return
  mean(world, whom)
  scene.answerer = whom
}

/** Where somebody is who is not here, as far as the hero may know. */
function knownPlaceOf({ world }: Scene, whom: Entity): Entity | 'unknown' {
  const at = entityOf(world, whom.at)
  const isOpen =
    at?.id !== world.plot.place ||
    world.plot.stage === 'over' ||
    whom.stance === 'foe' ||
    factAbout(world, at.id, 'visited') !== undefined
  return at?.kind === 'place' && isOpen ? at : 'unknown'
}
