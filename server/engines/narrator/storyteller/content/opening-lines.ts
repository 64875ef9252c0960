import { lines } from './line-list.ts'

export const openingLines = {
  /** What is before the hero of the place that the premise names. */
  setting: lines(`
    Before you is [prop.a].
    The first thing you see is [prop.a].
    You stand by [prop.a].
  `),
  /** Who is about because of what the place is. */
  crowd: lines(`
    There are [who.a] about.
    Round you are [who.a].
  `),
}
