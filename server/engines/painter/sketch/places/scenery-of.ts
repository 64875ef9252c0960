import type { Place } from '../scene-facts.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { castlePlace } from './castle-place.ts'
import { spacePlace } from './space-place.ts'
import { cityPlace } from './city-place.ts'
import { jungleTemplePlace } from './jungle-temple-place.ts'

export const scenery: Record<Place, (stage: Stage) => Scenery> = new Proxy(
  { space: spacePlace, city: cityPlace, 'jungle-temple': jungleTemplePlace } as Record<
    Place,
    (stage: Stage) => Scenery
  >,
  { get: (t, p) => (t as never)[p] ?? castlePlace },
)
