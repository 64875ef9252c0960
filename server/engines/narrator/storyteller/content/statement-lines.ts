import { lines } from './line-list.ts'

/** The sky changes. */
export const weatherLines = lines(`
  The weather turns over [place]: it is [weather] now.
  @out Overhead it goes [weather].
  @in Outside it has turned [weather].
`)

/** How somebody carries out what they are told, said after the deed itself. */
export const orderLines = {
  done: lines(`
    "Done," says [who].
    "Like that?" says [who].
    "As you say," says [who].
    [who] [who+look] at you to see whether that is what you meant.
    "There," says [who]. "What next?"
  `),
  refused: lines(`
    [who] [who+hear] it, and [who+stay] exactly as [who.they] [who.is].
    "No," says [who]. It has no edges to get hold of.
    "I don't take orders from you," says [who].
  `),
  refrains: lines(`
    [who] [who+stop] with one hand out. "As you like," [who.they] [who+say].
    "I won't, then," says [who].
  `),
}
