import { lines } from './line-list.ts'

/** How somebody carries out what they are told, said after the deed itself. */
export const orderLines = {
  refused: lines(`
    [who] [who+hear] it, and [who+stay] exactly as [who.they] [who.is].
    "No," says [who], and [who+leave] it at that.
    "I don't take orders from you," says [who].
  `),
  done: lines(`
    "All right," says [who].
  `),
  heard: lines(`
    [who] [who+nod].
    "If you say so," says [who].
    "I will," says [who].
  `),
  refrains: lines(`
    "I won't," says [who].
    "No, I won't," says [who].
  `),
}

/** What stands at a place, as whoever comes there or looks about sees it. */
export const fixtureLines = {
  three: lines(`
    Here you see [one.a], [two.a] and [other.a].
    At [place] you see [one.a], [two.a] and [other.a].
    What you see at [place] is [one.a], [two.a], and behind them [other.a].
    [^one.a], [two.a], [other.a]: that is most of what there is.
    The first thing you see is [one.a]; then [two.a], and at the back [other.a].
    To the left [one.a], to the right [two.a], and straight on [other.a].
    You make out [one.a], and beside it [two.a]; further off there [other.is] [other.a].
    Close by there [one.is] [one.a]. Beyond that you see [two.a], and [other.a].
    Your eye goes to [one.a] first, then to [two.a], and last to [other.a].
    There [one.is] [one.a] here, and [two.a], and across from them [other.a].
  `),
  two: lines(`
    Here you see [one.a] and [two.a].
    At [place] you see [one.a] and [two.a].
    There [one.is] [one.a], and beside that [two.a]; not much else.
    [^one.a] and [two.a]: that is most of what there is.
    The first thing you see is [one.a]; then, further back, [two.a].
  `),
}
