import { lines } from './line-list.ts'

/** What stands written, by what it is written on, as nouns of WordNet; 'any' is for all else. */
export const writings: Record<string, string[]> = {
  letter: lines(`
    “Come alone, and come by the back; I will know you by your hat.”
    “I never stopped meaning to write; forgive me the twelve years.”
    “It is done as you asked; burn this, and forget my name.”
  `),
  message: lines(`
    “Not tonight; they know; same place, a day later.”
    “If you read this I am late; do not wait, and do not tell the others.”
    “All is well here; that is what you are to believe, at least.”
  `),
  spell: lines(`
    “Three drops, from the left hand, and the name said backwards.”
    “What was turned must be warmed, and wished well, by the one who is to blame.”
  `),
  recipe: lines(`
    “Two parts of the white, one of the red; stir against the clock, and never look away.”
    “Bring it to the boil twice; the second time is what matters.”
  `),
  record: lines(`
    one line for every day, in the same hand; and then, last night, in another: “Nothing to report.”
    that somebody signed in at ten minutes to midnight, and never signed out
  `),
  list: lines(`
    eleven names, nine of them crossed out; the last two are not strangers to you
    “Rope, lamp oil, two tickets, salt”, and the salt is underlined
  `),
  map: lines(`
    a dotted line from where you are, past a tree that is no longer there, to a cross
    one house too many, and it has been drawn in later
  `),
  sign: lines(`
    “No way through after dark.”
    “Ring twice; if nobody comes, somebody is not to know that you were here.”
  `),
  label: lines(`
    “Handle as you would be handled.”
    “Not for sale; not for anybody.”
  `),
  newspaper: lines(`
    half a column on what everybody talks of, and two lines, at the bottom, on what nobody does: “Stranger seen at the crossing, again”
  `),
  contract: lines(`
    a great deal; and, in letters half as high, that it ends the day one of the two tells of it
    that all of it goes to whoever is first to ask
  `),
  diary: lines(`
    “He was here again; I let him think that I had not seen.” Then two pages are missing
    “I have hidden it where I used to hide as a child.”
  `),
  inscription: lines(`
    “For the one who stayed.”
    “Not lost, only early.”
  `),
  bill: lines(`
    sums, one under the other, and at the foot a total that is too small by one line
  `),
  book: lines(`
    a page with its corner turned down, and one line on it underlined: “Nobody had counted the doors.”
  `),
  ticket: lines(`
    a date, the day before yesterday, and a seat; and on the back somebody has done a sum
  `),
}
