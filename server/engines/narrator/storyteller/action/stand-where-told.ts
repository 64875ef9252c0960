import { kindOfPlace } from '../content/places.ts'
import type { Clause } from '../language/clause.ts'
import { isDestination, isPlaceNoun, isVehicleNoun } from '../language/noun-kinds.ts'
import { entityOf, hereOf } from '../world/world.ts'
import { lookAround } from './look-around.ts'
import { placeNamed } from './place-named.ts'
import { knownEntity } from './resolve-mention.ts'
import type { Scene } from './scene.ts'
import { moveTo } from './move-to.ts'

/** 'I am in the garden shed': so one is, whether nobody had said yet where this is or the story goes on there. */
export function standWhereTold(scene: Scene, clause: Clause): void {
  const { world } = scene
  const mention = clause.place ?? clause.target
  const isOfHero = clause.actor === 'hero' || clause.actor === 'companions'
  if (!isOfHero || !mention || clause.act !== 'be' || clause.polarity === 'negated') return
  if (clause.tense !== 'present' || !/ (?:in|at|on|aboard|inside) /.test(clause.text)) return
  const known = knownEntity(world, mention)
  if (known?.id === world.here) return
  if (
    !kindOfPlace(mention.text) &&
    !isPlaceNoun(mention.head) &&
    !isVehicleNoun(mention.head) &&
    !isDestination(mention.head)
  )
    return
  const to = known ?? placeNamed(scene, mention)
  if (!hereOf(world).isUnnamed) return moveTo(scene, to, true)
  for (const each of world.entities) if (each.at === world.here) each.at = to.id
  if (world.plot.place === world.here) world.plot.place = to.id
  world.entities = world.entities.filter((each) => each !== entityOf(world, world.here))
  world.here = to.id
  world.facts.push({ about: to.id, key: 'visited', text: to.name, turn: world.turn })
  lookAround(scene, to.id)
}
