import { kindOfKnown } from '../../content/places.ts'
import { isTypical } from '../../content/senses-of-places.ts'
import { headOf } from '../../telling/noun.ts'
import { entityOf } from '../../world/world.ts'
import type { Scene } from '../scene.ts'
import { improvise, keyFor } from './improvise.ts'

/** 'throne_room' and 'room', 'police_station' and 'station'. */
export const namesOfPlace = (name: string): string[] => {
  const words = name.toLowerCase().split(' ')
  return [...new Set([words.slice(-2).join('_'), headOf(name.toLowerCase())])]
}

/** What goes on where the hero has come to or looks about. */
export function tellStir(scene: Scene, at: string): boolean {
  const { world } = scene
  const place = entityOf(world, at)!
  const family = place.isLikely ? undefined : (kindOfKnown(place)?.id ?? place.placeKind)
  const kinds = [
    ...namesOfPlace(place.name),
    ...(family && isTypical(place.name, family, world.premiseWords) ? [family] : []),
  ]
  return improvise(scene, { name: 'stirs', about: at, key: keyFor(scene, at, 'stirs'), kinds })
}
