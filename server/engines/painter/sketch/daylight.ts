import { listOf } from './list-of.ts'
import { isIndoors, type Place, type SceneFacts } from './scene-facts.ts'

/** Places into which no day comes. */
export const sunless: ReadonlySet<Place> = new Set(
  listOf(`
  space backstage cave cellar cargo-bay mine dungeon engine-room
  operating-room spaceship submarine theatre tomb`),
)

/** Places that are mostly seen by the light of lamps and candles, where no hour is told. */
export const lamplit: ReadonlySet<Place> = new Set(['ballroom', 'tavern', 'throne-room'])

/** Whether the day comes into a room, and no lamp is needed. */
export const isDaylit = ({ place, time }: Pick<SceneFacts, 'place' | 'time'>): boolean =>
  time === 'day' && isIndoors(place) && !sunless.has(place)

/** Whether its lamps burn: not by day, and not where they are told to be out. */
export const areLampsLit = (facts: Pick<SceneFacts, 'place' | 'time' | 'isDark'>): boolean =>
  !isDaylit(facts) && facts.isDark !== true

/** Whether lamps under the sky burn. */
export const areStreetLampsLit = ({ time, isDark }: Pick<SceneFacts, 'time' | 'isDark'>): boolean =>
  time !== 'day' && isDark !== true

/** Ages and places in which lamps are of iron and glass and not of today. */
const oldPlaces: ReadonlySet<Place> = new Set(
  listOf(`
  cellar church dungeon kitchen library manor mine parlour room ship-cabin
  smithy stable tavern throne-room tomb`),
)
export const hasOldLamps = ({ place, era }: Pick<SceneFacts, 'place' | 'era'>): boolean =>
  era === undefined ? oldPlaces.has(place) : era === 'old' || era === 'west' || era === 'steam'
