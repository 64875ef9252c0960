import { lines } from './line-list.ts'

/** How somebody answers an offer of the hero: without a return, in a bargain, and as a foe; '[thing]' is what is offered. */
export const offerLines = {
  taken: lines(`
    "[^thing]?" says [who]. "I won't say no to that."
    "[^thing]," says [who]. "That is kind of you."
    "That is kind of you," says [who]. "I accept."
  `),
  agreed: lines(`
    "[^thing]?" says [who]. "Done. We have a bargain."
    "[^thing], then," says [who]. "Agreed."
    "Agreed," says [who], and [who+hold] out a hand on it.
  `),
  haggled: lines(`
    "[^thing], and a little more," says [who]. "Then we have a bargain."
    "For [thing]?" says [who]. "Put a little more to it, and I am with you."
  `),
  refused: lines(`
    "Keep [thing]," says [who]. "There is nothing of yours that I want."
    "I don't bargain," says [who].
  `),
}
