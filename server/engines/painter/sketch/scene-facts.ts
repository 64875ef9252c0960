import type { Genre } from '#contract/genres.ts'

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
  'desert',
  'fields',
  'forest',
  'future-city',
  'garden',
  'graveyard',
  'harbour',
  'island',
  'jungle-temple',
  'lake',
  'manor',
  'market',
  'mountains',
  'road',
  'ruined-city',
  'ruins',
  'sea',
  'snowfield',
  'space',
  'swamp',
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
  'ship-cabin',
  'shop',
  'spaceship',
  'station',
  'tavern',
  'throne-room',
  'tomb',
  'train',
] as const

export type OutdoorPlace = (typeof outdoorPlaces)[number]
export type IndoorPlace = (typeof indoorPlaces)[number]
export type Place = OutdoorPlace | IndoorPlace

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

export type Thing =
  | 'boat'
  | 'book'
  | 'cat'
  | 'crow'
  | 'deer'
  | 'dog'
  | 'dragon'
  | 'fire'
  | 'horse'
  | 'lantern'
  | 'moon'
  | 'ship'
  | 'spaceship'
  | 'sword'
  | 'wolf'

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
  people: Person[]
  things: Thing[]
}

export const isIndoors = (place: Place): place is IndoorPlace =>
  (indoorPlaces as readonly string[]).includes(place)
