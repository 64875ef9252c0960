import type { Genre } from '#contract/genres.ts'
import type { Thing } from '#server/engines/painter/sketch/all-things.ts'
import type { Person } from '#server/engines/painter/sketch/figures/cast-member.ts'
import type { Place, TimeOfDay, Weather } from '#server/engines/painter/sketch/scene-facts.ts'

/** A scene, and what its picture must and must not show. */
export interface JudgedScene {
  genre?: Genre
  premise: string
  earlier?: string[]
  moment: string
  /** Places that fit; any other is a wrong thing, but an ornament only fails to fit. */
  places: Place[]
  people?: Person[]
  things?: Thing[]
  time?: TimeOfDay
  weather?: Weather
  not?: (Place | Person | Thing)[]
}
