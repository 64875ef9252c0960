import { lines } from './line-list.ts'

/** How somebody here takes what happened: nothing that the story could gainsay. */
export const reactions = {
  moved: lines(`
    [who] [who+look] about. "Where do we begin?" [who.they] [who+say].
    [who] [who+stop] beside you and [who+look] over [place] with you.
  `),
}
