import { listOf } from '../list-of.ts'
import type { ToldPlace } from '../scene-facts.ts'

/** Places that lie within others, or are a closer word for them. */
export const wholes: Partial<Record<ToldPlace, readonly ToldPlace[]>> = {
  alley: ['city'],
  backstage: ['theatre'],
  barber: ['shop'],
  beach: ['coast', 'island'],
  belfry: ['church'],
  cave: ['space', 'mountains'],
  cell: ['dungeon', 'office'],
  courtyard: ['castle', 'manor'],
  corridor: ['lift', 'ward'],
  fairground: ['market'],
  farmyard: ['fields'],
  hangar: ['cargo-bay', 'spaceship'],
  lake: ['beach'],
  'lamp-room': ['coast'],
  mine: ['space', 'cave', 'alien-world'],
  'old-street': ['city', 'alley', 'village'],
  'operating-room': ['ward'],
  orchard: ['garden', 'fields'],
  prairie: ['fields'],
  river: ['lake', 'forest'],
  'ruined-city': ['city'],
  'salt-flat': ['desert'],
  submarine: ['engine-room', 'underwater'],
  train: ['station'],
  tunnel: ['station', 'cave'],
  van: ['car'],
  'waiting-room': ['office', 'ward', 'station', 'corridor'],
}

/** Whether two places are one, or a part and its whole. */
export const isKin = (one: ToldPlace, other: ToldPlace): boolean =>
  one === other || (wholes[one]?.includes(other) ?? false) || (wholes[other]?.includes(one) ?? false)

/** Kinds of places whose plates pass for one another: where only the kind is sure, its likeliest place is shown. */
const kinds: readonly (readonly ToldPlace[])[] = [
  listOf('alley city future-city old-street suburb western-town'),
  listOf('beach coast harbour island'),
  listOf('forest jungle orchard'),
  listOf('farmyard fields prairie road village'),
  listOf('deck sea'),
  listOf('cargo-bay hangar quarters spaceship'),
  listOf('castle courtyard'),
  listOf('bedroom chamber'),
  listOf('flat library parlour'),
  listOf('cafe dining-hall tavern'),
  listOf('cave cellar dungeon mine tomb tunnel'),
  listOf('bus car van'),
  listOf('operating-room ward'),
  listOf('engine-room smithy workshop'),
  listOf('bakery barber shop'),
  listOf('church temple-hall'),
  listOf('mountains snowfield'),
]

/** All places of the same kind as one, and the place itself. */
export const kindOf = (place: ToldPlace): readonly ToldPlace[] =>
  kinds.find((kind) => kind.includes(place)) ?? [place]

/** A room within a place under the sky, where the telling is indoors. */
export const roomsWithin: Partial<Record<ToldPlace, ToldPlace>> = {
  'alien-world': 'quarters',
  castle: 'chamber',
  deck: 'ship-cabin',
  fields: 'hut',
  garden: 'greenhouse',
  harbour: 'ship-cabin',
  manor: 'parlour',
  sea: 'ship-cabin',
  space: 'spaceship',
}
