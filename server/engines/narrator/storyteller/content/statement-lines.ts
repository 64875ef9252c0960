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
    "Done," says [who], a little out of breath.
    "Aye," says [who], and [who.is] as good as [who.their] word.
    [who] [who+look] up when it is done. "What next?" [who.they] [who+say].
    "There," says [who]. "Was that what you wanted?"
    It takes [who] no longer than it should. "That is that," [who.they] [who+say].
    [who] [who+ask] nothing, and [who+see] to it at once.
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
