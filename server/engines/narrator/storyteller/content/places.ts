import { headOf } from '../telling/noun.ts'

/** A kind of place: which nouns name it, how one is there, what stands there, what lies near, who is met there. */
export interface PlaceKind {
  id: string
  nouns: string[]
  preposition: string
  isInside: boolean
  props: string[]
  near: string[]
  people: string[]
}

const placeKind = (
  id: string,
  nouns: string,
  where: `${string} ${'inside' | 'outside'}`,
  props: string,
  near: string,
  people: string,
): PlaceKind => ({
  id,
  nouns: nouns.split(', '),
  preposition: where.split(' ')[0]!,
  isInside: where.endsWith('inside'),
  props: props.split(', '),
  near: near.split(', '),
  people: people.split(', '),
})

export const placeKinds: PlaceKind[] = [
  placeKind(
    'house',
    'house, home, cottage, cabin, hut, mansion, manor, lodge, apartment, flat, villa, dollhouse, farmhouse, country house',
    'in inside',
    'long table, narrow window, cold hearth, coat hook, front door, staircase, tall cupboard',
    'cellar, attic, kitchen, garden, back lane',
    'neighbour, cook, gardener',
  ),
  placeKind(
    'gathering',
    'wedding, funeral, wake, festival, auction, banquet, feast, reunion, gala, prom, parade, tournament, competition, contest, ceremony, masquerade, birthday party, tea party, office party, garden party',
    'at outside',
    'long table, row of chairs, vase of flowers, raised platform, jug of lemonade, paper banner',
    'side room, garden, kitchen, car park',
    'guest, musician, waiter',
  ),
  placeKind(
    'room',
    'room, bedroom, hall, parlour, parlor, study, nursery, chamber, corridor, hallway, attic, ballroom, suite, lounge, living room, throne room, wardrobe, bathroom',
    'in inside',
    'window seat, carved chair, heavy curtain, side table, looking glass, far door',
    'staircase, kitchen, cellar, attic, courtyard',
    'servant, guest, cleaner',
  ),
  placeKind(
    'kitchen',
    'kitchen, bakery, pantry, canteen, galley, mess, restaurant, diner, café, cafe, patisserie',
    'in inside',
    'big oven, flour bin, row of pans, work table, pantry shelf, back door',
    'storeroom, yard, cellar, market',
    'cook, baker, kitchen hand',
  ),
  placeKind(
    'inn',
    'inn, tavern, saloon, pub, hotel, motel, hostel, bar, club, guesthouse, boarding house',
    'in inside',
    'long counter, worn bench, guest book, key rack, back stair, round table',
    'upper room, stable, cellar, back yard',
    'innkeeper, guest, stable hand',
  ),
  placeKind(
    'workshop',
    'workshop, shop, store, forge, smithy, mill, factory, garage, barn, stable, warehouse, printing house, studio, bookshop, boathouse, greenhouse, clock shop, toyshop, bindery, shed',
    'in inside',
    'workbench, tool rack, stack of crates, ledger, swing door, high shelf',
    'loft, yard, storeroom, market square',
    'apprentice, carter, customer',
  ),
  placeKind(
    'library',
    'library, archive, museum, gallery, university, observatory, court, courtroom, bank, town hall, village hall',
    'in inside',
    'tall cabinet, reading desk, rolling ladder, glass case, card index, notice board',
    'cellar archive, reading room, porter’s lodge, courtyard',
    'clerk, porter, caretaker',
  ),
  placeKind(
    'school',
    'school, classroom, academy, high school, boarding school, kindergarten, college',
    'in inside',
    'row of desks, blackboard, notice board, tall window, long bench, wall clock',
    'corridor, schoolyard, library, staff room',
    'teacher, caretaker, pupil',
  ),
  placeKind(
    'office',
    'office, agency, firm, newsroom, bureau, startup, call centre, call center, station, police station, fire station, radio station, ranger station',
    'in inside',
    'desk, filing cabinet, meeting table, wall clock, notice board, wide window',
    'corridor, kitchen, lobby, car park',
    'clerk, cleaner, assistant',
  ),
  placeKind(
    'theatre',
    'theatre, theater, opera, stage, circus, arena, concert hall, dance hall, big top, fairground',
    'in inside',
    'painted backdrop, prompt box, trunk of costumes, dressing table, stage door, row of seats',
    'dressing room, scene dock, box office, gallery',
    'stagehand, understudy, usher',
  ),
  placeKind(
    'temple',
    'church, chapel, cathedral, temple, shrine, monastery, abbey, convent, crypt, tomb, priory, pyramid',
    'in inside',
    'stone altar, row of candles, carved screen, worn step, brass plate, side door',
    'bell tower, crypt, cloister, churchyard',
    'sexton, pilgrim, bell ringer',
  ),
  placeKind(
    'hospital',
    'hospital, er, emergency room, ward, clinic, infirmary, asylum, sanatorium, sickroom, surgery, medbay',
    'in inside',
    'iron bed, folding screen, medicine cabinet, enamel basin, chart on a hook, linen trolley',
    'dispensary, linen room, garden, records room',
    'orderly, nurse, patient',
  ),
  placeKind(
    'castle',
    'castle, palace, fort, fortress, keep, citadel, court of the king, hold, tower',
    'in inside',
    'narrow slit, winding stair, iron gate, bench of stone, torch bracket, tapestry',
    'gatehouse, battlements, great hall, store vault',
    'guard, page, steward',
  ),
  placeKind(
    'jail',
    'prison, jail, dungeon, cell, brig, jailhouse, gaol, lockup',
    'in inside',
    'barred door, plank bed, high window, row of hooks, guard’s stool',
    'guardroom, yard, sheriff’s office, back stair',
    'jailer, guard, prisoner',
  ),
  placeKind(
    'lighthouse',
    'lighthouse, watchtower, beacon, radio tower, mast',
    'in inside',
    'great lamp, spiral stair, log book, gallery rail, oil store, round window',
    'lamp room, landing, rocks, boat shed',
    'keeper, boatman',
  ),
  placeKind(
    'ship',
    'ship, boat, liner, ferry, galleon, steamer, submarine, brig, schooner, sloop, barge, vessel, deck',
    'aboard inside',
    'ship’s wheel, coil of rope, chart table, hatch, brass lantern, sea chest',
    'hold, foredeck, captain’s cabin, crow’s nest',
    'bosun, cook, cabin boy',
  ),
  placeKind(
    'starship',
    'starship, spaceship, space station, orbital, shuttle, spacecraft, moon base, capsule, cockpit, airlock, freighter, pod',
    'aboard inside',
    'status panel, sealed hatch, pressure suit, cargo crate, viewport, air vent',
    'engine room, hydroponics bay, cargo bay, docking ring',
    'engineer, medic, dock hand',
  ),
  placeKind(
    'laboratory',
    'laboratory, lab, bunker, vault, seed vault, reactor, facility, server room, control room',
    'in inside',
    'steel door, bank of dials, sample rack, control desk, locker, ventilation grille',
    'cold store, generator room, corridor, surface hatch',
    'technician, guard, researcher',
  ),
  placeKind(
    'train',
    'train, carriage, railway carriage, express, sleeper, tram, bus, coach, stagecoach, compartment',
    'on inside',
    'luggage rack, window blind, folding seat, sliding door, emergency cord, timetable',
    'dining car, guard’s van, next carriage, platform',
    'conductor, passenger, porter',
  ),
  placeKind(
    'stop',
    'railway station, platform, bus stop, airport, terminal, harbour station, railhead, port, harbour, harbor, dock, docks, quay, wharf, pier, jetty, marina, beach, coast, shore, island, seaside town, bay',
    'at outside',
    'mooring post, stack of barrels, tide board, iron bench, net on a rail, ticket window',
    'boat shed, fish market, customs house, breakwater',
    'harbourmaster, fisherman, porter',
  ),
  placeKind(
    'mall',
    'mall, shopping centre, shopping center, arcade, supermarket, department store',
    'in inside',
    'shop window, escalator, bench by a dry fountain, floor plan on a stand, row of trolleys, service door',
    'car park, service corridor, loading bay, roof',
    'shop assistant, shopper, security guard',
  ),
  placeKind(
    'street',
    'street, square, market, city, town, alley, lane, bridge, crossroads, plaza, bazaar, parking lot, car park, subway station, high street, quarter, district, boardwalk, gold rush town, capital',
    'in outside',
    'fountain, shop window, stone steps, shop sign, notice wall, low wall',
    'market hall, back alley, old bridge, side street',
    'shopkeeper, messenger, passer-by',
  ),
  placeKind(
    'petrol station',
    'petrol station, gas station, truck stop, service station, filling station',
    'at inside',
    'till, coffee machine, newspaper rack, row of pumps, drinks fridge, notice board',
    'forecourt, back room, car park',
    'driver, night cashier',
  ),
  placeKind(
    'village',
    'village, hamlet, settlement, farm, ranch, orchard, vineyard, plantation, outpost, homestead, colony, kingdom, county, valley, farmyard',
    'in outside',
    'well, stone wall, hay cart, open barn, notice post, bench under a tree',
    'mill, church hill, ford, old barn',
    'miller, farmer, goatherd',
  ),
  placeKind(
    'garden',
    'garden, park, courtyard, terrace, cloister, graveyard, churchyard, cemetery, allotment, lawn, orchard garden, yard',
    'in outside',
    'sundial, stone bench, climbing rose, potting shed, wrought gate, rain barrel',
    'greenhouse, back gate, summer house, compost corner',
    'gardener, groundskeeper, child',
  ),
  placeKind(
    'forest',
    'forest, wood, woods, jungle, grove, thicket, glade, clearing, burrow, warren, taiga, bush',
    'in outside',
    'hollow oak, fallen trunk, mossy stone, bramble thicket, forked path, bird’s nest',
    'stream, clearing, old hut, hilltop',
    'woodcutter, forager, ranger',
  ),
  placeKind(
    'field',
    'field, meadow, plain, prairie, moor, heath, hill, hills, steppe, pasture, wasteland, ash flats, battlefield',
    'on outside',
    'standing stone, broken fence, lone thorn tree, sheep track, ditch, cairn',
    'ridge, shepherd’s hut, ford, sunken lane',
    'shepherd, pedlar, drover',
  ),
  placeKind(
    'mountain',
    'mountain, mountains, pass, peak, cliff, canyon, gulch, volcano, glacier, mesa, ridge, summit, slope',
    'on outside',
    'narrow ledge, rope rail, cairn, rock fall, cave mouth, snow bank',
    'high pass, hermit’s hut, lower camp, old tunnel',
    'guide, hermit, climber',
  ),
  placeKind(
    'desert',
    'desert, dunes, oasis, badlands, salt flats, dry wash, wastes',
    'in outside',
    'half-buried wall, dry well, ring of stones, thorn bush, camel track, shade cloth',
    'oasis, ruined tower, caravan camp, rock arch',
    'caravaner, well keeper, scout',
  ),
  placeKind(
    'snow',
    'snowfield, tundra, arctic, ice, frozen lake, polar station, antarctica, ice shelf, winter camp',
    'on outside',
    'ice ridge, sled, snow wall, marker flag, frozen crate, blow hole',
    'ice cave, supply hut, frozen river, lookout',
    'sled driver, trapper, scout',
  ),
  placeKind(
    'cave',
    'cave, cavern, mine, tunnel, sewer, catacombs, cellar, vaults, underground, grotto, lair, den',
    'in inside',
    'timber prop, dripping ledge, side passage, old cart, heap of rubble, chalk mark',
    'lower gallery, underground stream, air shaft, entrance',
    'miner, lamp carrier',
  ),
  placeKind(
    'river',
    'river, stream, lake, swamp, marsh, fen, waterfall, canal, pond, ford, delta, riverbank, river bank, far bank, other bank, opposite bank, creek',
    'by outside',
    'flat stone, reed bed, moored punt, footbridge, willow, drift of branches',
    'weir, ferry landing, old mill, islet',
    'ferryman, angler, washerwoman',
  ),
  placeKind(
    'ruins',
    'ruins, ruin, ruined city, overpass, bus village, village of buses, wreck, crater, zone, abandoned city',
    'in outside',
    'rusted bus, fallen sign, cracked wall, heap of scrap, water butt, tarpaulin',
    'flooded mall, roof garden, pump house, broken overpass',
    'scavenger, water carrier, watcher',
  ),
  placeKind(
    'camp',
    'camp, tent, campfire, encampment, caravan, wagon, trail, road, highway, path, route',
    'at outside',
    'ring of stones, canvas tent, supply wagon, tethering post, wood pile, milestone',
    'ford, lookout, next milestone, roadside shrine',
    'sentry, traveller, cook',
  ),
  placeKind(
    'alien',
    'planet, moon, alien world, mars, exoplanet, asteroid, world, crystal forest',
    'on outside',
    'glassy boulder, survey marker, landing strut, crystal ridge, steaming vent, tracked rover',
    'crater rim, landing site, ice cave, relay mast',
    'surveyor, pilot',
  ),
]

