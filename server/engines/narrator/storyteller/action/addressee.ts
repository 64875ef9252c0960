import { entityOf, HERO, isBeing, talkersHere } from '../world/world.ts'
import type { Action } from './action.ts'
import type { Bound, Scene } from './scene.ts'

/** Whom an act between people is meant for: the one named, else somebody who is here. */
export function addresseeOf(scene: Scene, { object, target }: Bound, action: Action) {
  const being = [target, object].find((entity) => entity && isBeing(entity) && entity.id !== HERO)
  if (being || !action.isSocial) return being
  const { world } = scene
  const talkers = talkersHere(world)
  return (
    world.lastMeant.map((id) => entityOf(world, id)).find((entity) => entity && talkers.includes(entity)) ??
    talkers[0]
  )
}
