import nlp from 'compromise/two'
import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import { remembering } from '#server/ground/remembering.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { verbsOf } from './verb-forms.ts'
import { verbOfSense } from './verb-senses.ts'
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
  for (const [at, word] of words.entries())
    if (isImperativeHere(words, at)) word.tags = new Set([...word.tags, 'Verb', 'Infinitive'])
}

/** 'Badger the cook', 'and nip his nose': a verb that the library takes for a noun. */
const isImperativeHere = (words: Word[], at: number): boolean => {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  return (
    word.kind === 'word' &&
    !word.isName &&
    (before === undefined ||
      before.kind === 'mark' ||
      /^(?:and|then|i|we|to|gently|quickly|just)$/.test(before.plain)) &&
    (/^(?:the|an?|my|his|her|their|its|him|them|it|some|this|that|one)$/.test(after?.plain ?? '') ||
      (before === undefined &&
        verbsOf(word.plain).length === 0 &&
        /^(?:on|at|in|under|behind|across|into|over|through|around|past|up|down|off|out|away|back)$/.test(
          after?.plain ?? '',
        ))) &&
    !/^(?:what|who|where|when|why|how|that|this|there|here|if|is|are|was|were|like|maybe)$/.test(
      word.plain,
    ) &&
    verbOfSense(word.plain)?.form === 'base'
  )
}

/** Whether a word is neither listed nor in WordNet: then it is a name, or a slip. */
export const isInNoLexicon = (word: string): boolean => !isListedWord(word) && meansNothing(word)

const meansNothing = (word: string): boolean =>
  (['noun', 'verb', 'adj'] as const).every((kind) => sensesOf(word.toLowerCase(), kind).length === 0)

/** A first name that means nothing else: 'marcus', and not 'rose'. */
export const isOnlyName = remembering(
  (word: string): boolean =>
    word.length > 3 &&
    !/^(?:else|amid|among)$/i.test(word) &&
    genderOfFirstName(word) !== undefined &&
    // 'He drew back'.
    verbsOf(word.toLowerCase()).length === 0 &&
    meansNothing(word),
  500,
)

/** Whether the word is known as a first name. */
export const isFirstName = remembering(
  (word: string): boolean => nlp(word).has('#FirstName') || isOnlyName(word),
  500,
)
