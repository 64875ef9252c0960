import { spaceship } from './furnished/spaceship.ts'
import { ornament } from './outdoors/ornament.ts'
import { cave } from './outdoors/cave.ts'
import { plainRoom, shop, station } from './furnished/plain-rooms.ts'
import { laboratory, office, shipCabin } from './furnished/studies.ts'
import { kitchen, library, parlour, tavern } from './furnished/parlours.ts'
import { cellar, corridor, dungeon, tunnel } from './furnished/low-rooms.ts'
import { ballroom, church } from './furnished/halls.ts'
import { throneRoom, tomb } from './furnished/stone-halls.ts'
import { futureCity } from './outdoors/future-city.ts'
import { garden, underwater } from './outdoors/gardens.ts'
import { ruinedCity, westernTown } from './outdoors/frontier.ts'
import { city, market } from './outdoors/towns.ts'
import { alienWorld, space } from './outdoors/beyond.ts'
import { jungle } from './outdoors/jungle.ts'
import { forest } from './outdoors/woods.ts'
import { graveyard, manor, ruins } from './outdoors/old-places.ts'
import { bridge, harbour } from './outdoors/crossings.ts'
import { coast, island, lake, sea, swamp } from './outdoors/shores.ts'
import { battlefield, volcano } from './outdoors/burning.ts'
import { desert, snowfield } from './outdoors/bare-lands.ts'
import { canyon, castleView, mountains } from './outdoors/heights.ts'
import { camp, fields, open, road, village } from './outdoors/country.ts'
import { attic, bakery, bedroom, chamber, diningHall, flat, hut, quarters } from './furnished/homes.ts'
import { cafe, courtroom, guestRoom, museum, templeHall, theatre } from './furnished/public-rooms.ts'
import { carInside, planeCabin, trainCarriage } from './furnished/vehicles.ts'
import { cargoBay, classroom, greenhouse, guardroom, smithy, stable, ward } from './furnished/work-rooms.ts'
import { engineRoom, workshop } from './furnished/workshops.ts'
import { nearBook, nearLetter, nearMap } from './near/papers.ts'
import { nearDoor } from './near/ways-in.ts'
import { nearKey } from './near/small-things.ts'
import { nearPhone } from './near/worked-things.ts'
import { bathroom, belfry, cell, compartment, lift, mine } from './furnished/close-rooms.ts'
import { arcade, carPark, lobby, supermarket, tent } from './furnished/wide-halls.ts'
import { ambulance, bus, cableCar, submarine, van, wheelhouse } from './furnished/cabins.ts'
import { dressingRoom, flowerShop, meetingRoom, morgue, staircase } from './furnished/house-parts.ts'
import { exchange, launderette, serverRoom, studio } from './furnished/rooms-of-machines.ts'
import { garage, hangar } from './furnished/sheds.ts'
import { gym, iceRink, pool } from './furnished/sports-halls.ts'
import { aqueduct, stadium, wallWalk } from './outdoors/high-walls.ts'
import { beach, park, pasture, prairie, river } from './outdoors/open-country.ts'
import { halt } from './outdoors/halt.ts'
import { alley, fillingStation, suburb } from './outdoors/small-streets.ts'
import { courtyard, farmyard } from './outdoors/yards.ts'
import { balloon, fairground, orchard, pier } from './outdoors/outings.ts'
import { deck } from './outdoors/deck.ts'
import { rooftop } from './outdoors/rooftop.ts'
import { trench } from './outdoors/trench.ts'
import type { Place } from './scene-facts.ts'
import type { Scenery } from './scenery.ts'
import type { Stage } from './stage.ts'

/** Drawing of each place. */
export const sceneryOf: Record<Place, (stage: Stage) => Scenery> = {
  'alien-world': alienWorld,
  ballroom,
  battlefield,
  bridge,
  camp,
  canyon,
  castle: castleView,
  cave,
  cellar,
  church,
  city,
  coast,
  corridor,
  desert,
  dungeon,
  fields,
  forest,
  'future-city': futureCity,
  garden,
  graveyard,
  harbour,
  island,
  jungle,
  kitchen,
  laboratory,
  lake,
  library,
  manor,
  market,
  mountains,
  office,
  ornament,
  parlour,
  room: plainRoom,
  open,
  road,
  'ruined-city': ruinedCity,
  ruins,
  sea,
  'ship-cabin': shipCabin,
  shop,
  snowfield,
  space,
  spaceship,
  station,
  swamp,
  tavern,
  'throne-room': throneRoom,
  tomb,
  train: trainCarriage,
  underwater,
  village,
  volcano,
  'western-town': westernTown,
  'near-book': nearBook,
  'near-door': nearDoor,
  'near-key': nearKey,
  'near-letter': nearLetter,
  'near-map': nearMap,
  'near-phone': nearPhone,
  arcade,
  attic,
  bakery,
  bedroom,
  cafe,
  car: carInside,
  'cargo-bay': cargoBay,
  chamber,
  classroom,
  courtroom,
  'dining-hall': diningHall,
  'engine-room': engineRoom,
  flat,
  greenhouse,
  guardroom,
  'guest-room': guestRoom,
  hut,
  museum,
  plane: planeCabin,
  quarters,
  smithy,
  stable,
  'temple-hall': templeHall,
  theatre,
  ward,
  workshop,
  deck,
  rooftop,
  trench,
  bathroom,
  belfry,
  'car-park': carPark,
  cell,
  compartment,
  lift,
  lobby,
  mine,
  supermarket,
  tent,
  alley,
  ambulance,
  aqueduct,
  balloon,
  fairground,
  orchard,
  pier,
  van,
  beach,
  bus,
  'cable-car': cableCar,
  courtyard,
  'dressing-room': dressingRoom,
  exchange,
  farmyard,
  'filling-station': fillingStation,
  'flower-shop': flowerShop,
  garage,
  gym,
  halt,
  hangar,
  'ice-rink': iceRink,
  launderette,
  'meeting-room': meetingRoom,
  morgue,
  park,
  pasture,
  pool,
  prairie,
  river,
  'server-room': serverRoom,
  stadium,
  stairs: staircase,
  studio,
  submarine,
  suburb,
  tunnel,
  'wall-walk': wallWalk,
  wheelhouse,
}