const byNoun = new Map(
  placeKinds.flatMap((kind) => [kind.id, ...kind.nouns].map((noun) => [noun, kind] as const)),
)

/** The kind of place a phrase names: by the whole of it, else by the word it turns on. */
export function kindOfPlace(name: string): PlaceKind | undefined {
  const plain = name.toLowerCase()
  const head = headOf(plain)
  return byNoun.get(plain) ?? byNoun.get(head) ?? byNoun.get(head.replace(/s$/, '')) ?? containedKind(plain)
}

/** The kind of a place of the story: by its name, else by what it was made as. */
export const kindOfKnown = (place: { name: string; placeKind?: string }): PlaceKind | undefined =>
  kindOfPlace(place.name) ?? kindOfPlace(place.placeKind ?? '')

const containedKind = (plain: string): PlaceKind | undefined => {
  const words = plain.split(/[\s-]+/)
  for (const word of words.toReversed()) {
    const found = byNoun.get(word)
    if (found) return found
  }
  return undefined
}

/** What only stands in houses. */
export const ofHouses =
  /\b(?:landing|banisters?|stairs|staircase|upstairs|downstairs|(?:drawing|dining|sitting) room|mantel\w*|wallpaper|carpet|curtains?|drawers?|parlou?r|pantry|chandelier|fireplace|sideboard|doorbell|ceiling)\b/i
