import { listOf } from '../list-of.ts'
import { isIndoors, type ToldPlace } from '../scene-facts.ts'

/** Places that lie within others, or are a closer word for them. */
export const wholes = {
  alley: ['city'],
  backstage: ['theatre'],
  bakery: ['kitchen'],
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
} as Partial<Record<ToldPlace, readonly ToldPlace[]>>

/** Whether it is a room like any other, which a plain room can stand for. */
export const isPlainRoom = (place: ToldPlace): boolean => isIndoors(place) && !unlikeRooms.has(place)
const unlikeRooms: ReadonlySet<string> = new Set(
  listOf(
    'bus car cargo-bay cave mine plane ship-cabin spaceship submarine train tunnel tent hangar van cable-car lift cellar dungeon tomb cell engine-room station greenhouse pool ice-rink belfry lamp-room stable temple-hall church',
  ),
)

/** Whether two places are one, or a part and its whole. */
export const isKin = (one: ToldPlace, other: ToldPlace): boolean =>
  one === other || (wholes[one]?.includes(other) ?? false) || (wholes[other]?.includes(one) ?? false)

/** A room within a place under the sky, where the telling is indoors. */
export const roomsWithin: Partial<Record<ToldPlace, ToldPlace>> = {
  deck: 'ship-cabin',
  garden: 'greenhouse',
  harbour: 'ship-cabin',
  manor: 'parlour',
  sea: 'ship-cabin',
  space: 'spaceship',
}
