import { lines } from './line-list.ts'

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

/** Where one has been before. */
export const backLines = lines(`
  You go back to [to].
  You are soon back at [to].
  The way back to [to] is shorter than the way out.
  Back you go, to [to].
`)
