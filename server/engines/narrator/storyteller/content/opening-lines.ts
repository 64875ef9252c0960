import { lines } from './line-list.ts'

export const openingLines = {
  /** What is before the hero of the place that the premise names. */
  setting: lines(`
    Before you are [one.a], [two.a] and [other.a].
    You see [one.a], [two.a] and [other.a].
    Round you are [one.a], [two.a] and [other.a].
  `),
}
