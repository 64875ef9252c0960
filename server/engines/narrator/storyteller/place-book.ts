import { placeKindFor } from './wordbooks/place-kinds.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import type { Place } from './world.ts'

/** What is written about a place: what stands there and what is true of it. */
export function placeBook(place: Place): { props: string[]; features: string[] } {
  const entry = place.entry === undefined ? undefined : wordbooks[place.genre].places[place.entry]
  return entry ?? placeKindFor(place.name, place.isInside)
}
