import type { Place } from '../scene-facts.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { castlePlace } from './castle-place.ts'
import { spacePlace } from './space-place.ts'
import { cityPlace } from './city-place.ts'
import { bridge, fields, garden, road, village } from './country-places.ts'
import { alienWorld, canyon, desert, westernTown } from './desert-places.ts'
import { camp, forest, swamp } from './forest-places.ts'
import { jungleTemplePlace } from './jungle-temple-place.ts'
import { mountains, snowfield, volcano } from './mountain-places.ts'
import { coast, harbour, island, lake, sea } from './water-places.ts'

import { futureCity, market, underwater } from './crowded-places.ts'
import { battlefield, graveyard, manor, ruinedCity, ruins } from './haunted-places.ts'

const all = {
  'future-city': futureCity,
  market,
  underwater,
  battlefield,
  graveyard,
  manor,
  'ruined-city': ruinedCity,
  ruins,
  castle: castlePlace,
  space: spacePlace,
  city: cityPlace,
  'jungle-temple': jungleTemplePlace,
  forest,
  swamp,
  camp,
  mountains,
  snowfield,
  volcano,
  sea,
  lake,
  coast,
  harbour,
  island,
  bridge,
  fields,
  garden,
  road,
  village,
  'alien-world': alienWorld,
  canyon,
  desert,
  'western-town': westernTown,
}
export const scenery: Record<Place, (stage: Stage) => Scenery> = new Proxy(all as never, {
  get: (t, p) => (t as never)[p] ?? castlePlace,
})
