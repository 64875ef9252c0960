import { lines } from './line-list.ts'

/** The sky changes. */
export const weatherLines = lines(`
  The weather turns over [place]: it is [weather] now.
  @out Overhead it goes [weather].
  @in Outside it has turned [weather].
`)

/** How somebody carries out what they are told, said after the deed itself. */
export const orderLines = {
  refused: lines(`
    [who] [who+hear] it, and [who+stay] exactly as [who.they] [who.is].
    "No," says [who], and [who+leave] it at that.
    "I don't take orders from you," says [who].
  `),
  done: lines(`
    "All right," says [who].
    [who] [who+ask] nothing, and [who+see] to it at once.
    It takes [who] no longer than it should.
    "There," says [who].
  `),
  joins: lines(`
    "With pleasure," says [who].
    [who] [who+hesitate], and then [who+hold] out a hand to you.
  `),
  heard: lines(`
    [who] [who+nod].
    "If you say so," says [who].
    "I heard you," says [who].
  `),
  later: lines(`
    "All right," says [who]. "I will [deed]."
    [who] [who+nod]. "I will [deed]."
    "I will [deed]," says [who].
  `),
  refrains: lines(`
    [who] [who+stop] with one hand out. "As you like," [who.they] [who+say].
    "I won't, then," says [who].
  `),
}

/** Of something that can be read, and whose words nobody has told yet. */
export const unreadLines = lines(`
  What [object] [object+say] has not been told yet, and I won't make it up. Tell it, and so it stands there.
  You have [object] before you, and the words are yours to say: what do you read?
  Nobody has told what is on [object]. Say what it is, and it was there all along.
`)

/** What was looked up in a book or a list. */
export const lookedUpLines = lines(`
  You find [object] on the fourth page you try: three lines, and the second is underlined twice.
  There [object] [object.is], between two others, with a note in the margin: 'works, mostly'.
`)

/** What was taken is at hand from then on. */
export const heldLines = lines(`
  [^object] [object.is] with [actor] now.
  [actor] [actor.has] [object] now.
`)

/** Somebody is looked at, and sees it. */
export const lookedAtLines = lines(`
  [object] [object+notice] it, and [object+look] back.
  [object] [object+do] not seem to mind.
  [object] [object+meet] your eye for a moment, and then [object+look] away.
`)
