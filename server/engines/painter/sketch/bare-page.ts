import { isFixture } from './fixtures/fixtures.ts'
import { herdNames } from './lexicon/names.ts'
import type { SceneFacts } from './scene-facts.ts'

/**
 * Whether a bare page is filled, as the contact sheet shows figures and things: with somebody, an animal, a fire, or two things
 * that stand about. A scene whose place is not known gets none: of ten that others judged on it none fitted and seven were wrong.
 */
export const isPage = ({ isUnplaced, people, crowd, things }: SceneFacts): boolean =>
  isUnplaced !== true &&
  (people.length > 0 ||
    crowd !== undefined ||
    things.some((thing) => thing === 'fire' || thing in herdNames) ||
    things.filter(isFixture).length > 1)
