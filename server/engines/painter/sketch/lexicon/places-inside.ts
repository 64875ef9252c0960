/** More places, mostly under a roof. */
export const placesInside = `
throne-room: in a throne room; ; 280 0.055; old
  throne room, great hall, royal court, council chamber, senate, audience chamber, audience hall, royal hall
tomb: in a tomb of painted stone; ; 70 0.05;
  tomb, crypt, burial chamber, underground temple, treasure chamber, inner chamber, buried city, catacombs, stone
  chamber, shrine chamber, beneath the roots
train: in a railway carriage; ; 25 0.06; steam modern west
  dining car, railway carriage, train carriage, orient express, boxcar, tram, hospital train, compartment, sleeping
  car, sleeper compartment, sleeper car, sleeping compartment, upper berth, lower berth, berth
  in: train, carriage, wagon
bakery: in a bakery; ; 58 0.07; old steam modern west
  bakery, bakehouse
bedroom: in a bedroom; ; 20 0.05; old steam modern west ruin
  bedroom, bedchamber, nursery, guest room, hotel room, motel room, room at the inn, room upstairs, rented room, a
  motel
belfry: in a belfry by the bell; the bell of a belfry; 70 0.03; old steam modern west
  belfry, bell tower, clock tower, bell chamber, campanile
car: on the seat of a car or coach; the inside of a car or coach; 250 0.03;
  engine running, back seat, at ten and two, driver’s seat, passenger seat, getaway car, front seat, hansom cab
  in: car, taxi, cab, coach, carriage, stagecoach, truck, lorry, limousine, jeep, hansom, mail coach
cargo-bay: among the crates of a store; ; 230 0.03; future modern ruin
  cargo bay, warehouse, the hold, cargo hold, storage bay, depot
cell: in a cell with bars; ; 240 0.025;
  prison cell, cell, jail cell, prison, jail, cell block, holding cell, guardroom, guardhouse, barracks, watch room,
  armoury, gatehouse
chamber: in a chamber of marble; ; 320 0.04; old steam
  state room, palace chamber, royal chamber, royal apartments, marble hall, salon of the palace
engine-room: in a hall of machines; ; 230 0.03;
  engine room, boiler room, control room, machine hall, power station, factory floor, machine room, pump room,
  stokehold, server room, data centre, data center, server farm, server hall
  in: factory, clockwork
flat: in a flat; ; 215 0.035; modern
  apartment, living room, my flat, your flat, his flat, her flat, small flat
  in: flat
greenhouse: in a greenhouse; ; 140 0.05;
  greenhouse, hothouse, glasshouse, conservatory, hydroponics bay, palm house
hut: in a poor hut; ; 55 0.04; old steam west ruin
  hut, shack, hovel, log cabin
  in: cottage, cabin, farmhouse
lift: in a lift; the inside of a lift; 230 0.02; steam modern future
  the lift, in a lift, orbital elevator, space elevator, the elevator, an elevator, lift car, elevator car
mine: in the gallery of a mine; ; 50 0.04;
  the mine, mineshaft, mine shaft, gallery of the mine, mine tunnel, coal face, silver mine
plane: in the cabin of a plane; ; 235 0.02; modern
  cabin of the plane, business class, aisle seat, window seat of the plane, galley of the plane, cockpit, flight deck
  of the plane, pilot’s seat, co-pilot’s seat, escape pod
  in: plane, airplane, aeroplane, airliner, jet, flight
quarters: in quarters aboard; ; 235 0.04; future
  crew quarters, my quarters, your quarters, his quarters, her quarters, bunk room
  in: quarters
smithy: in a smithy; ; 40 0.05; old steam west
  smithy, the forge, smith’s workshop
stable: in a stable; ; 60 0.06; old steam modern west
  stable, barn, cowshed
tent: in a large tent; the inside of a large tent; 80 0.04;
  command tent, hospital tent, field hospital, officer’s tent, inside the tent, mess tent
  in: tent, pavilion, yurt
workshop: in a workshop; ; 48 0.06; old steam modern west ruin
  workshop, workroom, studio, atelier, workbench, garage, car repair shop, auto shop, motor workshop, radio studio,
  broadcasting studio, radio station, recording studio, recording booth, sound booth
barber: in a barber’s shop; ; 190 0.03; steam modern west
  barbershop, barber shop, barber’s, barber’s chair, hairdresser’s, hair salon, beauty parlour
cafe: in a café; ; 45 0.06; steam modern
  cafe, café, coffee shop, coffeehouse, restaurant, diner, canteen
classroom: in a classroom; ; 90 0.04; old steam modern west
  classroom, schoolroom, lecture hall, school
courtroom: in a courtroom; ; 40 0.06; old steam modern west future
  courtroom, courthouse, tribunal, witness stand
dining-hall: in a dining hall; ; 48 0.06; old steam modern west
  dining hall, dining room, banqueting hall, refectory, feast hall, mead hall
museum: in a museum; ; 250 0.03; steam modern
  museum, art gallery, exhibition, picture gallery
temple-hall: in the hall of a temple; ; 75 0.05; old
  temple, inner temple, hall of the temple, sanctum
theatre: in a theatre; ; 15 0.06; steam modern old
  theatre, theater, opera house, auditorium, playhouse, on stage, backstage, big top, circus tent
waiting-room: in a waiting room; ; 180 0.03; steam modern future
  waiting room, doctor’s waiting room, waiting area, lobby, hotel lobby, foyer, front desk, reception, grand hotel,
  entrance hall, airport, departure lounge, airport terminal, departures, arrivals hall, check-in hall, boarding gate
  in: hotel
ward: in a hospital ward; ; 195 0.03; old steam modern ruin future
  ward, hospital, infirmary, sickroom, clinic, medbay, sickbay, hospice
bus: in a bus; the inside of a bus; 225 0.03; modern ruin future
  school bus, the bus, minibus, night bus, coach trip, double-decker
cable-car: in a cable car; ; 230 0.02; modern ruin future
  cable car, gondola lift, ski lift cabin, funicular, cable-car
gym: in a gym; ; 65 0.05; modern ruin future
  gym, gymnasium, sports hall, basketball court, school gym, locker room, changing room, changing rooms, team room
hangar: in a hangar; a craft in a hangar; 235 0.025; modern future
  hangar, shuttle bay, launch bay, flight deck, docking bay
ice-rink: on an ice rink; ; 225 0.02; modern future
  ice rink, skating rink, rink, hockey rink
launderette: in a launderette; ; 200 0.03; modern
  launderette, laundromat, laundrette, laundry room, coin laundry
operating-room: in an operating theatre; ; 190 0.025; steam modern ruin future
  operating theatre, operating theater, operating room, operating table, surgery, morgue, mortuary, autopsy room,
  dissecting room
pool: by a swimming pool; ; 205 0.04; modern ruin
  swimming pool, the pool, indoor pool, swimming bath, public bath
submarine: in a submarine; the inside of a submarine; 20 0.03; modern steam future
  control room of the submarine, conning tower
  in: submarine, u-boat
tunnel: in a tunnel between the rails; a tunnel with rails; 235 0.02; steam modern ruin future
  subway tunnel, railway tunnel, train tunnel, metro tunnel, underground tunnel, maintenance tunnel, sewer, sewers,
  storm drain, drain tunnel, culvert, underground canal
van: in the back of a van; ; 240 0.02; modern ruin future
  back of the van, back of the truck, back of the lorry, police van, prison van, wheel arch, prison transport
backstage: backstage in a theatre; ; 40 0.03;
  backstage, in the wings, behind the scenes, behind the curtain, behind the scenery, behind the set, dressing room,
  wardrobe room, green room
lamp-room: at the great lamp of a lighthouse; the great lamp of a lighthouse; 60 0.03;
  lamp room, lantern room, top of the lighthouse, room of the lighthouse, lighthouse lamp
  in: lighthouse
alley: in an alley; ; 250 0.03; steam modern
  alley, alleyway, back alley, side street, back street
beach: on a beach; ; 75 0.05;
  beach, seashore, shingle, strand, waterline
courtyard: in a courtyard; ; 70 0.03; old steam modern west
  courtyard, inn yard, castle yard, stable yard, prison yard, inner court, bailey, the yard
farmyard: in a farmyard; ; 75 0.05; old steam modern west ruin
  farmyard, barnyard, farm yard, chicken coop, henhouse, farm, ranch house, ranch
fairground: on a fairground; ; 140 0.04; steam modern
  fairground, funfair, fun fair, carnival, carousel, merry-go-round, big wheel, ferris wheel, dodgems, helter-skelter,
  roller coaster, midway, showground, amusement park
orchard: in the rows of an orchard; an orchard; 135 0.06;
  orchard, vineyard, olive grove, lemon grove, apple trees, cherry trees, olive trees, vines
balloon: in the basket of a balloon; ; 0.03; old steam modern
  balloon, hot-air balloon, basket of the balloon, balloon basket
prairie: on a wide plain; ; 95 0.06;
  prairie, the plain, steppe, savanna, savannah, grassland, open range, great plain
river: by a river; ; 190 0.06;
  river, riverbank, stream, brook, creek, ford, river bank, canal, towpath
stadium: in an arena; ; 140 0.06; old modern ruin future
  stadium, amphitheatre, football pitch, football field, arena, ballpark, racetrack, baseball field
suburb: in a street of small houses; ; 145 0.05; modern
  suburb, cul-de-sac, driveway, front lawn, front yard, backyard, back yard, suburban street, front porch, street of
  small houses`
