import { isKeptAway } from '../../world/presence.ts'
import { foeOf, hereOf, type Entity } from '../../world/world.ts'
import { addEntity } from '../../world/change.ts'
import { isToldAlone } from '../speech/bring-hearer.ts'
import { nameOf } from '../question/naming.ts'
import type { Scene } from '../scene.ts'

/** Who is about a house or a place without being thought of, by whether it has a roof and by the time. */
const UNNOTICED: [time: RegExp, inside: string, outside: string][] = [
  [/Future|ruins/, 'technician, quartermaster, medic', 'scavenger, guide, mechanic'],
  [
    /contemporary|nearFuture|midTwentieth/,
    'caretaker, neighbour, lodger, cleaner',
    'neighbour, gardener, driver',
  ],
  [/nineteenth|earlyTwentieth/, 'housekeeper, lodger, clerk, cook', 'gardener, coachman, neighbour'],
  [/./, 'steward, cook, clerk', 'pedlar, groom, neighbour'],
]

/** Whoever can tell what the hero wants to know: the foe, another of the story, else somebody who comes by; never who speaks. */
export function suspectOf(scene: Scene, speaker?: Entity): Entity | undefined {
  const { world } = scene
  const isFit = (entity: Entity | undefined): entity is Entity =>
    entity?.kind === 'person' &&
    entity.id !== speaker?.id &&
    entity.stance !== 'companion' &&
    !isKeptAway(entity)
  return (
    [foeOf(world), ...world.entities.filter(({ at }) => at === world.here)].find(isFit) ?? unnoticed(scene)
  )
}

function unnoticed(scene: Scene): Entity | undefined {
  const { world, random } = scene
  if (isToldAlone(world)) return undefined
  const [, inside, outside] = UNNOTICED.find(([time]) => time.test(world.era))!
  const role = random.pick((hereOf(world).isInside === false ? outside : inside).split(', '))!
  const one = addEntity(world, { kind: 'person', name: role, at: world.here, stance: 'neutral' })
  one.gloss = `${nameOf(scene, one)} the ${role}`
  return one
}
