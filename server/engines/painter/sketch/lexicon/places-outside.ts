/** Places, mostly under the sky; `place-lexicon.ts` says how they are written. */
export const placesOutside = `
alien-world: on the ground of an alien world; the rocks of an alien world; 0.09; future
  alien planet, alien world, planet surface, planet’s surface, exoplanet, red planet, mars, landing site, regolith,
  strange world, unmapped world, surface of the planet, new world, colony, landing field, landing pad, spaceport,
  methane sea
canyon: among red canyon rocks; ; 38 0.1;
  canyon, mesa, gulch, ravine, gorge, badlands, butte, arroyo
coast: on the cliffs above the sea; cliffs above the sea; 215 0.05;
  lighthouse, coast, cliff, shore, headland, seaside, seaside town, cove, promontory, sea cliff, cliff top, cliff path
deck: on the deck of a ship; ; 60 0.04; old steam modern
  deck, quarterdeck, promenade deck, foredeck, main deck, top deck, helm, galleon, pirate ship, schooner, frigate,
  longship, ship, crow’s nest, on the ferry
  in: liner, steamer, yacht, trawler, ferry
desert: among desert dunes; ; 62 0.085;
  desert, dune, sand dune, oasis, sahara, salt flat, the flats, pyramid, salt pan, the salt, white ground
fields: in open fields; ; 125 0.07;
  field, meadow, farm, farmland, orchard, countryside, vineyard, cornfield, wheat field, windmill, paddock, acre,
  furrow, mountain pasture, high pasture, alpine meadow, upland pasture, pasture, hillside, alp, grassy slope
forest: in a deep forest; ; 165 0.06;
  forest, woodland, in the wood, into the wood, through the wood, edge of the wood, grove, thicket, glade, clearing,
  undergrowth, enchanted wood, treeline, among the trees
island: on an island shore; ; 185 0.06;
  island, lagoon, tropical beach, atoll, islet, desert island, palm beach
jungle: in the jungle; ; 158 0.08;
  jungle, rainforest, ziggurat, stepped pyramid, lost city, overgrown temple, deep jungle
lake: by still water; still water between hills; 220 0.06;
  lake, pond, millpond, lakeshore, loch, waterside, reservoir, flood, floodwater, flooded street, flooded village,
  flooded field, flooded town, drowned village, drowned street
mountains: high in the mountains; high mountains; 258 0.06;
  mountain pass, summit, peak, mountain, slope, highland, foothill, alps, himalaya, plateau, the pass
open: under the open sky; the open sky; 120 0.04;
  
sea: on the open sea; ; 225 0.07; old steam modern
  open sea, open water, high seas, storm at sea, fleet
snowfield: on a field of snow; ; 245 0.045;
  glacier, tundra, arctic, antarctic, snowfield, ice field, frozen lake, polar ice, ice sheet, snowdrift, permafrost,
  frozen plain
  in: snow
space: in open space; ; 270 0.06; future modern
  in space, outer space, orbit, nebula, asteroid, starfield, galaxy, deep space, wormhole, comet, void, black hole,
  hyperspace, asteroid belt, asteroid field, vacuum, saturn, jupiter, ring of saturn
swamp: in a drowned swamp; ; 145 0.05;
  swamp, marsh, bog, bayou, mire, fen, mangrove, wetland, quagmire, moor
underwater: beneath the sea; the floor of the sea; 205 0.09;
  underwater, seabed, ocean floor, beneath the waves, under the sea, coral reef, atlantis, sunken city, kelp forest,
  bottom of the sea, deep sea, abyss
volcano: before a burning mountain; ; 30 0.05;
  volcano, crater, lava, eruption, caldera, dragon’s lair, burning land, ember field
salt-flat: on a white salt flat; ; 90 0.015;
  salt flat, salt pan, salt desert, salt lake, salt plain, salt crust
battlefield: on a field of battle; banners on a field of battle; 50 0.04; old steam
  battlefield, siege, war camp, field of battle
bridge: at a bridge; ; 230 0.04; old steam modern
  stone bridge, bridge, footbridge, drawbridge, old bridge, covered bridge
camp: at a camp; ; 150 0.04;
  camp, campfire, made camp, make camp, bivouac, encampment, campsite, caravan camp, around the fire
castle: looking out at a castle on its crag; a castle on its crag; 265 0.05; old steam modern
  castle, fortress, citadel, the keep, stronghold, palace, wizard’s tower, summit keep, castle gate, tower of,
  battlements, rampart, wall walk, castle wall, city wall, curtain wall, parapet walk
city: in a city street; ; 255 0.04; steam modern
  street, city, avenue, boulevard, pavement, sidewalk, downtown, district, intersection, metropolis, london, paris,
  chicago, new york, city street
future-city: above a city of neon towers; ; 275 0.07; future
  megacity, undercity, arcology, sky lane, neo tokyo, dome city, city, street, alley, skyscraper, district, market,
  rooftop, over the roof, plaza, stall
garden: in a garden; ; 150 0.07;
  garden, rose garden, gazebo, pavilion, terrace, hedge maze, lawn, walled garden, park, city park, park bench,
  playground, common, village green
graveyard: among old gravestones; ; 195 0.04; old steam modern
  graveyard, cemetery, churchyard, the grave, burial ground, graveside, gravestone, tombstone, headstone, kirkyard
harbour: at a harbour; ; 235 0.05; old steam modern
  harbour, harbor, dock, pier, wharf, quay, the port, docks, marina, jetty, shipyard, waterfront, boathouse, landing
  stage, boardwalk, pontoon, boat dock
manor: before an old manor; ; 240 0.045; old steam modern
  manor, mansion, haunted house, estate, country house, villa, haunted mansion, iron gate, abandoned house, boarding
  school, asylum, house on the hill, chateau, old house
market: among the stalls of a market; ; 45 0.06; old steam modern
  market, bazaar, marketplace, stall, the fair, carnival, souk, fairground, market square, circus, festival
old-street: in a street of an old town; ; 50 0.035; old steam modern
  cobblestone street, cobbled street, cobbled lane, narrow street, lane of the town, old town, street of the town,
  streets of the town, crooked street, old quarter, square, town square, village square, piazza, plaza, fountain in
  the square, market cross, main square, cathedral square
road: on a winding road; ; 130 0.05;
  road, crossroad, country lane, roadside, old road, lane, causeway, gas station, petrol station, filling station,
  truck stop, rest stop, forecourt, highway, motorway, freeway, interstate, off-ramp, overpass, hard shoulder,
  motorway bridge
rooftop: on a roof above the town; the roofs of a town; 250 0.03; old steam modern ruin west
  rooftop, on the roof, on the ledge, roof walk, roof garden, to the roof, over the roof, flat roof, across the roof,
  roof tile, onto the roof
ruined-city: in the ruins of a city; ; 70 0.04; ruin
  wasteland, ruined city, rubble, collapsed building, abandoned city, bunker entrance, dead city, overpass, ruined
  street, city, street
ruins: among broken columns; ; 95 0.05;
  ruins, ruin, stone circle, standing stone, acropolis, forum, colosseum, dig site, excavation, broken
  temple
trench: in a trench; ; 65 0.04; steam modern
  trench, dugout, front line, no man’s land, duckboard
village: above a village; ; 250 0.045; old steam modern
  village, hamlet, town, town hall, valley town, cottage, mill, rooftops
western-town: in the main street of a frontier town; ; 45 0.07; west
  main street, western town, ghost town, boomtown, frontier town, town, street, general store, saloon door, hitching
  post, hitching rail
ballroom: in a ballroom under chandeliers; dancers in a ballroom under chandeliers; 30 0.06; old steam modern
  ballroom, masquerade, dance floor, gala, banquet, masked ball, hall of mirror, harvest ball, wedding party, at the
  ball
cave: in a great cave; ; 255 0.06;
  cave, cavern, grotto, tunnel, underground lake, lair, catacomb, cave lake, hanging stone, stone roof, bottom of the
  well, well shaft, bottom of the shaft, bottom of the pit, down the well, bottom of a well, bottom of a pit
cellar: in a vaulted cellar; ; 55 0.05; old steam modern west ruin
  cellar, basement, storeroom, wine cellar, bunker, vault, shelter, storage room, undercroft
church: in the nave of a church; ; 270 0.05; old steam modern west ruin
  church, cathedral, chapel, nave, abbey, cloister, basilica, temple hall, sanctuary, shrine
corridor: in a long corridor; ; 215 0.045;
  corridor, hallway, hotel corridor, apartment building, passage with doors, staircase, stairwell, grand staircase,
  foot of the stair, top of the stair, on the stair
dungeon: in a dungeon; ; 235 0.035;
  dungeon, oubliette, gaol
kitchen: in a kitchen; ; 55 0.06; old steam modern west ruin
  kitchen, pantry, cookhouse, farmhouse kitchen, scullery
  in: farmhouse
laboratory: in a workshop full of instruments; ; 190 0.06;
  laboratory, lab, weather station, alchemist’s room, inventor’s workshop, observatory, observatory dome, telescope
  room
library: between shelves of books; ; 45 0.06;
  library, archive, reading room, scriptorium, bookshop, record room
office: in an office with drawn blinds; ; 200 0.04; steam modern
  office, precinct, police station, newsroom, headquarters, detective agency, embassy, interview room, interrogation
  room, questioning room, visiting room, debriefing room, conference room, meeting room, boardroom, briefing room,
  negotiating table, the bank, bank hall, banking hall, bank counter, post office, teller’s window
parlour: in a parlour by the fire; a parlour with a fire; 12 0.06; old steam modern west
  parlour, parlor, drawing room, the study, his study, her study, your study, my study, sitting room, salon, casino,
  gaming house, gambling den, roulette table, blackjack table, card room, gaming table
room: in a plain room; ; 60 0.05;
  room, chamber, upstairs, indoors, camp bed, attic, loft, garret, bathroom, washroom, restroom, shower room,
  lavatory, powder room, men’s room, ladies’ room
  in: house, home, building, tower, lodge, chambers
ship-cabin: in a ship’s cabin; ; 50 0.06; old steam
  captain’s cabin, ship’s cabin, captain’s quarters, galley, bilge, below deck, berth, airship, gondola, wheelhouse,
  pilothouse, bridge of the ship, ship’s bridge
  in: cabin
shop: in a small shop; ; 60 0.06; old steam modern west
  shop, antique shop, the store, pawnshop, apothecary, tea shop, pharmacy, grocery, general store, petrol station, gas
  station, filling station, shopping mall, mall, shopping arcade, concourse, shopping centre, department store,
  supermarket, grocery store, superstore, convenience store, mini-mart, hardware store
spaceship: at the window of a spaceship; ; 235 0.05; future
  spaceship, starship, airlock, control room, starship bridge, engine room, space station, command deck, cryo bay,
  ship, bridge, deck, corridor, station, shuttle, galley, freighter, cruiser, liner, observation deck, viewing
  gallery, observation gallery
  in: pod, habitat, dome, base, capsule
station: on a station platform; ; 225 0.045; steam modern
  train station, railway platform, railway station, subway, metro, terminal, underground station, on the platform,
  subway platform, station, ticket office, tram stop, whistle stop, depot, railroad stop, water stop, stage station,
  telegraph station
tavern: in a tavern; ; 52 0.075;
  tavern, inn, pub, saloon, alehouse, taproom, speakeasy, nightclub, cantina, at the bar, bar room, common room`
