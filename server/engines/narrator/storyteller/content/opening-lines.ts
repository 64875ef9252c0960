import { lines } from './line-list.ts'

export const openingLines = {
  /** Something to look at. */
  setting: lines(`
    Before you is [prop].
    The first thing you see is [prop].
    You stand by [prop].
  `),
  /** Somebody who could be asked, of whom the premise knows nothing. */
  witness: lines(`
    By [prop] [who+stand] [who.a].
    Not far off [who+stand] [who.a].
  `),
}
