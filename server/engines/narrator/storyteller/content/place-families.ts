/** A kind of place: which nouns name it, how one is there, what stands there, what lies near, who is met there. */
export interface PlaceKind {
  /** Of its family: what is alike in preposition, roof, neighbours and people. */
  id: string
  nouns: string[]
  /** Nouns that name as often something else: they are places where the story stands at one. */
  vague: string[]
  preposition: string
  isInside: boolean
  props: string[]
  near: string[]
  people: string[]
}

/**
 * Families of places: which preposition, whether it has a roof; what lies near; who is met there. Each row below names the
 * nouns of one kind, after '~' the vague ones, and what any such place has.
 */
const families = `
house = in inside; kitchen, cellar, attic, garden; neighbour
  house, home, cottage, lodge, villa, farmhouse, country house, bungalow, townhouse: table, window, front door, staircase, coat hook, cupboard
  mansion, manor, palazzo, estate, manor house, chateau: wide staircase, panelled door, tall window, long table, portrait on the wall
  hut, cabin, shack, log cabin, cottage room, bothy: narrow window, plank door, table, stove, low bench
  apartment, flat, penthouse, studio flat, condo: sofa, window, kitchen counter, front door, coat hook
  tent, yurt, tipi, igloo: sleeping bag, tent flap, lamp, heap of blankets
  caravan, trailer, houseboat, camper, mobile home: folding table, narrow bunk, small window, gas ring
  dollhouse, doll’s house: tiny table, painted window, paper carpet, tiny bed
  tree house ~ treehouse: rope ladder, plank floor, small window, wooden box
gathering = at inside; side room, garden, kitchen; waiter, guest, musician
  wedding, wedding reception, engagement party: long table, row of chairs, vase of flowers, tall cake, heap of presents
  funeral, wake: row of chairs, wreath, coffin on two trestles, vase of flowers
  gathering, feast, banquet, birthday party, tea party, garden party, reunion, gala, prom, masquerade, office party, christmas party, housewarming ~ birthday, party, ball: long table, row of chairs, jug of lemonade, plate of cakes, paper banner
  meeting, union meeting, conference, convention: row of chairs, long table, jug of water, printed list
  auction, tournament, competition, contest, ceremony: raised platform, row of chairs, long table, printed list
gathering = at outside; garden, river bank; guest, musician
  car boot sale, garage sale, yard sale, jumble sale ~ sale: line of stalls, folding table, heap of old books, price board
  ~ final, match, game, race: low barrier, bench, scoreboard, line on the ground
  festival, parade, carnival ~ fair: line of stalls, paper banner, raised platform, row of lanterns
  picnic, barbecue: checked blanket, basket, plate of sandwiches, jug of lemonade
room = in inside; corridor, staircase, next room; visitor, cleaner
  room, chamber, back room, side room, next room, spare room, storeroom, upper room, lower room, upper floor, lower floor: door, chair, table, shelf, lamp
  bedroom, nursery, suite, hotel room, dormitory, dorm, motel room, cabin room: bed, chair, curtain, bedside table, lamp
  living room, lounge, parlour, parlor, sitting room, drawing room, den room: sofa, armchair, low table, curtain, bookshelf
  hall, great hall, throne room, ballroom, dining hall, banquet hall, entrance hall: long table, tall window, row of chairs, double door
  corridor, hallway ~ landing: row of doors, lamp, far door
  ~ staircase, stairs, stairwell, stairway: handrail, bottom step, door at the top
  bathroom, washroom, restroom, toilets, lavatory, shower room, public toilet ~ toilet: washbasin, mirror, towel, narrow cubicle, soap dish
  study, reading room ~ library room: desk, bookshelf, armchair, lamp
  attic, loft, hayloft: roof beam, old trunk, skylight, ladder
  dining room: long table, row of chairs, sideboard, lamp
  phone box, phone booth, telephone box, call box: telephone, coin slot, glass pane, phone book
  waiting room, lobby, reception, foyer ~ lounge bar: row of chairs, low table, stack of magazines, reception desk
  wardrobe ~ closet: row of hangers, coat, shelf, narrow door
  cellar, basement, wine cellar: stone step, shelf of jars, barrel, bare bulb
  ~ balcony, veranda, porch: railing, chair, flowerpot, door
  dressing room, changing room, locker room, fitting room: mirror, bench, row of hooks, curtain
  ~ lift, elevator, paternoster: row of buttons, sliding door, handrail, mirror
kitchen = in inside; storeroom, yard, cellar; cook, waiter, kitchen hand
  kitchen, galley, canteen kitchen: stove, row of pans, work table, sink, shelf of jars
  bakery, patisserie, cake shop: oven, tray of loaves, flour bin, counter, work table
  cold store, cold room, freezer room: steel door, row of hooks, stack of crates, frosted pipe
  sauna, steam room, bathhouse: wooden bench, stove with hot stones, bucket and ladle, towel
  pantry, larder, storeroom of food: shelf of jars, sack of flour, row of hooks, bread bin
  restaurant, diner, café, cafe, bistro, burger restaurant, pizzeria, tearoom, tea house, teahouse, coffee shop, canteen, cafeteria, mess, food court: counter, row of tables, menu on the wall, coat stand, kitchen door
  food truck, taco truck, burger van, snack bar, ice cream van, chip shop ~ kiosk: hatch, price board, griddle, stack of paper cups
inn = in inside; upper room, cellar, back yard; landlord, guest, barmaid
  inn, tavern, guesthouse, boarding house, alehouse, saloon: long counter, worn bench, round table, staircase, row of mugs
  pub, bar, speakeasy, beer hall, cocktail bar: long bar, row of bottles, bar stool, corner table
  hotel, motel, hostel, bed and breakfast, resort: reception desk, key rack, staircase, guest book, row of chairs
  club, nightclub, disco, karaoke bar, jazz club, casino: small stage, long bar, row of lights, corner table
shop = in inside; back room, storeroom, street; shop assistant, customer
  shop, store, corner shop, general store, gift shop, souvenir shop, convenience store, boutique, pawnshop, pawn shop: counter, till, shelf of goods, shop door, display window
  laundromat, launderette, laundrette, laundry, laundry room: row of washing machines, dryer, folding table, laundry basket, plastic chair
  tattoo parlour, tattoo parlor, tattoo shop, tattoo studio: reclining chair, tray of needles, shelf of ink bottles, book of designs
  ice cream parlour, ice cream parlor, ice cream shop, sweet shop, candy store: glass counter, row of jars, price board, stack of cones
  bookshop, bookstore, comic shop: tall bookshelf, counter, table of books, shop door, stepladder
  hardware store, tool shop: shelf of paint tins, rack of tools, counter, bin of nails
  pharmacy, drugstore, apothecary: counter, row of bottles, medicine cabinet, pair of scales
  salon, hair salon, barbershop, barber shop, beauty parlour, nail salon: swivel chair, mirror, row of scissors, washbasin
  toyshop, toy shop, toy store: shelf of dolls, model train, counter, row of teddy bears
  pet shop, aquarium: row of tanks, cage, sack of feed, counter
  flower shop: bucket of roses, counter, roll of paper, shelf of pots
  butcher shop, grocer shop, fishmonger shop, greengrocer shop, grocery, grocery store, deli: counter, pair of scales, row of hooks, price board
  clock shop, antique shop, curiosity shop, magic shop, charity shop, thrift store: glass case, counter, shelf of odds and ends, shop door
  video store, record shop, record store, music shop: rack of covers, counter, poster, shop door
  post office, ticket office, box office: counter, row of pigeonholes, pair of scales, notice board
  shoe shop, clothes shop: clothes rail, mirror, counter, tape measure
workshop = in inside; yard, storeroom, loft; apprentice, carter, customer
  workshop, printing house, bindery, pottery: workbench, rack of tools, stack of crates, swing door
  garage, repair shop, car workshop, body shop: workbench, rack of tools, oil can, roller door
  forge, smithy: anvil, hearth, row of hammers, water trough
  mill, windmill, watermill: millstone, sack of flour, ladder, wooden gearwheel
  factory, gasworks, pumping station, sweatshop, assembly line ~ plant, works: conveyor belt, row of machines, stack of crates, time clock
  warehouse, depot, storage unit, loading bay: stack of crates, pallet, roller door, hand truck
  barn, stable, stables, cowshed, pigsty, henhouse, coop, chicken coop, byre ~ kennel: bale of hay, wooden gate, feed trough, pitchfork
  studio, art studio, recording studio, atelier: stool, lamp, table, stack of boxes
  boathouse, boat shed, shipyard: upturned boat, coil of rope, pair of oars, workbench
  greenhouse, hothouse, glasshouse: row of pots, watering can, potting table, glass door
  shed, potting shed, tool shed: rake, shelf, watering can, plank door
  brewery, distillery, winery: copper vat, row of barrels, hose, ladder
  loft of the mill, scene dock: roof beam, ladder, hatch
library = in inside; reading room, courtyard, corridor; clerk, porter, caretaker
  library, archive, archives, records room: row of bookshelves, reading desk, rolling ladder, card index
  museum, gallery, art gallery, wax museum ~ exhibition: glass case, velvet barrier, bench, row of paintings
  university, campus: notice board, lecture hall, row of lockers, long corridor
  observatory, planetarium: telescope, star chart, spiral stair, desk
  courtroom, courthouse, tribunal, court of law: judge’s bench, witness box, row of benches, clerk’s desk
  bank, credit union ~ exchange: counter, barred window, brass lamp, vault door
  town hall, village hall, city hall, community centre, community center, parish hall, parliament: row of chairs, raised platform, notice board, double door
school = in inside; corridor, schoolyard, library, staff room; teacher, caretaker, pupil
  school, academy, high school, boarding school, kindergarten, college, primary school, elementary school, nursery school: row of lockers, notice board, wall clock, classroom door
  classroom, lecture hall, lecture theatre ~ detention: row of desks, blackboard, teacher’s desk, wall clock
  gym, gymnasium, fitness studio, dojo, boxing gym: stack of mats, climbing rope, bench, row of weights
  swimming pool, lido, water park ~ pool: diving board, row of lockers, pool ladder, lifebelt
  skate park: concrete ramp, low rail, bench
  playground, schoolyard: swing, slide, bench, climbing frame
  staff room, common room, break room, teachers’ lounge: sofa, coffee machine, row of pigeonholes, table
office = in inside; corridor, kitchen, lobby; clerk, cleaner, assistant
  office, agency, firm, law firm, startup, call centre, call center, cubicle, bureau, headquarters: desk, filing cabinet, wall clock, swivel chair, window
  newsroom, radio station, tv studio, podcast studio, television studio: desk, microphone, wall clock, stack of papers
  police station, station, interview room, interrogation room, fire station, precinct, ranger station, customs house: desk, row of chairs, notice board, filing cabinet, wall clock
  meeting room, boardroom, conference room: long table, row of chairs, whiteboard, jug of water
  ministry, consulate ~ embassy: desk, flag, row of chairs, double door
theatre = in inside; dressing room, box office, scene dock; stagehand, understudy, usher
  theatre, theater, opera, opera house, stage, concert hall, playhouse, backstage, talent show: painted backdrop, heavy curtain, row of seats, row of lights
  cinema, movie theater, movie theatre, drive-in: row of seats, screen, exit sign, popcorn machine
  circus, big top, circus tent: sawdust ring, trapeze, tent pole, row of benches
  dance hall, ballet school, dance studio: polished floor, mirror, row of chairs, piano
  fairground, theme park, amusement park, funfair: merry-go-round, ticket booth, row of stalls, Ferris wheel
theatre = at outside; changing room, stands; player, spectator
  ~ court: row of seats, bench, open floor
  arena, stadium, coliseum, football pitch, pitch, racetrack, ice rink, court of sport, bowling alley: row of seats, scoreboard, low barrier, tunnel to the changing rooms
temple = in inside; bell tower, crypt, churchyard; sexton, pilgrim, bell ringer
  church, chapel, cathedral, sanctuary: stone altar, row of pews, candlestick, side door
  temple, shrine, pyramid, mosque, synagogue, pagoda: stone altar, row of pillars, worn step, bowl of incense
  monastery, abbey, convent, priory, nunnery: row of cells, cloister, wooden cross, long bench
  confessional: wooden grille, narrow bench, heavy curtain, crucifix
  crypt, tomb, mausoleum, burial chamber: stone coffin, iron gate, niche, worn step
  bell tower, belfry, steeple: bell rope, great bell, ladder, narrow window
hospital = in inside; corridor, waiting room, records room; nurse, patient, orderly
  hospital part, hospital, ward, er, emergency room, clinic, infirmary, asylum, sanatorium, sickroom, nursing home, care home, retirement home, hospice, hospital room, maternity ward: bed, folding screen, medicine cabinet, chart on a hook, trolley
  morgue, mortuary: row of steel drawers, tiled table, white sheet
  surgery, operating room, operating theatre, medbay, sickbay: bright lamp, trolley, sink, padded table
  orphanage, children’s home: row of beds, long table, bench, row of hooks
castle = in inside; battlements, great hall, courtyard; guard, page, steward
  castle, palace, fort, fortress, keep, citadel, court of the king, stronghold: winding stair, iron gate, torch bracket, tapestry, stone bench
  tower, turret: winding stair, narrow window, stone bench, trapdoor
  battlements, rampart, city wall, gatehouse, parapet: stone parapet, brazier, winding stair, stack of spears
  treasury, store vault, armoury, armory, royal vault: iron-bound chest, rack, barred door, torch bracket
  castle part: narrow window, torch bracket, stone bench, tapestry
  barracks, guardroom: row of bunks, rack, table, bench
jail = in inside; guardroom, yard; jailer, guard, prisoner
  jail part, prison, jail, dungeon, cell, brig, jailhouse, gaol, lockup, prison cell, holding cell: barred door, plank bed, high window, bucket
lighthouse = in inside; lamp room, rocks, boat shed; keeper, boatman
  lighthouse, beacon: great lamp, spiral stair, log book, round window, oil can
  lamp room, lantern room: great lamp, glass pane, iron rail, oil can
  watchtower, radio tower, control tower, lookout ~ mast: ladder, railing, wide window, stool
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

const list = (text: string): string[] => text.split(', ').filter(Boolean)

export const placeKinds: PlaceKind[] = families
  .trim()
  .split(/\n(?=\S)/)
  .flatMap((family) => {
    const [head = '', ...rows] = family.split('\n')
    const [id = '', preposition = 'in', side, near = '', people = ''] = head.split(/ = |; |(?<== \w+) /)
    return rows.map((row) => {
      const [names = '', props = ''] = row.trim().split(': ')
      const [nouns = '', vague = ''] = names.split(/ ?~ /)
      return {
        id,
        nouns: list(nouns),
        vague: list(vague),
        preposition,
        isInside: side === 'inside',
        props: list(props),
        near: list(near),
        people: list(people),
      }
    })
  })

/** Every noun that names a place with a roof, or one without, as alternatives of a pattern: the longest first. */
export const nounsWhere = (isInside: boolean): string =>
  placeKinds
    .filter((kind) => kind.isInside === isInside)
    .flatMap(({ nouns, vague }) => [...nouns, ...vague])
    .toSorted((one, other) => other.length - one.length)
    .join('|')
