import type { Mention } from '../../language/clause.ts'
import { setState } from '../../world/change.ts'
import { type Entity, HERO, hasState, isBeing, isPresent } from '../../world/world.ts'
import { knownEntity } from './resolve-mention.ts'
import type { Scene } from '../scene.ts'

/** 'Owen is hurt', 'Renaud is standing in the doorway': whoever is seen like that is here. */
export function bringIn({ world }: Scene, subject: Entity, text: string): void {
  if (
    !isBeing(subject) ||
    isPresent(world, subject) ||
    hasState(subject, 'dead') ||
    !/\b(?:hurt|bleeding|wounded|asleep|awake|unconscious|standing|sitting|lying|waiting|here|tied|tied up|stuck|trapped|crying|shivering|alive|in the \w+)\b/i.test(
      text,
    )
  )
    return
  subject.at = world.here
  for (const away of ['absent', 'gone', 'hidden']) setState(subject, away, false)
  if (subject.id === world.plot.goal && world.plot.stage !== 'over') world.plot.stage = 'goal'
}

/** 'Ned is up in the attic': there he is, and here where the attic is no place of its own. */
export function placeAt(scene: Scene, subject: Entity, place: Mention | undefined): void {
  const isLost =
    ['absent', 'hidden'].some((each) => hasState(subject, each)) || subject.at !== scene.world.here
  if (
    !(isBeing(subject) || (subject.kind === 'thing' && isLost)) ||
    subject.id === HERO ||
    hasState(subject, 'dead') ||
    hasState(subject, 'captive')
  )
    return
  const { world } = scene
  const known = place && knownEntity(world, place)
  subject.at = known?.kind === 'place' ? known.id : world.here
  for (const away of ['absent', 'gone', 'hidden']) setState(subject, away, false)
  if (subject.at !== world.here || subject.id !== world.plot.goal || world.plot.stage === 'over') return
  world.plot.stage = 'goal'
  scene.hasLed = true
}
