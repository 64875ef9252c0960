import { kindOfKnown } from '../content/places.ts'
import { isPlaceNoun, isVehicleNoun } from '../language/noun-kinds.ts'
import { headOf } from '../telling/noun.ts'
import { retoldByHero } from '../telling/retell.ts'
import { type Entity, hereOf, meantOfLate } from '../world/world.ts'
import { lookAround } from './look-around.ts'
import { moveTo } from './move-to.ts'
import { lastPlace } from './neighbour.ts'
import { isBeside, makePlace } from './place-named.ts'
import type { Bound, Scene } from './scene.ts'

/** 'I step inside': into what was spoken of last, else further into where one stands; and from then on that is where one is. */
export function goIn(scene: Scene, { clause }: Bound): void {
  const { world, reply } = scene
  reply.tell('[told]', { told: retoldByHero(clause, world) })
  const isEntered = (each: Entity) =>
    each.kind === 'place'
      ? each.id !== world.here && each.isInside !== false
      : each.kind === 'thing' && isVehicleNoun(headOf(each.name)) && isPlaceNoun(headOf(each.name))
  const left = /\bback\b/.test(clause.text) ? lastPlace(world) : undefined
  const late = /\bback\b/.test(clause.text)
    ? left?.isInside
      ? left
      : undefined
    : meantOfLate(world).find((each) => each.id === world.here || isEntered(each))
  const to = late?.kind === 'thing' ? makePlace(world, late.name, { owner: late.owner }) : late
  if (to && to.id !== world.here) return moveTo(scene, to, true)
  const here = hereOf(world)
  here.isInside = true
  if (isBeside(here.preposition)) {
    here.preposition = kindOfKnown(here)?.preposition ?? 'in'
    world.entities = world.entities.filter((each) => !(each.at === here.id && each.isFixed && !each.isTyped))
  }
  if (hereOf(world).isUnnamed) return void (scene.isLookingAbout = true)
  scene.hasMoved = true
  scene.hasChanged = true
  lookAround(scene, world.here)
}
