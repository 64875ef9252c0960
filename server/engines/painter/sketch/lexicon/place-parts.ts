import { listOf } from '../list-of.ts'
import type { ToldPlace } from '../scene-facts.ts'

/** Places that lie within others, or are a closer word for them. */
export const wholes: Partial<Record<ToldPlace, readonly ToldPlace[]>> = {
  alley: ['city'],
  backstage: ['theatre', 'dressing-room'],
  bank: ['office', 'lobby'],
  barber: ['shop'],
  beach: ['coast', 'island'],
  belfry: ['church'],
  casino: ['ballroom', 'tavern'],
  cave: ['space', 'mountains'],
  cell: ['guardroom', 'dungeon', 'office'],
  cockpit: ['plane', 'spaceship'],
  compartment: ['train', 'station', 'ship-cabin'],
  courtyard: ['castle', 'manor'],
  'dressing-room': ['theatre', 'tavern'],
  corridor: ['lift', 'ward'],
  fairground: ['market'],
  farmyard: ['fields'],
  'filling-station': ['road', 'shop'],
  flood: ['river', 'lake', 'village'],
  garage: ['workshop'],
  'guest-room': ['lobby', 'tavern', 'bedroom'],
  hangar: ['cargo-bay', 'spaceship'],
  highway: ['road', 'ruined-city'],
  'interview-room': ['office', 'meeting-room', 'cell'],
  lake: ['beach'],
  'lamp-room': ['coast'],
  lobby: ['lift'],
  'locker-room': ['gym', 'stadium', 'pool'],
  'meeting-room': ['office'],
  mine: ['space', 'cave', 'alien-world'],
  morgue: ['ward'],
  observatory: ['laboratory'],
  'old-street': ['city', 'alley', 'village'],
  'operating-room': ['ward', 'morgue'],
  park: ['garden', 'city'],
  orchard: ['garden', 'fields'],
  pasture: ['mountains', 'fields'],
  pier: ['harbour', 'beach', 'lake'],
  prairie: ['fields'],
  river: ['lake', 'forest'],
  'ruined-city': ['city'],
  'salt-flat': ['desert'],
  'server-room': ['office'],
  sewer: ['tunnel', 'dungeon'],
  square: ['city', 'market', 'village'],
  stairs: ['corridor', 'manor', 'lobby'],
  studio: ['office', 'laboratory'],
  submarine: ['engine-room', 'underwater'],
  terminal: ['station', 'lobby'],
  tunnel: ['station', 'cave'],
  van: ['car'],
  'waiting-room': ['office', 'ward', 'station', 'corridor'],
  'wall-walk': ['castle', 'battlefield'],
  wheelhouse: ['ship-cabin', 'harbour'],
}

/** Whether two places are one, or a part and its whole. */
export const isKin = (one: ToldPlace, other: ToldPlace): boolean =>
  one === other || (wholes[one]?.includes(other) ?? false) || (wholes[other]?.includes(one) ?? false)

/** Kinds of places whose plates pass for one another: where only the kind is sure, its likeliest place is shown. */
const kinds: readonly (readonly ToldPlace[])[] = [
  listOf('alley city future-city old-street square suburb western-town'),
  listOf('beach coast harbour island pier'),
  listOf('forest jungle orchard park'),
  listOf('farmyard fields pasture prairie road village'),
  listOf('deck sea'),
  listOf('cargo-bay cockpit hangar quarters spaceship'),
  listOf('castle courtyard wall-walk'),
  listOf('bedroom chamber guest-room'),
  listOf('flat library parlour'),
  listOf('cafe dining-hall tavern'),
  listOf('cave cellar dungeon mine sewer tomb tunnel'),
  listOf('bus car van'),
  listOf('compartment train'),
  listOf('morgue operating-room ward'),
  listOf('engine-room garage smithy workshop'),
  listOf('bakery barber shop supermarket'),
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
