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
  /** Where nobody is about. */
  sign: lines(`
    Nobody is to be seen. But on [prop] somebody has chalked your name, and the chalk is fresh. Who was here?
    Then, behind [prop], something falls over, and is quiet again. Who is there?
  `),
}
