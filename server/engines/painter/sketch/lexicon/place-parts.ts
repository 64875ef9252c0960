import type { ToldPlace } from '../scene-facts.ts'

/** Places that lie within others, or are a closer word for them. */
export const wholes: Partial<Record<ToldPlace, readonly ToldPlace[]>> = {
  alley: ['city'],
  ambulance: ['car'],
  beach: ['coast', 'island'],
  belfry: ['church'],
  cave: ['space', 'mountains'],
  cell: ['guardroom', 'dungeon', 'office'],
  compartment: ['train', 'station', 'ship-cabin'],
  courtyard: ['castle', 'manor'],
  'dressing-room': ['theatre', 'tavern'],
  corridor: ['lift'],
  fairground: ['market'],
  farmyard: ['fields'],
  'filling-station': ['road', 'shop'],
  'flower-shop': ['shop', 'garden'],
  garage: ['workshop'],
  'guest-room': ['lobby', 'tavern', 'bedroom'],
  hangar: ['cargo-bay', 'spaceship'],
  lake: ['beach'],
  lobby: ['lift'],
  'meeting-room': ['office'],
  mine: ['space', 'cave', 'alien-world'],
  morgue: ['ward'],
  park: ['garden', 'city'],
  orchard: ['garden', 'fields'],
  pasture: ['mountains', 'fields'],
  pier: ['harbour', 'beach', 'lake'],
  prairie: ['fields'],
  river: ['lake', 'forest'],
  'ruined-city': ['city'],
  'server-room': ['office'],
  stairs: ['corridor', 'manor', 'lobby'],
  studio: ['office', 'laboratory'],
  submarine: ['engine-room', 'underwater'],
  tunnel: ['station', 'cave'],
  van: ['car', 'ambulance'],
  'wall-walk': ['castle', 'battlefield'],
  wheelhouse: ['ship-cabin', 'harbour'],
}

/** Whether two places are one, or a part and its whole. */
export const isKin = (one: ToldPlace, other: ToldPlace): boolean =>
  one === other || (wholes[one]?.includes(other) ?? false) || (wholes[other]?.includes(one) ?? false)

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
