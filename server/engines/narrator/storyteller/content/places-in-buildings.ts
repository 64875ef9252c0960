/** Families of places (place-families.ts): homes, gatherings, shops, workshops and whatever else stands in a town. */
export const placesInBuildings = `
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
`
