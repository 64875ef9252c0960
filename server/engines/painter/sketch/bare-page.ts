import { isFixture } from './fixtures/fixtures.ts'
import { herdNames } from './lexicon/names.ts'
import type { SceneFacts } from './scene-facts.ts'

/** Whether enough is told to fill a bare page: somebody, an animal, a fire, or two things that stand about. */
export const isPage = ({ people, crowd, things }: SceneFacts): boolean =>
  people.length > 0 ||
  crowd !== undefined ||
  things.some((thing) => thing === 'fire' || thing in herdNames) ||
  things.filter(isFixture).length > 1
