import { lines } from './line-list.ts'

export const openingLines = {
  /** The place, with something to look at. */
  setting: lines(`
    It is [time], [partofday], and the weather at [place] is [weather]. Before you is [prop].
    It is [season], and [time] [partofday], and the first thing you see at [place] is [prop].
    It is [time]. You stand by [prop], with all of [place] still to be looked at.
    It is [time], [partofday], at [place], and the weather is [weather].
    It is [time], [partofday], and the weather is [weather].
  `),
  /** Somebody who could be asked. */
  witness: lines(`
    [who.a] [who.is] here too, and [who+look] over at you.
    By [prop] [who+stand] [who.a], not quite busy.
  `),
}
