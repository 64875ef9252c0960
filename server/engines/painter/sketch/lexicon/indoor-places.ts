import type { IndoorPlace } from '../scene-facts.ts'
import type { PlaceEntry } from './place-entry.ts'

/** Places with walls, by the words that tell of them. */
export const indoorEntries: Record<IndoorPlace, PlaceEntry> = {
  ballroom: {
    nouns:
      'ballroom, masquerade, dance floor, gala, banquet, masked ball, hall of mirror, harvest ball, casino, wedding party, at the ball',
    hints: 'chandelier, waltz, orchestra, dancer, wedding, mask',
    eras: ['old', 'steam', 'modern'],
    hue: 30,
    chroma: 0.06,
    at: 'in a ballroom under chandeliers',
    seen: 'dancers in a ballroom under chandeliers',
  },
  cave: {
    nouns:
      'cave, cavern, grotto, tunnel, underground lake, lair, catacomb, cave lake, hanging stone, stone roof',
    hints:
      'stalactite, speleologist, caver, crystal, glowworm, underground, bat, dripping, rope, shaft, cavern wall, passage',
    hue: 255,
    chroma: 0.06,
    at: 'in a great cave',
    seen: 'a great cave',
  },
  cellar: {
    nouns: 'cellar, basement, storeroom, wine cellar, bunker, vault, shelter, storage room, undercroft',
    hints: 'barrel, crate, trapdoor, cask',
    eras: ['old', 'steam', 'modern', 'west', 'ruin'],
    hue: 55,
    chroma: 0.05,
    at: 'in a vaulted cellar',
    seen: 'a vaulted cellar',
  },
  church: {
    nouns: 'church, cathedral, chapel, nave, abbey, cloister, basilica, temple hall, sanctuary, shrine',
    hints: 'altar, confessional, stained glass, pew, choir, pulpit, vestry, priest, hymn',
    eras: ['old', 'steam', 'modern', 'west', 'ruin'],
    hue: 270,
    chroma: 0.05,
    at: 'in the nave of a church',
    seen: 'the nave of a church',
  },
  corridor: {
    nouns: 'corridor, hallway, hotel corridor, apartment building, passage with doors',
    hints:
      'hotel, staircase, stairs, banister, locker, door at the end, linoleum, receptionist, nurse, trolley, carpet, room number',
    hue: 215,
    chroma: 0.045,
    at: 'in a long corridor',
    seen: 'a long corridor',
  },
  dungeon: {
    nouns: 'dungeon, oubliette, gaol, sewer',
    hints: 'shackle, chain, prisoner, torture, captive, jailer, warden',
    hue: 235,
    chroma: 0.035,
    at: 'in a dungeon',
    seen: 'a dungeon',
  },
  kitchen: {
    nouns: 'kitchen, pantry, cookhouse, farmhouse kitchen, scullery',
    inside: 'farmhouse',
    hints:
      'hearth, stove, oven, kettle, cauldron, breakfast, soup, cooking pot, dough, flour, bread, loaf, copper pan, trout, plate the, chef, steam',
    eras: ['old', 'steam', 'modern', 'west', 'ruin'],
    hue: 55,
    chroma: 0.06,
    at: 'in a kitchen by the hearth',
    seen: 'a kitchen with a hearth',
  },
  laboratory: {
    nouns:
      'laboratory, lab, observatory, weather station, alchemist’s room, inventor’s workshop',
    hints:
      'experiment, test tube, soldering iron, repair shop, alchemist, inventor, telescope, machine, beaker, potion, gear, clockwork, specimen, anvil',
    hue: 190,
    chroma: 0.06,
    at: 'in a workshop full of instruments',
    seen: 'a workshop full of instruments',
  },
  library: {
    nouns: 'library, archive, reading room, scriptorium, stacks, bookshop, record room',
    hints: 'bookshelf, librarian, manuscript, tome, catalogue, bookcase, scroll, book',
    hue: 45,
    chroma: 0.06,
    at: 'between shelves of books',
    seen: 'shelves of books',
  },
  office: {
    nouns:
      'office, precinct, police station, interrogation room, newsroom, headquarters, detective agency, embassy',
    hints:
      'desk, filing cabinet, accountant, folder, typewriter, case file, venetian blind, telephone, secretary, client, blinds, blind, private eye',
    eras: ['steam', 'modern'],
    hue: 200,
    chroma: 0.04,
    at: 'in an office with drawn blinds',
    seen: 'an office with drawn blinds',
  },
  parlour: {
    nouns: `parlour, parlor, drawing room, the study, his study, her study, your study, my study, sitting room, salon`,
    hints:
      'armchair, sofa, fireplace, mantel, piano, hearthrug, curtain, grandfather clock, sideboard, drawing room, piano lid',
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
    seen: 'a plain room',
  },
  'ship-cabin': {
    nouns:
      'captain’s cabin, ship’s cabin, captain’s quarters, galley, bilge, below deck, berth, airship, gondola',
    inside: 'cabin',
    hints: 'porthole, hammock, bunk, sea chart',
    eras: ['old', 'steam'],
    hue: 50,
    chroma: 0.06,
    at: 'in a ship’s cabin',
    seen: 'a ship’s cabin',
  },
  shop: {
    nouns:
      'shop, antique shop, the store, pawnshop, apothecary, tea shop, pharmacy, grocery, general store, petrol station, gas station, filling station',
    hints: 'counter, shopkeeper, curio, toymaker, tailor, customer, till, shelf, chewing gum, lottery ticket',
    eras: ['old', 'steam', 'modern', 'west'],
    hue: 60,
    chroma: 0.06,
    at: 'in a small shop',
    seen: 'a small shop',
  },
  spaceship: {
    nouns: `spaceship, starship, cockpit, airlock, control room, starship bridge, engine room, space station,
      command deck, cryo bay, ship, bridge, deck, corridor, station, shuttle, galley,
      freighter, cruiser, liner, observation deck`,
    inside: 'pod, habitat, dome, base, capsule',
    hints: `viewport, console, bulkhead, hull, ship’s computer, reactor, control panel, navigation, cryo, porthole, alarm,
      screen, hatch, deck plate, crew, captain, officer`,
    eras: ['future'],
    hue: 235,
    chroma: 0.05,
    at: 'at the window of a spaceship',
    seen: 'the window of a spaceship',
  },
  station: {
    nouns: `train station, railway platform, railway station, subway, metro, terminal, underground station, on the platform,
      subway platform, station, ticket office, tram stop`,
    hints: 'platform, waiting room, departure board, turnstile, timetable, track, luggage, train',
    eras: ['steam', 'modern'],
    hue: 225,
    chroma: 0.045,
    at: 'on a station platform',
    seen: 'a station platform',
  },
  tavern: {
    nouns:
      'tavern, inn, pub, saloon, alehouse, taproom, speakeasy, nightclub, cantina, at the bar, bar room, common room',
    hints: 'innkeeper, barkeep, bartender, tankard, ale, mead, whiskey, stool, barmaid, bottle, counter',
    hue: 52,
    chroma: 0.075,
    at: 'in a tavern',
    seen: 'a tavern',
  },
  'throne-room': {
    nouns:
      'throne room, great hall, royal court, council chamber, senate, audience chamber, audience hall, royal hall',
    hints: 'hall, king, queen, courtier, throne, emperor, coronation, crown, herald, dais',
    eras: ['old'],
    hue: 280,
    chroma: 0.055,
    at: 'in a throne room',
    seen: 'a throne room',
  },
  tomb: {
    nouns: `tomb, crypt, burial chamber, underground temple, treasure chamber, inner chamber, buried city, catacombs,
      stone chamber, shrine chamber, beneath the roots`,
    hints: 'sarcophagus, pharaoh, hieroglyph, mummy, idol, carving, glyph',
    hue: 70,
    chroma: 0.05,
    at: 'in a tomb of painted stone',
    seen: 'a tomb of painted stone',
  },
  train: {
    nouns: 'dining car, railway carriage, train carriage, orient express, boxcar, tram, hospital train',
    inside: 'train, carriage, wagon',
    hints: 'conductor, locomotive, carriage window, luggage rack',
    eras: ['steam', 'modern', 'west'],
    hue: 25,
    chroma: 0.06,
    at: 'in a railway carriage',
    seen: 'a railway carriage',
  },
}
