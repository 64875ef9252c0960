import type { Detail } from './lexicon/details.ts'
import type { Thing } from './all-things.ts'
import type { Place } from './scene-facts.ts'
import type { Stage } from './stage.ts'

/** Things for which a place has a spot of its own. */
const platedThings: Partial<Record<Place, readonly Thing[]>> = {
  'alien-world': ['spaceship'],
  bedroom: ['bed'],
  camp: ['fire'],
  coast: ['lighthouse'],
  desert: ['pyramid'],
  fields: ['windmill'],
  island: ['ship'],
  jungle: ['temple'],
  lake: ['boat'],
  river: ['boat'],
  sea: ['ship'],
  space: ['spaceship'],
  swamp: ['boat'],
}

export const isPlated = (place: Place, thing: Thing): boolean => platedThings[place]?.includes(thing) ?? false

/** Whether the scene tells of a thing, and the place draws it. */
export const shows = ({ facts }: Stage, thing: Thing): boolean =>
  isPlated(facts.place, thing) && facts.things.includes(thing) && !(thing === 'boat' && facts.isAfloat)

/** Draws what a place may lack only where the scene tells of it. */
export const whereTold = ({ facts }: Stage, detail: Detail, draw: () => string): string =>
  facts.details?.includes(detail) ? draw() : ''
