import { isNamedExactly, kindOfKnown, kindOfPlace } from '../content/places.ts'
import { addEntity } from '../world/change.ts'
import { type Entity, entityOf, factAbout, hereOf, type World } from '../world/world.ts'
import { makePlace } from './place-named.ts'

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

/** Where one comes down from, and up from, to where one was. */
const HIGH = /\b(?:tower|attic|loft|upper|roof|rooftop|lamp room|nest|top|tree|balcony|deck|upstairs)\b/
const LOW = /\b(?:cellar|basement|crypt|lower|hold|vault|mine|tunnel|below|well|pit|cave|dungeon)\b/

const WITHIN = /^(?:room|jail|vehicle|train)$/

const toldPlace = (world: World, { placeKind }: Entity): Entity | undefined => {
  const name = placeKind === 'vehicle' ? toldOutside(world.premiseWords) : undefined
  return name === undefined ? undefined : placeCalled(world, name)
}

/** The place upstairs, downstairs or out of doors: one known already, or a new one; undefined where nobody knows what is there. */
export function neighbour(world: World, isOut = false, way = ''): Entity | undefined {
  const here = hereOf(world)
  const [floor] = /\b(?:upstairs|up|downstairs|down)\b/.exec(way) ?? []
  const last = floor && (floor.startsWith('up') ? LOW : HIGH).test(here.name) ? lastPlace(world) : undefined
  if (last) return last
  if (floor && (here.isInside || here.placeKind === 'ship')) {
    const [above, below] = FLOORS[here.placeKind ?? ''] ?? ['upper floor', 'lower floor']
    return placeCalled(world, floor.startsWith('up') ? above : below)
  }
  // Whoever gets out where there is no roof gets out of what brought them.
  if (!isOut || here.isInside === false) return undefined
  // Out of a lift, a wardrobe or a bedroom is not yet out of doors.
  if (WITHIN.test(kindOfKnown(here)?.id ?? '') && !/\b(?:outside|outdoors)\b/.test(way))
    return (
      lastPlace(world) ??
      toldPlace(world, here) ??
      addEntity(world, { kind: 'place', name: 'way', isUnnamed: true })
    )
  const told = toldOutside(world.premiseWords)
  return placeCalled(world, OUT_OF[here.placeKind ?? ''] ?? told ?? 'outside')
}

const placeCalled = (world: World, name: string): Entity =>
  world.entities.find((each) => each.kind === 'place' && each.name === name) ??
  (name === 'outside'
    ? addEntity(world, { kind: 'place', name, isUnnamed: true, isInside: false })
    : makePlace(world, name))
