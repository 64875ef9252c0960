import * as behindTheScenesPlates from './furnished/behind-the-scenes.ts'
import * as cabinsPlates from './furnished/cabins.ts'
import * as closeRoomsPlates from './furnished/close-rooms.ts'
import * as hallsPlates from './furnished/halls.ts'
import * as homesPlates from './furnished/homes.ts'
import * as kitchensPlates from './furnished/kitchens.ts'
import * as lowRoomsPlates from './furnished/low-rooms.ts'
import * as parloursPlates from './furnished/parlours.ts'
import * as plainRoomsPlates from './furnished/plain-rooms.ts'
import * as publicRoomsPlates from './furnished/public-rooms.ts'
import * as countersAndBenchesPlates from './furnished/counters-and-benches.ts'
import * as spaceshipPlates from './furnished/spaceship.ts'
import * as sportsHallsPlates from './furnished/sports-halls.ts'
import * as stoneHallsPlates from './furnished/stone-halls.ts'
import * as studiesPlates from './furnished/studies.ts'
import * as vehiclesPlates from './furnished/vehicles.ts'
import * as workRoomsPlates from './furnished/work-rooms.ts'
import * as workshopsPlates from './furnished/workshops.ts'
import * as papersPlates from './near/papers.ts'
import * as smallThingsPlates from './near/small-things.ts'
import * as workedThingsPlates from './near/worked-things.ts'
import * as bareLandsPlates from './outdoors/bare-lands.ts'
import * as beyondPlates from './outdoors/beyond.ts'
import * as burningPlates from './outdoors/burning.ts'
import * as cavePlates from './outdoors/cave.ts'
import * as countryPlates from './outdoors/country.ts'
import * as crossingsPlates from './outdoors/crossings.ts'
import * as deckPlates from './outdoors/deck.ts'
import * as frontierPlates from './outdoors/frontier.ts'
import * as futureCityPlates from './outdoors/future-city.ts'
import * as gardensPlates from './outdoors/gardens.ts'
import * as heightsPlates from './outdoors/heights.ts'
import * as junglePlates from './outdoors/jungle.ts'
import * as oldPlacesPlates from './outdoors/old-places.ts'
import * as openCountryPlates from './outdoors/open-country.ts'
import * as ornamentPlates from './outdoors/ornament.ts'
import * as outingsPlates from './outdoors/outings.ts'
import * as rooftopPlates from './outdoors/rooftop.ts'
import * as shoresPlates from './outdoors/shores.ts'
import * as smallStreetsPlates from './outdoors/small-streets.ts'
import * as stadiumPlates from './outdoors/stadium.ts'
import * as townsPlates from './outdoors/towns.ts'
import * as trenchPlates from './outdoors/trench.ts'
import * as woodsPlates from './outdoors/woods.ts'
import * as yardsPlates from './outdoors/yards.ts'
import type { Place } from './scene-facts.ts'
import type { Scenery } from './scenery.ts'
import type { Stage } from './stage.ts'

/** 'throne-room' as its drawing is named: throneRoom. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

/** Drawings of all places, each exported under its place's name. */
const plates: Record<Camel<Place>, (stage: Stage) => Scenery> = {
  ...behindTheScenesPlates,
  ...cabinsPlates,
  ...closeRoomsPlates,
  ...hallsPlates,
  ...homesPlates,
  ...kitchensPlates,
  ...lowRoomsPlates,
  ...parloursPlates,
  ...plainRoomsPlates,
  ...publicRoomsPlates,
  ...countersAndBenchesPlates,
  ...spaceshipPlates,
  ...sportsHallsPlates,
  ...stoneHallsPlates,
  ...studiesPlates,
  ...vehiclesPlates,
  ...workRoomsPlates,
  ...workshopsPlates,
  ...papersPlates,
  ...smallThingsPlates,
  ...workedThingsPlates,
  ...bareLandsPlates,
  ...beyondPlates,
  ...burningPlates,
  ...cavePlates,
  ...countryPlates,
  ...crossingsPlates,
  ...deckPlates,
  ...frontierPlates,
  ...futureCityPlates,
  ...gardensPlates,
  ...heightsPlates,
  ...junglePlates,
  ...oldPlacesPlates,
  ...openCountryPlates,
  ...ornamentPlates,
  ...outingsPlates,
  ...rooftopPlates,
  ...shoresPlates,
  ...smallStreetsPlates,
  ...stadiumPlates,
  ...townsPlates,
  ...trenchPlates,
  ...woodsPlates,
  ...yardsPlates,
}

/** Draws a place. */
export const sceneryOf = (place: Place, stage: Stage): Scenery =>
  plates[place.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<Place>](stage)
