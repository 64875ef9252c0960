import nlp from 'compromise/two'
import type { Word } from './words.ts'

const lexicon = (nlp.model() as { one: { lexicon: Record<string, unknown> } }).one.lexicon

/** Whether the language library lists the word: then it is no typo. */
export const isListedWord = (word: string): boolean => Object.hasOwn(lexicon, word)

interface TaggedTerm {
  tags?: Iterable<string>
}

/** Lends each word of one sentence the library's word classes. Words stay as they were cut. */
export function tagWords(words: Word[]): void {
  const spoken = words.filter(({ kind }) => kind === 'word')
  if (spoken.length === 0) return
  // The library takes words that are already cut, which its types don't say.
  const cut = [
    spoken.map(({ plain, text, isCapital }) => (isCapital && plain !== 'i' ? text : plain)),
  ] as unknown as string
  const view = nlp(cut)
  view.compute('tagger')
  // Read where the library keeps them: its own listing of them costs a tenth of a turn.
  const [terms] = (view as unknown as { docs: TaggedTerm[][] }).docs
  for (const [at, word] of spoken.entries()) word.tags = new Set(terms?.[at]?.tags)
}

const firstNames = new Map<string, boolean>()

/** Whether the library knows the word as a first name. */
export function isFirstName(word: string): boolean {
  const known = firstNames.get(word) ?? nlp(word).has('#FirstName')
  if (firstNames.size < 500) firstNames.set(word, known)
  return known
}
