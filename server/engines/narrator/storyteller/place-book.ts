import { placeKindFor } from './wordbooks/place-kinds.ts'
import type { PlaceEntry } from './wordbooks/wordbook.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import type { Place } from './world.ts'

/** What is written about a place: what stands there and what is true of it. */
export function placeBook(place: Place): { props: string[]; features: string[] } {
  const entry = place.entry === undefined ? undefined : wordbooks[place.genre].places[place.entry]
  return entry ?? entryNamed(place) ?? placeKindFor(place)
}

/** A place that the scenario or the player named as a wordbook does: a bakery in a comedy is a comedy's bakery. */
function entryNamed({ name, genre }: Place): PlaceEntry | undefined {
  const last = name.toLowerCase().split(' ').at(-1)
  return wordbooks[genre].places.find((entry) => entry.name === last)
}
