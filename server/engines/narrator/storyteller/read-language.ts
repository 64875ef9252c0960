/** One word of a text, with what the language library knows of it. */
export interface Word {
  text: string
  /** Small letters, no marks. */
  plain: string
  /** Base form: 'took' → 'take', 'boxes' → 'box'. */
  root: string
  /** Marks that stood before and after it, spaces included. */
  before: string
  after: string
  tags: ReadonlySet<string>
}

/** What the language library does for the storyteller. */
export interface Language {
  /** Takes English apart into sentences of words. */
  sentences(text: string): Word[][]
  /** 'hide' → 'hid'. */
  pastOf(verb: string): string
}

interface Term {
  text: string
  normal: string
  root?: string
  pre: string
  post: string
  tags: string[]
}

let loaded: Promise<Language> | undefined

/** Past tenses asked for before: each costs the library half a millisecond. */
const pasts = new Map<string, string>()
const MOST_PASTS = 2_000

/** The language library takes a third of a second and 40 MB: it is loaded when the first story needs it. */
export function loadLanguage(): Promise<Language> {
  loaded ??= import('compromise').then(({ default: nlp }) => ({
    sentences: (text) => {
      const doc = nlp(text)
      doc.compute('root')
      // The library's types don't know of 'root', which its 'root' computation adds.
      const wanted: Record<string, boolean> = { root: true, tags: true }
      const sentences = doc.json({ terms: wanted }) as { terms: Term[] }[]
      return sentences.map(({ terms }) => wordsFrom(terms))
    },
    pastOf: (verb) => {
      const known = pasts.get(verb)
      if (known !== undefined) return known
      const past = nlp(`I ${verb}`).verbs().toPastTense().text('normal') || verb
      if (pasts.size < MOST_PASTS) pasts.set(verb, past)
      return past
    },
  }))
  return loaded
}

/** A short form comes as two terms, the second without text: it only lends its tail to the first. */
function wordsFrom(terms: Term[]): Word[] {
  const words: Word[] = []
  for (const term of terms) {
    const last = words.at(-1)
    if (term.text !== '') words.push(wordOf(term))
    else if (last) last.after += term.post
  }
  return words
}

const wordOf = ({ text, normal, root, pre, post, tags }: Term): Word => ({
  text,
  plain: normal,
  root: root ?? normal,
  before: pre,
  after: post,
  tags: new Set(tags),
})

const closedClasses = {
  determiner:
    'the a an this that these those some any every each another both all no my your his her its our their two three four five several many few one',
  preposition:
    'about above across after against along amid among around as at away before behind below beneath beside besides between beyond by despite down during except for from in inside into like near of off on onto out outside over past since through throughout till to toward towards under underneath until up upon via with within without aboard using',
  conjunction:
    'and or but nor so yet because although though if unless while whereas when where who whom whose which that what how why than then',
  pronoun:
    'i me myself you yourself he him himself she herself it itself we us ourselves they them themselves everyone everybody someone somebody anyone anybody nobody something anything everything nothing there here mine yours hers ours theirs',
  auxiliary:
    'is are am was were be been being has have had do does did will would shall should can could may might must not',
} as const

type ClosedClass = keyof typeof closedClasses

const classByWord = new Map<string, ClosedClass>()
for (const [name, members] of Object.entries(closedClasses) as [ClosedClass, string][])
  for (const word of members.split(' ')) if (!classByWord.has(word)) classByWord.set(word, name)

/** Small words are told by list: a tagger takes 'behind' for an adjective now and then. */
export const isA = (word: Word | undefined, name: ClosedClass) =>
  !!word && classByWord.get(word.plain) === name

/** Words that carry meaning of their own. */
export const isContentWord = (word: Word) => !classByWord.has(word.plain) && /\p{L}{2}/u.test(word.plain)
