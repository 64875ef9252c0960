import { lines } from './line-list.ts'

/** From one place to the next: '[from]' and '[to]'. */
export const travelLines = lines(`
  You go from [from] to [to]. It isn't far.
  You leave [from] behind, and soon you are at [to].
  You take the straightest way from [from] to [to].
  [friend] [friend+come] with you from [from] to [to].
  [friend] [friend+go] ahead to [to], and [friend+wait] for you there.
`)

/** What one has gone through, and come out of on the other side. */
export const passedLines = lines(`
  Then [object] [object.is] behind you, and you are in one piece.
  [^object] [object.is] behind you.
  [who] [who.is] right behind you, and then [object] [object.is] behind you both.
`)

/** Somebody tells the way. */
export const wayLines = lines(`
  "Keep to the left where the way forks," says [who], "and again at the water. You can't miss it, more's the pity."
  [who] [who+point] with a whole arm. "Half an hour, if you don't stop. I wouldn't go there after dark."
  "You want to go there?" says [who]. "Follow the wall until there is no wall, and then your nose."
`)
