import { headOf } from './noun.ts'
import type { Place, Thing, World } from './world.ts'
import { placeOf } from './world.ts'

const CONTAINER =
  /^(?:crate|box|chest|coffin|cage|trunk|case|suitcase|barrel|pod|capsule|casket|sarcophagus|egg|jar|bottle|parcel|package|cask|urn|wardrobe|cocoon|container|safe)$/

/** Whether somebody could be in it. */
export const isContainer = ({ name }: { name: string }) => CONTAINER.test(headOf(name).toLowerCase())

/** The thing the scenario turns on, and where it stands, while it does stand somewhere. */
export function ownThing(world: World): { thing: Thing; place: Place } | undefined {
  for (const thing of world.things) {
    const at = typeof thing.at === 'object' && 'place' in thing.at ? thing.at.place : undefined
    const place = at === undefined ? undefined : placeOf(world, at)
    if (place && world.hero.motifs.includes(thing.name)) return { thing, place }
  }
  return undefined
}

/** What the hero has opened here and may speak into. */
export const openedHere = (world: World): Thing | undefined =>
  world.things.find(
    ({ id, at }) =>
      id === world.focus.opened &&
      (at === 'hero' || (typeof at === 'object' && 'place' in at && at.place === world.here)),
  )
