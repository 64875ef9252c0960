import type { IndoorPlace } from '../scene-facts.ts'
import type { PlaceEntry } from './place-entry.ts'

/** Places with walls, by the words that tell of them. */
export const indoorEntries: Record<IndoorPlace, PlaceEntry> = {
  ballroom: {
    nouns:
      'ballroom, masquerade, dance floor, gala, banquet, masked ball, hall of mirror, harvest ball, wedding party, at the ball',
    eras: ['old', 'steam', 'modern'],
    hue: 30,
    chroma: 0.06,
    at: 'in a ballroom under chandeliers',
    seen: 'dancers in a ballroom under chandeliers',
  },
  cave: {
    nouns:
      'cave, cavern, grotto, tunnel, underground lake, lair, catacomb, cave lake, hanging stone, stone roof',
    hue: 255,
    chroma: 0.06,
    at: 'in a great cave',
  },
  cellar: {
    nouns: 'cellar, basement, storeroom, wine cellar, bunker, vault, shelter, storage room, undercroft',
    eras: ['old', 'steam', 'modern', 'west', 'ruin'],
    hue: 55,
    chroma: 0.05,
    at: 'in a vaulted cellar',
  },
  church: {
    nouns: 'church, cathedral, chapel, nave, abbey, cloister, basilica, temple hall, sanctuary, shrine',
    eras: ['old', 'steam', 'modern', 'west', 'ruin'],
    hue: 270,
    chroma: 0.05,
    at: 'in the nave of a church',
  },
  corridor: {
    nouns: 'corridor, hallway, hotel corridor, apartment building, passage with doors',
    hue: 215,
    chroma: 0.045,
    at: 'in a long corridor',
  },
  dungeon: {
    nouns: 'dungeon, oubliette, gaol',
    hue: 235,
    chroma: 0.035,
    at: 'in a dungeon',
  },
  kitchen: {
    nouns: 'kitchen, pantry, cookhouse, farmhouse kitchen, scullery',
    inside: 'farmhouse',
    eras: ['old', 'steam', 'modern', 'west', 'ruin'],
    hue: 55,
    chroma: 0.06,
    at: 'in a kitchen',
  },
  laboratory: {
    nouns: 'laboratory, lab, weather station, alchemist’s room, inventor’s workshop',
    hue: 190,
    chroma: 0.06,
    at: 'in a workshop full of instruments',
  },
  library: {
    nouns: 'library, archive, reading room, scriptorium, bookshop, record room',
    hue: 45,
    chroma: 0.06,
    at: 'between shelves of books',
  },
  office: {
    nouns: 'office, precinct, police station, newsroom, headquarters, detective agency, embassy',
    eras: ['steam', 'modern'],
    hue: 200,
    chroma: 0.04,
    at: 'in an office with drawn blinds',
  },
  parlour: {
    nouns: `parlour, parlor, drawing room, the study, his study, her study, your study, my study, sitting room, salon`,
    eras: ['old', 'steam', 'modern', 'west'],
    hue: 12,
    chroma: 0.06,
    at: 'in a parlour by the fire',
    seen: 'a parlour with a fire',
  },
  room: {
    nouns: 'room, chamber, upstairs, indoors, camp bed',
    inside: 'house, home, building, tower, lodge, chambers',
    hue: 60,
    chroma: 0.05,
    at: 'in a plain room',
  },
  'ship-cabin': {
    nouns:
      'captain’s cabin, ship’s cabin, captain’s quarters, galley, bilge, below deck, berth, airship, gondola',
    inside: 'cabin',
    eras: ['old', 'steam'],
    hue: 50,
    chroma: 0.06,
    at: 'in a ship’s cabin',
  },
  shop: {
    nouns:
      'shop, antique shop, the store, pawnshop, apothecary, tea shop, pharmacy, grocery, general store, petrol station, gas station, filling station',
    eras: ['old', 'steam', 'modern', 'west'],
    hue: 60,
    chroma: 0.06,
    at: 'in a small shop',
  },
  spaceship: {
    nouns: `spaceship, starship, airlock, control room, starship bridge, engine room, space station,
      command deck, cryo bay, ship, bridge, deck, corridor, station, shuttle, galley,
      freighter, cruiser, liner, observation deck, viewing gallery, observation gallery`,
    inside: 'pod, habitat, dome, base, capsule',
    eras: ['future'],
    hue: 235,
    chroma: 0.05,
    at: 'at the window of a spaceship',
  },
  station: {
    nouns: `train station, railway platform, railway station, subway, metro, terminal, underground station, on the platform,
      subway platform, station, ticket office, tram stop`,
    eras: ['steam', 'modern'],
    hue: 225,
    chroma: 0.045,
    at: 'on a station platform',
  },
  tavern: {
    nouns:
      'tavern, inn, pub, saloon, alehouse, taproom, speakeasy, nightclub, cantina, at the bar, bar room, common room',
    hue: 52,
    chroma: 0.075,
    at: 'in a tavern',
  },
  'throne-room': {
    nouns:
      'throne room, great hall, royal court, council chamber, senate, audience chamber, audience hall, royal hall',
    eras: ['old'],
    hue: 280,
    chroma: 0.055,
    at: 'in a throne room',
  },
  tomb: {
    nouns: `tomb, crypt, burial chamber, underground temple, treasure chamber, inner chamber, buried city, catacombs,
      stone chamber, shrine chamber, beneath the roots`,
    hue: 70,
    chroma: 0.05,
    at: 'in a tomb of painted stone',
  },
  train: {
    nouns: 'dining car, railway carriage, train carriage, orient express, boxcar, tram, hospital train',
    inside: 'train, carriage, wagon',
    eras: ['steam', 'modern', 'west'],
    hue: 25,
    chroma: 0.06,
    at: 'in a railway carriage',
  },
}
