import { bathroom, belfry, cell, compartment, mine } from '../furnished/close-rooms.ts'
import { attic, bakery, bedroom, chamber, diningHall, flat, hut, quarters } from '../furnished/homes.ts'
import { cafe, courtroom, guestRoom, museum, templeHall, theatre } from '../furnished/public-rooms.ts'
import { carInside, planeCabin, trainCarriage } from '../furnished/vehicles.ts'
import { cargoBay, classroom, greenhouse, guardroom, smithy, stable, ward } from '../furnished/work-rooms.ts'
import { carPark, supermarket } from '../furnished/wide-halls.ts'
import { engineRoom, workshop } from '../furnished/workshops.ts'
import { nearBook, nearLetter, nearMap } from '../near/papers.ts'
import { nearCandle, nearCup, nearKey, nearRing } from '../near/small-things.ts'
import { nearDoor, nearWindow } from '../near/ways-in.ts'
import { nearClock, nearPhone, nearSword } from '../near/worked-things.ts'
import type { Place } from '../scene-facts.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { alienWorld } from './alien-world.ts'
import { ballroom } from './ballroom.ts'
import { battlefield } from './battlefield.ts'
import { bridge } from './bridge.ts'
import { camp } from './camp.ts'
import { canyon } from './canyon.ts'
import { castleView } from './castle.ts'
import { cave } from './cave.ts'
import { cellar } from './cellar.ts'
import { church } from './church.ts'
import { city } from './city.ts'
import { coast } from './coast.ts'
import { corridor } from './corridor.ts'
import { deck } from './deck.ts'
import { desert } from './desert.ts'
import { dungeon } from './dungeon.ts'
import { fields } from './fields.ts'
import { forest } from './forest.ts'
import { futureCity } from './future-city.ts'
import { garden } from './garden.ts'
import { graveyard } from './graveyard.ts'
import { harbour } from './harbour.ts'
import { island } from './island.ts'
import { jungle } from './jungle.ts'
import { kitchen } from './kitchen.ts'
import { laboratory } from './laboratory.ts'
import { lake } from './lake.ts'
import { library } from './library.ts'
import { manor } from './manor.ts'
import { market } from './market.ts'
import { mountains } from './mountains.ts'
import { office } from './office.ts'
import { ornament } from './ornament.ts'
import { parlour } from './parlour.ts'
import { open } from './open.ts'
import { road } from './road.ts'
import { plainRoom } from './room.ts'
import { rooftop } from './rooftop.ts'
import { ruinedCity } from './ruined-city.ts'
import { ruins } from './ruins.ts'
import { sea } from './sea.ts'
import { shipCabin } from './ship-cabin.ts'
import { shop } from './shop.ts'
import { snowfield } from './snowfield.ts'
import { space } from './space.ts'
import { spaceship } from './spaceship.ts'
import { station } from './station.ts'
import { swamp } from './swamp.ts'
import { tavern } from './tavern.ts'
import { throneRoom } from './throne-room.ts'
import { tomb } from './tomb.ts'
import { trench } from './trench.ts'
import { underwater } from './underwater.ts'
import { village } from './village.ts'
import { volcano } from './volcano.ts'
import { westernTown } from './western-town.ts'

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
  deck,
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
  rooftop,
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
  trench,
  train: trainCarriage,
  underwater,
  village,
  volcano,
  'western-town': westernTown,
  'near-book': nearBook,
  'near-candle': nearCandle,
  'near-clock': nearClock,
  'near-cup': nearCup,
  'near-door': nearDoor,
  'near-key': nearKey,
  'near-letter': nearLetter,
  'near-map': nearMap,
  'near-phone': nearPhone,
  'near-ring': nearRing,
  'near-sword': nearSword,
  'near-window': nearWindow,
  attic,
  bakery,
  bathroom,
  bedroom,
  belfry,
  cafe,
  car: carInside,
  'car-park': carPark,
  'cargo-bay': cargoBay,
  cell,
  chamber,
  classroom,
  compartment,
  courtroom,
  'dining-hall': diningHall,
  'engine-room': engineRoom,
  flat,
  greenhouse,
  guardroom,
  'guest-room': guestRoom,
  hut,
  mine,
  museum,
  plane: planeCabin,
  quarters,
  smithy,
  stable,
  supermarket,
  'temple-hall': templeHall,
  theatre,
  ward,
  workshop,
}
