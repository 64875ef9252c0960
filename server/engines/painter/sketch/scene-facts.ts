import { listOf } from './list-of.ts'
import type { Genre } from '#contract/genres.ts'
import type { Thing } from './all-things.ts'
import type { Emblem } from './emblems/emblem-file.ts'
import type { Detail } from './lexicon/details.ts'
import { nearWords } from './lexicon/near-views.ts'
import type { CastMember, Person } from './figures/cast-member.ts'

/** Places under the sky (or the sea). */
export const outdoorPlaces = listOf(`
  alien-world battlefield beach bridge camp canyon castle city coast
  courtyard deck desert fairground farmyard fields forest future-city garden
  graveyard harbour island jungle lake manor market mountains open orchard
  prairie river road rooftop ruined-city ruins sea snowfield space stadium suburb swamp trench
  underwater village volcano western-town`)

export const indoorPlaces = listOf(`
  ballroom cave cellar church corridor dungeon kitchen laboratory library office parlour room ship-cabin shop spaceship station tavern throne-room tomb train`)

export const furnishedPlaces = listOf(`
  backstage bakery bedroom bus cafe car cargo-bay
  cell classroom courtroom dining-hall engine-room flat
  greenhouse gym
  mine museum operating-room plane pool smithy stable
  submarine theatre waiting-room ward workshop`)
export type FurnishedPlace = (typeof furnishedPlaces)[number]

export type OutdoorPlace = (typeof outdoorPlaces)[number]
export type IndoorPlace = (typeof indoorPlaces)[number]
/** Places that words can tell of. */
export type ToldPlace = OutdoorPlace | IndoorPlace | FurnishedPlace

/** Things seen from near. */
export const nearViews = Object.keys(nearWords) as NearView[]
export type NearView = keyof typeof nearWords

/**
 * All that fills a picture: a place, a near view, or an ornament where there is neither.
 */
export type Place = ToldPlace | NearView | 'ornament'

/** Ages of the world by their looks: before machines, of steam and gaslight, the frontier, ours, after its end, to come. */
export type Era = 'old' | 'steam' | 'west' | 'modern' | 'ruin' | 'future'

export type TimeOfDay = 'night' | 'dawn' | 'day' | 'dusk'
/** Weather in the picture; 'untold' claims none. */
export type Weather = 'untold' | 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog' | 'ash'
export type Mood = 'calm' | 'wonder' | 'merry' | 'tense' | 'eerie' | 'sad'

export interface SceneFacts {
  seed: string
  place: Place
  /** The hour by which it is painted: an even daylight where none is told. */
  time: TimeOfDay
  isHourTold: boolean
  /** Whether the place is only likely, or its kind is: it lies behind what is sure, and nobody stands in it. */
  isDim?: boolean
  weather: Weather
  /** The sun or the moon where the words show it. */
  luminary?: 'sun' | 'moon'
  /** Whether snow lies, falling or not. */
  isSnowy?: boolean
  mood: Mood
  /** The genre that leads, and the one that colours it. */
  genre: Genre
  second?: Genre
  era?: Era
  people: CastMember[]
  /** Of whom a crowd is, behind them. */
  crowd?: Person
  /** Things to be drawn where the place has room for them, and those of them of which there are several. */
  things: Thing[]
  herds?: Thing[]
  /** What the passage turns on, the first of it most. */
  emblems?: readonly Emblem[]
  /** What the whole story is about, for an ornament where the passage names nothing. */
  instead?: readonly Emblem[]
  /** What the place has besides what such places surely have. */
  details?: readonly Detail[]
  /** Whether somebody speaks where others are besides the hero. */
  isTalk?: boolean
  /** Whether those others are so surely told that their faces may be seen. */
  areSure?: boolean
  /** Whether others than the hero are told of in many words: where they are is not sure. */
  isCompany?: boolean
  isDark?: boolean
  isFireOut?: boolean
  /** Whether water stands in the room. */
  isFlooded?: boolean
  /** Whether the people are in a boat. */
  isAfloat?: boolean
}

/** Content of a finished picture; its words are made of this alone. */
export interface Drawn extends Pick<
  SceneFacts,
  | 'place'
  | 'time'
  | 'isHourTold'
  | 'weather'
  | 'genre'
  | 'crowd'
  | 'people'
  | 'things'
  | 'herds'
  | 'isFlooded'
  | 'emblems'
> {
  /** Whether the people are seen from near. */
  isNear?: boolean
}

export const isNearView = (place: Place): place is NearView => place in nearWords

/** Whether no weather falls there and no sky stands over it. */
export const isIndoors = (place: Place): place is IndoorPlace | FurnishedPlace | NearView =>
  isNearView(place) || roofed.has(place)

/** Places that words may tell of and of which there is no plate; they are weighed, so that nothing else passes for them. */
const undrawnRooms = listOf(
  'cable-car ice-rink van launderette barber temple-hall belfry lamp-room hangar chamber hut lift quarters tent tunnel',
)
const roofed: ReadonlySet<string> = new Set([...indoorPlaces, ...furnishedPlaces, ...undrawnRooms])
const drawn: ReadonlySet<string> = new Set([...outdoorPlaces, ...indoorPlaces, ...furnishedPlaces])
/** Whether there is a plate of a place. */
export const hasPlate = (place: string): boolean => drawn.has(place)
