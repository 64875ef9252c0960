import { isIndoors, type Place, type SceneFacts } from './scene-facts.ts'

/** Places into which no day comes. */
export const sunless: ReadonlySet<Place> = new Set([
  'space',
  'cave',
  'cellar',
  'car-park',
  'cargo-bay',
  'mine',
  'dungeon',
  'engine-room',
  'guardroom',
  'lift',
  'morgue',
  'server-room',
  'spaceship',
  'submarine',
  'tunnel',
  'quarters',
  'theatre',
  'tomb',
  'near-candle',
])

/** Whether the day comes into a room, and no lamp is needed. */
export const isDaylit = ({ place, time }: Pick<SceneFacts, 'place' | 'time'>): boolean =>
  time === 'day' && isIndoors(place) && !sunless.has(place)
