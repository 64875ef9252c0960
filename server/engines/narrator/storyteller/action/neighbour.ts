import { kindOfKnown, kindOfPlace } from '../content/places.ts'
import { fits } from '../telling/fits.ts'
import { addEntity } from '../world/change.ts'
import { type Entity, entityOf, factAbout, hereOf, type World } from '../world/world.ts'
import { makePlace } from './place-named.ts'
import type { Scene } from './scene.ts'

/** Where the hero came from. */
export const lastPlace = (world: World): Entity | undefined =>
  entityOf(world, factAbout(world, 'hero', 'cameFrom')?.text)

/** Where one gets to who goes outside where no street is. */
const OUT_OF: Record<string, string> = { ship: 'deck', starship: 'airlock' }

/** A place next to this one: one known already, or a new one of those that its kind has near. */
export function neighbour({ world, random, rating }: Scene, isOut = false, way = ''): Entity | undefined {
  const here = hereOf(world)
  const floor = /\b(upstairs|downstairs)\b/.exec(way)?.[1]
  if (floor) {
    const name = floor === 'upstairs' ? 'upper floor' : 'lower floor'
    return (
      world.entities.find((entity) => entity.name === name) ??
      addEntity(world, { kind: 'place', name, preposition: 'on', isInside: true, placeKind: here.placeKind })
    )
  }
  if (isOut) {
    const name = OUT_OF[here.placeKind ?? ''] ?? 'outside'
    return (
      world.entities.find((each) => each.kind === 'place' && each.name === name) ??
      (name === 'outside'
        ? addEntity(world, { kind: 'place', name, isUnnamed: true, isInside: false })
        : makePlace(world, name))
    )
  }
  const kind = kindOfKnown(here)
  const known = new Set(world.entities.map(({ name }) => name))
  const name = random.shuffle(kind?.near ?? []).find((near) => !known.has(near) && fits(near, world, rating))
  return name
    ? makePlace(world, name, { isInside: kindOfPlace(name)?.isInside ?? here.isInside })
    : lastPlace(world)
}
