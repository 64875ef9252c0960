import { lines } from './line-list.ts'

/** How somebody answers an offer of the hero: without a return, in a bargain, and as a foe. */
export const offerLines = {
  taken: lines(`
    "Thank you," says [who]. "Gladly."
    "That is kind of you," says [who]. "I accept."
  `),
  agreed: lines(`
    "Done," says [who]. "We have a bargain."
    "Agreed," says [who], and [who+hold] out a hand on it.
  `),
  refused: lines(`
    "There is nothing of yours that I want," says [who].
    "I don't bargain," says [who].
  `),
}
