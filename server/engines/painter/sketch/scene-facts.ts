import type { Genre } from '#contract/genres.ts'
import type { FigureLooks } from './figures/figure-looks.ts'
import type { Pose } from './figures/limbs.ts'

/** Places under the sky (or the sea). */
export const outdoorPlaces = [
  'alien-world',
  'battlefield',
  'bridge',
  'camp',
  'canyon',
  'castle',
  'city',
  'coast',
  'deck',
  'desert',
  'fields',
  'forest',
  'future-city',
  'garden',
  'graveyard',
  'harbour',
  'island',
  'jungle',
  'lake',
  'manor',
  'market',
  'mountains',
  'open',
  'road',
  'rooftop',
  'ruined-city',
  'ruins',
  'sea',
  'snowfield',
  'space',
  'swamp',
  'trench',
  'underwater',
  'village',
  'volcano',
  'western-town',
] as const

/** Places with walls, lit by lamps. */
export const indoorPlaces = [
  'ballroom',
  'cave',
  'cellar',
  'church',
  'corridor',
  'dungeon',
  'kitchen',
  'laboratory',
  'library',
  'office',
  'parlour',
  'room',
  'ship-cabin',
  'shop',
  'spaceship',
  'station',
  'tavern',
  'throne-room',
  'tomb',
  'train',
] as const

/** Rooms that are furnished from a plan. */
export const furnishedPlaces = [
  'arcade',
  'attic',
  'bakery',
  'bathroom',
  'bedroom',
  'belfry',
  'cafe',
  'car',
  'car-park',
  'cargo-bay',
  'cell',
  'chamber',
  'classroom',
  'compartment',
  'courtroom',
  'dining-hall',
  'engine-room',
  'flat',
  'greenhouse',
  'guardroom',
  'guest-room',
  'hut',
  'lift',
  'lobby',
  'mine',
  'museum',
  'plane',
  'quarters',
  'smithy',
  'stable',
  'supermarket',
  'tent',
  'temple-hall',
  'theatre',
  'ward',
  'workshop',
] as const
export type FurnishedPlace = (typeof furnishedPlaces)[number]

export type OutdoorPlace = (typeof outdoorPlaces)[number]
export type IndoorPlace = (typeof indoorPlaces)[number]
/** Places that words can tell of. */
export type ToldPlace = OutdoorPlace | IndoorPlace | FurnishedPlace

/** Things seen from so near that the place does not matter. */
export const nearViews = [
  'near-book',
  'near-candle',
  'near-clock',
  'near-cup',
  'near-door',
  'near-key',
  'near-letter',
  'near-map',
  'near-phone',
  'near-ring',
  'near-sword',
  'near-window',
] as const
export type NearView = (typeof nearViews)[number]

/** All that fills a picture: a place, a near view, or an ornament where the words tell of neither. */
export type Place = ToldPlace | NearView | 'ornament'

/** Ages of the world by their looks: before machines, of steam and gaslight, the frontier, ours, after its end, to come. */
export type Era = 'old' | 'steam' | 'west' | 'modern' | 'ruin' | 'future'

export type TimeOfDay = 'night' | 'dawn' | 'day' | 'dusk'
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog'
export type Mood = 'calm' | 'wonder' | 'merry' | 'tense' | 'eerie' | 'sad'

export type Person =
  | 'traveller'
  | 'knight'
  | 'wizard'
  | 'detective'
  | 'astronaut'
  | 'diver'
  | 'cowboy'
  | 'lady'
  | 'child'
  | 'pirate'
  | 'explorer'
  | 'monk'
  | 'robot'
  | 'woman'
  | 'man'
  | 'someone'

export const allThings = [
  'bird',
  'boat',
  'cat',
  'deer',
  'dog',
  'dragon',
  'fire',
  'horse',
  'lantern',
  'lighthouse',
  'moon',
  'pyramid',
  'ship',
  'spaceship',
  'sword',
  'temple',
  'torch',
  'windmill',
  'wolf',
] as const
export type Thing = (typeof allThings)[number]

/** Somebody in a picture. */
export interface CastMember {
  /** How the story keeps them: 'hero', a name, or what they are. */
  key: string
  kind: Person
  name?: string
  looks: FigureLooks
  pose: Pose
  /** Worn over all of it where nobody could breathe. */
  suit?: 'astronaut' | 'diver'
}

/** Looks of a scene as its words say them. */
export interface SceneFacts {
  seed: string
  place: Place
  time: TimeOfDay
  weather: Weather
  mood: Mood
  /** The genre that leads, and the one that colours it. */
  genre: Genre
  second?: Genre
  era?: Era
  people: CastMember[]
  /** Things to be drawn where the place has room for them. */
  things: Thing[]
}

/** Content of a finished picture; its words are made of this alone. */
export interface Drawn extends Pick<
  SceneFacts,
  'place' | 'time' | 'weather' | 'genre' | 'people' | 'things'
> {}

export const isNearView = (place: Place): place is NearView =>
  (nearViews as readonly string[]).includes(place)

/** Whether no weather falls there and no sky stands over it. */
export const isIndoors = (place: Place): place is IndoorPlace | FurnishedPlace | NearView =>
  isNearView(place) || roofed.has(place)

const roofed: ReadonlySet<string> = new Set([...indoorPlaces, ...furnishedPlaces])
