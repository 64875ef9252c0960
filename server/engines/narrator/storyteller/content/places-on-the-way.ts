/** Families of places (place-families.ts): ships, vehicles, streets, fields, wild country and other worlds. */
export const placesOnTheWay = `
ship = aboard inside; deck, hold, captain’s cabin; bosun, cook, cabin boy
  ship, galleon, schooner, sloop, vessel, brigantine, frigate, whaler, longship, clipper, pirate ship: ship’s wheel, coil of rope, mast, hatch, railing
  boat, rowing boat, fishing boat, barge, narrowboat ~ dinghy, raft, lifeboat, canoe, gondola: pair of oars, coil of rope, bench, bailer
  liner, ferry, oil rig, rig, steamer, cruise ship, yacht, trawler, tanker, cargo ship, container ship, icebreaker: railing, lifeboat, funnel, steel door, lifebelt
  submarine, u-boat ~ sub: periscope, narrow bunk, bank of valves, steel hatch
ship = on outside; hold, captain’s cabin; bosun, cabin boy
  deck, foredeck, quarterdeck, poop deck: mast, railing, coil of rope, hatch
  crow’s nest: wooden rail, rope ladder, mast
ship = in inside; deck, galley; bosun, cook
  hold, cargo hold, below deck, below decks, lower deck, bilge: ladder to the hatch, stack of crates, row of barrels, coil of rope
  ship part, captain’s cabin, ship’s cabin, berth, stateroom: chart table, narrow bunk, sea chest, porthole
  bridge of the ship ~ wheelhouse, helm: wheel, compass, chart table, wide window
  engine room, boiler room: pressure gauge, row of valves, iron ladder, oil can
  conning tower: periscope, steel hatch, iron ladder
  torpedo room: torpedo tube, narrow bunk, bank of valves, steel hatch
starship = aboard inside; engine room, cargo bay, docking ring; engineer, medic, dock hand
  starship, spaceship, space station, orbital, shuttle, spacecraft, moon base, capsule, freighter, pod, space ship, mars base, lunar base, moon colony, generation ship, escape pod ~ rocket: status panel, sealed hatch, viewport, pressure suit, air vent
starship = in inside; corridor, cargo bay; engineer, medic
  cockpit, flight deck, bridge of the starship: pilot’s seat, status panel, viewport, row of switches
  airlock, docking ring, docking bay: sealed hatch, pressure suit, pressure gauge, status panel
  starship part, cargo bay, hydroponics bay: stack of crates, sealed hatch, air vent, status panel
laboratory = in inside; corridor, control room, generator room; technician, guard, researcher
  laboratory, lab, research station, facility: workbench, microscope, sample rack, sink, steel door
  bunker, fallout shelter, panic room ~ shelter: steel door, row of bunks, shelf of tins, ventilation grille
  vault, seed vault, bank vault, strongroom: row of deposit boxes, steel door, metal table
  laboratory part: steel door, locker, metal table, ceiling lamp
  reactor, power plant, power station, control room, server room, generator room, data centre, data center, mission control: control desk, bank of dials, steel door, row of cabinets
train = on inside; dining car, next carriage, platform; conductor, passenger
  train part, train, carriage, railway carriage, express, next carriage, guard’s van, metro, subway train, compartment ~ locomotive: luggage rack, sliding door, window seat, emergency cord
  sleeper, sleeping car, sleeper train, night train: narrow bunk, luggage rack, window blind, sliding door
  dining car, buffet car, restaurant car: row of tables, window seat, small counter, sliding door
  tram, bus, coach, streetcar, school bus, minibus, night bus, trolleybus, airport bus: row of seats, grab rail, bell button, folding door
  ~ plane, airplane, aeroplane, jet, airliner, helicopter, flight: row of seats, oval window, seat belt, overhead locker
  airship ~ zeppelin, balloon, hot air balloon: wicker basket, coil of rope, sandbag, brass valve
  stagecoach, carriage ride, covered wagon ~ wagon ride, sleigh: wooden bench, small window, strap, lantern
  ski lift, gondola lift ~ cable car: bench, sliding door, window, handrail
vehicle = in inside; street, car park; driver, passenger
  ~ vehicle, car, taxi, cab, van, truck, lorry, limousine, police car, ambulance, pickup, getaway car, jeep, hearse: steering wheel, back seat, glove compartment, rear-view mirror
stop = at outside; waiting room, street, ticket hall; porter, traveller
  platform, railway station, train station, subway station, metro station, station platform, bus station, tube station: iron bench, ticket machine, timetable, station clock
  stop, next stop, bus stop, tram stop, waystation, taxi rank: bench, timetable, litter bin, lamp post
stop = at inside; ticket hall, café, car park; clerk, traveller
  airport, terminal, departure lounge, baggage claim: row of seats, departure board, check-in desk, luggage trolley
shore = at outside; boat shed, breakwater, fish market; fisherman, harbourmaster
  port, harbour, harbor, dock, docks, quay, wharf, marina, harbour station, railhead: mooring post, stack of crates, coil of rope, moored boat
  pier, jetty, breakwater: wooden railing, mooring post, plank, iron ladder
  beach, shore, headland, fjord, coast, cove, seashore, seaside, bay, lagoon, tide pool ~ rocks: line of seaweed, heap of driftwood, flat rock, rock pool
  island, desert island, islet, seaside town, fishing town: strip of sand, heap of driftwood, flat rock, palm tree
mall = in inside; car park, loading bay, service corridor; shop assistant, shopper, security guard
  mall, shopping centre, shopping center, arcade, shopping mall: shop window, escalator, bench, floor plan on a stand
  supermarket, department store, superstore: row of shelves, checkout, stack of baskets, row of trolleys
mall = in inside; street, staircase; attendant, driver
  parking garage, multi-storey, underground car park: row of parked cars, concrete pillar, ticket machine, exit sign
street = in outside; side street, square, back alley; shopkeeper, messenger, passer-by
  street, city, town, high street, quarter, district, boardwalk, gold rush town, capital, neighbourhood, neighborhood, suburb, sidewalk, pavement, avenue: row of doors, shop window, street corner, low wall
  alley, lane, back alley, side street, back lane, alleyway: brick wall, back door, row of bins, drainpipe
  square, plaza, town square, market square: fountain, bench, flight of steps, shop window
  stall, next stall, market stall, food stall, booth: wooden counter, awning, price board, heap of goods
  market, bazaar, flea market, market hall, fish market, souk, street market: row of stalls, heap of baskets, pair of scales, awning
  bridge, old bridge: railing, stone pillar, roadway, lamp
  crossroads, intersection: signpost, milestone, ditch
  parking lot, car park: row of parked cars, ticket machine, lamp post, low wall
  junkyard, scrapyard, rubbish dump, landfill ~ dumpster, dump: heap of rubbish, torn bag, rusty can, broken crate
  rooftop, roof garden ~ roof: chimney, low parapet, skylight, water tank
  building site, construction site: scaffolding, heap of bricks, cement mixer, ladder
  front garden ~ driveway, doorstep: garden gate, doormat, front door
petrol station = at inside; forecourt, back room, car park; cashier, driver
  petrol station, gas station, truck stop, service station, filling station, rest stop, roadhouse: till, coffee machine, newspaper rack, drinks fridge
  forecourt: row of pumps, price board, air hose, parked car
village = in outside; mill, ford, old barn; miller, farmer, goatherd
  village, hamlet, frontier, empire, province, parish, reservation, dale, glen, settlement, outpost, kingdom, county, colony, country, realm, island village, valley ~ land, continent: well, row of cottages, stone wall, bench under a tree
  farm, ranch, homestead, farmyard, plantation, smallholding, barnyard: farm gate, heap of straw, water trough, wooden fence
  orchard, vineyard, apple orchard: row of trees, ladder, stack of baskets, wooden gate
garden = in outside; back gate, greenhouse, lawn; gardener, child
  garden, back garden, backyard, allotment, vegetable garden, rose garden, yard, back yard ~ lawn: flower bed, garden bench, watering can, garden gate
  park, city park, dog park: bench, gravel path, lamp post, litter bin
  courtyard, terrace, cloister, patio: stone bench, flagstones, archway, flowerpot
  graveyard, churchyard, cemetery, burial ground: row of gravestones, iron gate, yew tree, stone angel
  petting zoo, safari park, menagerie ~ zoo: row of cages, wooden fence, feeding bucket, sign
  hedge maze, labyrinth ~ maze: tall hedge, gravel path, dead end
  golf course, tennis court, sports field: bench, wire fence, painted line
forest = in outside; stream, clearing, hilltop; woodcutter, forager, ranger
  forest, wood, woods, grove, thicket, glade, clearing, taiga, enchanted forest: fallen trunk, mossy stone, bramble thicket, forked path
  jungle, rainforest, bush, mangrove: hanging vine, fallen trunk, broad fern, muddy track
  burrow, warren, rabbit hole ~ nest: heap of dry leaves, root, narrow passage
field = on outside; ridge, ford, sunken lane; shepherd, pedlar, drover
  field, meadow, pasture, wheat field, cornfield, farmland: wooden fence, ditch, lone tree, cart track
  plain, prairie, moor, heath, hill, hills, steppe, wasteland, savanna, savannah, ash flats, hillside, hilltop: standing stone, lone thorn tree, sheep track, ditch
  battlefield, trenches ~ trench, front line, no man’s land: broken cart, muddy ditch, heap of earth, torn banner
  airfield, runway, airstrip: hangar, windsock, row of lights
mountain = on outside; high pass, lower camp, old tunnel; guide, hermit, climber
  mountain, mountains, pass, peak, summit, slope, ridge, mountain valley, alps: narrow ledge, heap of stones, steep path, boulder
  cliff, cliffs, canyon, gulch, mesa, gorge, ravine, ledge, precipice: narrow ledge, boulder, steep path, loose stones
  volcano, crater rim: steaming crack, black rock, heap of ash
  glacier, ski slope, ski resort: crack in the ice, snow bank, marker flag
  quarry, open mine: heap of stones, cart, steep track
desert = in outside; rock arch, caravan camp; caravaner, scout
  desert, dunes, badlands, salt flats, dry wash, wastes, outback, sahara: slope of sand, thorn bush, flat rock, line of tracks
  oasis, waterhole: palm tree, pool of water, flat rock, well
snow = on outside; supply hut, ice cave, frozen river; sled driver, trapper, scout
  snowfield, tundra, arctic, ice, frozen lake, antarctica, ice shelf, north pole, south pole: ridge of ice, snow bank, line of tracks, crack in the ice
  polar station, winter camp, arctic base, research base: tent, sled, marker flag, stack of crates
cave = in inside; side passage, underground stream, entrance; miner
  cave, cavern, grotto, lair, den, underground, ice cave, dragon’s lair: dripping ledge, side passage, heap of rubble, low ceiling of rock
  mine, mineshaft, gold mine, coal mine, mine shaft, old tunnel: timber prop, cart on rails, heap of rubble, side passage
  tunnel, sewer, subway, sewers, catacombs, vaults, subway tunnel, storm drain ~ drain: iron ladder, trickle of water, side passage, brick arch
  well shaft ~ well: bucket on a rope, wall of stone, patch of sky
river = by outside; weir, ferry landing, footbridge; ferryman, angler
  river, stream, canal, ford, delta, riverbank, river bank, far bank, other bank, opposite bank, creek, waterfall: flat stone, reed bed, willow, muddy bank
  lake, pond, reservoir, loch, lakeside: reed bed, wooden jetty, flat stone, moored boat
  swamp, marsh, fen, bog, wetlands, bayou: reed bed, pool of black water, rotten trunk
sea = at outside; far shore; sailor
  coral reef, seabed, ocean floor ~ sea, ocean, open sea, reef: long wave, drifting plank, line of foam
ruins = in outside; pump house, broken overpass; scavenger, water carrier
  ruins, ruin, ruined city, zone, abandoned city, ghost town, bombed city ~ wreckage: cracked wall, heap of rubble, doorway without a door, fallen sign
  overpass, bus village, village of buses, wreck, crater: rusted bus, heap of scrap, cracked wall
camp = at outside; ford, lookout, wood pile; traveller, cook
  camp, campfire, encampment, campsite, wagon train, summer camp, refugee camp, army camp, campground: ring of stones, canvas tent, wood pile, kettle
  salt road, caravan road, desert road: line of tracks, flat rock, thorn bush
  road, highway, motorway, route, country road, roadside: ditch, milestone, signpost, low wall
  trail, path, footpath, hiking trail: fork in the path, mossy stone, wooden signpost
alien = on outside; crater rim, landing site, ice cave; surveyor, pilot
  planet, moon, alien world, mars, exoplanet, asteroid, world, alien planet: boulder, crater, line of tracks, ridge of rock
  crystal forest: crystal trunk, glassy boulder, steaming vent
`
