import type { Place } from '../scene-facts.ts'

/** Words and short phrases that say where a scene is; singular, lower case, the first the surest. */
export const placeWords: Record<Place, string> = {
  'alien-world': `
    alien planet, alien world, planet surface, planet’s surface, exoplanet, colony, red planet, mars,
    landing site, regolith, terraforming, strange world, two suns, twin suns, moonbase, lunar surface,
    unmapped world`,
  battlefield: `
    battlefield, battle, front line, siege, trench, army, war camp, banners, legion, cavalry, ramparts, no
    man’s land`,
  bridge: `
    stone bridge, rope bridge, drawbridge, footbridge, viaduct, across the bridge, bridge over, chasm, old
    bridge, covered bridge`,
  camp: 'campfire, camp, tent, bivouac, bedroll, around the fire, encampment, campsite, caravan camp',
  canyon: `
    canyon, mesa, gulch, ravine, gorge, badlands, red rock, butte, arroyo, cactus, prairie, frontier`,
  castle: `
    castle, fortress, citadel, keep, stronghold, kingdom, palace, battlements, spires, tower, wizard’s
    tower, summit keep`,
  city: `
    street, city, alley, alleyway, avenue, boulevard, pavement, sidewalk, downtown, lamppost, streetlamp,
    streetlight, taxi, cab, district, gaslight, intersection, rooftop, cobblestone street, crowd,
    metropolis, london, paris, chicago, new york`,
  coast: `
    lighthouse, coast, cliff, shore, beach, headland, seaside, cove, promontory, tide, surf, sea cliff`,
  desert: 'desert, dune, sand dune, oasis, pyramid, sandstorm, sahara, camel, nomad, sands, salt flat',
  fields: `
    field, meadow, farm, farmland, wheat, barn, windmill, pasture, orchard, countryside, harvest, vineyard,
    scarecrow, cornfield, plain, grassland`,
  forest: `
    forest, wood, woods, woodland, tree, grove, thicket, glade, clearing, pine, oak, undergrowth, canopy,
    elm, birch, fir, willow, mossy, enchanted wood`,
  'future-city': `
    neon, megacity, skyscraper, hologram, cyberpunk, arcology, sky lane, hovercar, maglev, neon sign, space
    elevator, drone, neo tokyo, undercity, dome city, flying car`,
  garden: `
    garden, rose, hedge, fountain, gazebo, pavilion, trellis, terrace, topiary, maze, hedge maze, park
    bench, park, blossom, cherry tree, courtyard, balcony, greenhouse`,
  graveyard: `
    graveyard, cemetery, grave, gravestone, tombstone, headstone, churchyard, burial ground, mausoleum,
    undertaker`,
  harbour: `
    harbour, harbor, dock, pier, wharf, quay, port, docks, warehouse, marina, jetty, shipyard, gangplank,
    boathouse`,
  island: `
    island, lagoon, tropical, palm tree, castaway, shipwreck, atoll, coral, islet, desert island, reef`,
  'jungle-temple': `
    jungle, ziggurat, rainforest, temple ruin, stepped pyramid, lost city, vine, aztec, maya, mayan, inca,
    lost civilization, lost civilisation, fig tree, overgrown temple, macaw, liana, idol`,
  lake: `
    lake, river, stream, waterfall, pond, riverbank, ferry, rapids, brook, millpond, rowboat, canoe,
    lakeshore, creek, mere, loch`,
  manor: `
    manor, mansion, haunted house, estate, old house, country house, villa, haunted mansion, iron gate,
    abandoned house, boarding school, asylum, house on the hill, chateau`,
  market: `
    market, bazaar, stall, vendor, marketplace, fair, carnival, festival, merchant, souk, town square,
    circus, fairground, fruit seller, spice`,
  mountains: `
    mountain, peak, summit, mountain pass, ridge, slope, valley, highland, foothill, alps, ledge,
    himalaya, monastery, avalanche, plateau`,
  road: `
    road, crossroad, highway, path, trail, signpost, milestone, track, lane, wagon, carriage, roadside,
    motorway, stagecoach, gas station, hitchhiker, motel`,
  'ruined-city': `
    wasteland, ruined city, rubble, apocalypse, fallout, scavenger, collapsed building, abandoned city,
    overpass, bunker entrance, survivor, after the collapse, dead city, rusted car, raider, ash fell,
    ashfall`,
  ruins: `
    ruin, ruins, column, amphitheatre, ancient stone, standing stone, stone circle, henge, archway, obelisk,
    broken pillar, acropolis, forum, colosseum, aqueduct, monolith, oath-stone, oath stone, dig site,
    excavation`,
  sea: `
    sea, ocean, wave, sail, aboard, captain, pirate ship, galleon, deck, mast, open water, storm at sea,
    crew, helm, ship, schooner, voyage, whale, kraken, frigate`,
  snowfield: `
    snow, ice, glacier, tundra, arctic, frozen, blizzard, antarctic, frost, snowdrift, sled, igloo, polar,
    ice field, frozen lake, icicle, permafrost`,
  space: `
    space, orbit, nebula, asteroid, starfield, galaxy, derelict, deep space, wormhole, comet, void, black
    hole, hyperspace, satellite, starship, shuttle, distress call, probe, moon that is on no chart, fleet`,
  swamp: 'swamp, marsh, bog, bayou, mire, fen, mangrove, wetland, quagmire, will-o’-the-wisp, reed',
  underwater: `
    underwater, seabed, submarine, sunken, ocean floor, diving, coral reef, atlantis, beneath the waves,
    mermaid, diver, bathysphere, kelp, deep sea`,
  village: `
    village, hamlet, cottage, town, thatched, well, villager, mill, rooftops, chimney, church bell, valley
    town, square`,
  volcano: `
    volcano, lava, magma, crater, eruption, ember field, obsidian, caldera, brimstone, hell, underworld,
    dragon’s lair, burning land`,
  'western-town': `
    saloon door, main street, sheriff, western town, deputy, outlaw, general store, gold rush, ghost town,
    boomtown, hitching post, tumbleweed, marshal, bounty hunter, frontier town, gunslinger, jail, duel at
    noon`,
  ballroom: `
    ballroom, ball, masquerade, dance, dance floor, chandelier, waltz, gala, theatre, theater, stage, opera,
    orchestra, wedding, banquet, casino, party`,
  cave: `
    cave, cavern, grotto, stalactite, mine, tunnel, underground, crystal, mineshaft, glowworm, underground
    lake, lair, burrow, catacomb`,
  cellar: `
    cellar, basement, attic, storeroom, barrel, wine cellar, crate, bunker, vault, trapdoor, loft, shelter,
    storage room`,
  church: `
    church, cathedral, chapel, altar, nave, stained glass, pew, abbey, shrine, temple hall, choir,
    sanctuary, pulpit, cloister, basilica`,
  corridor: `
    corridor, hallway, hall, hospital, hotel, ward, lobby, passage, elevator, door at the end, school,
    locker, apartment building, stairwell, staircase, foyer`,
  dungeon: `
    dungeon, cell, prison, shackle, chain, prisoner, torture, bars, oubliette, sewer, gaol, captive, jailer,
    prison cell`,
  kitchen: `
    kitchen, hearth, stove, oven, bakery, dining table, kettle, farmhouse, cauldron, pantry, breakfast,
    soup, cooking pot, diner, cookhouse`,
  laboratory: `
    laboratory, lab, workshop, experiment, test tube, alchemist, inventor, forge, smithy, telescope,
    observatory, machine, beaker, potion, gears, clockwork, clockmaker, scientist, specimen`,
  library: `
    library, bookshelf, archive, shelves, book, scroll, librarian, reading room, manuscript, tome,
    scriptorium, catalogue, bookcase, stacks, museum`,
  office: `
    office, desk, precinct, police station, filing cabinet, typewriter, case file, interrogation room,
    newsroom, venetian blind, headquarters, detective agency, courtroom, bank, embassy`,
  parlour: `
    parlour, parlor, drawing room, living room, study, sitting room, bedroom, bed, armchair, sofa,
    fireplace, mantel, guest room, nursery, apartment, piano, bedchamber, dressing room, salon`,
  'ship-cabin': `
    cabin, captain’s cabin, below deck, hold, porthole, hammock, bunk, galley, captain’s quarters, cargo
    hold, sea chart, bilge, airship, gondola`,
  shop: `
    shop, store, counter, shopkeeper, antique, pawnshop, apothecary, bookshop, cafe, café, coffee shop, tea
    shop, curio, toymaker, tailor, pharmacy, grocery`,
  spaceship: `
    spaceship, cockpit, airlock, viewport, console, control room, cryo, bulkhead, cargo bay, starship
    bridge, engine room, on board, space station, navigation console, hull, ship’s computer, medbay,
    reactor, command deck, control panel, crew quarters`,
  station: `
    train station, platform, railway station, subway, metro, terminal, airport, ticket office, underground
    station, tram, waiting room, departure board, turnstile`,
  tavern: `
    tavern, inn, pub, bar, saloon, alehouse, innkeeper, barkeep, bartender, taproom, tankard, ale, mead,
    common room, whiskey, speakeasy, nightclub, cantina`,
  'throne-room': `
    throne, throne room, great hall, king, queen, royal court, courtier, emperor, coronation, council
    chamber, senate, audience chamber, royal hall`,
  tomb: `
    tomb, crypt, sarcophagus, burial chamber, pharaoh, hieroglyph, sanctum, underground temple, mummy,
    treasure chamber, inner chamber, stone chamber, beneath the roots, buried city, catacombs`,
  train: `
    train, carriage window, compartment, dining car, railway carriage, locomotive, express, sleeper car,
    conductor, orient express, boxcar, bus, coach`,
}
