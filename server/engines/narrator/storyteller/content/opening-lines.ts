import { lines } from './line-list.ts'

export const openingLines = {
  /** What is before the hero of the place that the premise names. */
  setting: lines(`
    Before you are [one.a], [two.a] and [other.a].
    You see [one.a], [two.a] and [other.a].
    Round you are [one.a], [two.a] and [other.a].
  `),
  /** Who is about because of what the place is. */
  crowd: lines(`
    [^who] are here with you.
    [^who] are about.
  `),
  /** What somebody of the premise does now, by what they are to the hero. */
  asking: lines(`
    [^who] [who+look] at you and [who+wait] for an answer.
    [^who] [who.has] said it, and now [who.they] [who+wait] for what you say.
  `),
  companion: lines(`
    [^who] [who.is] at your side and [who+look] at you: you first.
    [^who] [who.is] beside you, ready when you are.
  `),
  /** What the hero has with them from the premise. */
  held: lines(`
    You have [one] in your hands.
  `),
}
