import { lines, spoken } from './line-list.ts'

/** How somebody carries out what they are told, said after the deed itself. */
export const orderLines = {
  refused: spoken(`
    "No," says [who], and stays exactly so, with folded arms.
    I don't take orders from you.
    "Of course," says [who], and does nothing of the kind.
    Make me.
  `),
  heard: spoken(`
    All right. I will.
    If you say so.
    "I will," says [who], and [who+nod].
    @child I will! You'll see.
    @noble If I must.
    @ghost I'll try.
  `),
  done: spoken(`
    All right.
    As you like.
    @child Like this?
  `),
  refrains: spoken(`
    I won't.
    No, I won't. You needn't worry.
    I wasn't going to.
    @child I wasn't! I wasn't going to, I mean.
  `),
  promised: spoken(`
    I promise.
    You have my word.
    @child I promise! Cross my heart.
    @noble You have my word on it.
  `),
  /** Told to tell something. */
  tells: spoken(`
    Where shall I begin?
    I'll tell you what I know. It isn't much.
    @child I don't know how it starts.
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

/** Where a way leads that nobody has told of. */
export const wayLines = lines(`
  Nothing has been told of what lies [where]. Say what you come to, and it is there.
  What lies [where] is for you to say: nobody has told of it.
`)
