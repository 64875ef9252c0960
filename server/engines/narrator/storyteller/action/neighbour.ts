import { isNamedExactly, kindOfKnown, kindOfPlace } from '../content/places.ts'
import { fits } from '../telling/fits.ts'
import { addEntity } from '../world/change.ts'
import { type Entity, entityOf, factAbout, hereOf, type World } from '../world/world.ts'
import { makePlace } from './place-named.ts'
import type { Scene } from './scene.ts'

/** Where the hero came from. */
export const lastPlace = (world: World): Entity | undefined =>
  entityOf(world, factAbout(world, 'hero', 'cameFrom')?.text)

/** What is above and below. */
const FLOORS: Record<string, [string, string]> = {
  ship: ['deck', 'hold'],
  cave: ['outside', 'lower gallery'],
}

/** Where one gets to who goes outside where no street is. */
const OUT_OF: Record<string, string> = { ship: 'deck', starship: 'airlock' }

/** The place under the open sky that the premise names: who leaves a kitchen on an island is on the island. */
const toldOutside = (words: readonly string[]): string | undefined =>
  words.find(
    (word) =>
      isNamedExactly(word) &&
      kindOfPlace(word)?.isInside === false &&
      !/^(?:world|country|land|stop|mars|arctic|antarctica|sahara|alps)$/.test(word),
  )

/** A place next to this one: one known already, or a new one of those that its kind has near. */
export function neighbour({ world, random, rating }: Scene, isOut = false, way = ''): Entity | undefined {
  const here = hereOf(world)
  const [floor] = /\b(?:upstairs|up|downstairs|down)\b/.exec(way) ?? []
  if (floor && (here.isInside || here.placeKind === 'ship' || /roof/.test(here.name))) {
    const [above, below] = FLOORS[here.placeKind ?? ''] ?? ['upper floor', 'lower floor']
    const name = floor.startsWith('up') ? above : below
    return placeCalled(world, name)
  }
  if (isOut)
    return placeCalled(world, OUT_OF[here.placeKind ?? ''] ?? toldOutside(world.premiseWords) ?? 'outside')
  const kind = kindOfKnown(here)
  const known = new Set(world.entities.map(({ name }) => name))
  const name = random.shuffle(kind?.near ?? []).find((near) => !known.has(near) && fits(near, world, rating))
  return name
    ? makePlace(world, name, { isInside: kindOfPlace(name)?.isInside ?? here.isInside })
    : lastPlace(world)
}

const placeCalled = (world: World, name: string): Entity =>
  world.entities.find((each) => each.kind === 'place' && each.name === name) ??
  (name === 'outside'
    ? addEntity(world, { kind: 'place', name, isUnnamed: true, isInside: false })
    : makePlace(world, name))
