import { kindOfName } from './wordbooks/place-kinds.ts'
import type { Place } from './world.ts'

/** What only stands in houses. */
const OF_HOUSES =
  /\b(?:halls?|landing|banisters?|stairs|staircase|upstairs|downstairs|(?:drawing|dining|sitting) room|mantel\w*|wallpaper|carpet|curtains?|drawers?|parlou?r|pantry|cellar|attic|chandelier|fireplace|hearth|sideboard|grandfather clock|doorbell|bell-?pull)\b/i

const elsewhere = new Map<readonly string[], readonly string[]>()

/** Of lines that belong to a genre but to no place, those that can be told in this one: no stairs on a mountain. */
export function fitFor(place: Place, pool: readonly string[]): readonly string[] {
  if (isHouselike(place)) return pool
  const known = elsewhere.get(pool)
  if (known) return known
  const fit = pool.filter((line) => !OF_HOUSES.test(line))
  elsewhere.set(pool, fit)
  return fit
}

/** A house, or an indoor place of the wordbooks' own, which are written with their genre's lines. */
function isHouselike(place: Place): boolean {
  if (!place.isInside || place.isAboard) return false
  const { nouns = [] } = place.entry === undefined ? (kindOfName(place) ?? {}) : {}
  return nouns.length === 0 || nouns.some((noun) => noun === 'house' || noun === 'castle')
}
