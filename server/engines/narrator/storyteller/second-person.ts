import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'

const TURNED: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  am: 'are',
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
  "we're": "you're",
}

/** A sentence about 'I' or 'we', told to 'you'. */
export function fromFirstPerson(words: Word[]): string {
  return joined(words, (word, at) => {
    const previous = words[at - 1]?.plain
    if (word.plain === 'was' && (previous === 'i' || words[at + 1]?.plain === 'i')) return 'were'
    return TURNED[word.text.toLowerCase()] ?? TURNED[word.plain]
  })
}

/** 'A retired pilot receives a message and must …' told to the pilot: 'You receive a message and must …'. */
export function fromThirdPerson(words: Word[], verbAt: number): string {
  const hasOthers = words.slice(verbAt).some(({ tags }) => tags.has('Person') || tags.has('Actor'))
  return (
    'You ' +
    joined(words.slice(verbAt), (word, i) => {
      const at = verbAt + i
      const isJoined = words[at - 1]?.plain === 'and' || words[at - 1]?.plain === 'who'
      if ((i === 0 || isJoined) && word.tags.has('PresentTense') && !word.tags.has('Gerund'))
        return baseOf(word)
      if (i === 0 && word.plain === 'was') return 'were'
      if (
        !hasOthers &&
        /^(?:his|her|their)$/.test(word.plain) &&
        words[at + 1] &&
        !isA(words[at + 1], 'preposition')
      )
        return 'your'
      if (!hasOthers && /^(?:he|she|him)$/.test(word.plain)) return 'you'
      return undefined
    })
  )
}

export const baseOf = (word: Word) =>
  /^(?:is|are)$/.test(word.plain) ? 'are' : word.plain === 'has' ? 'have' : word.root

/** The words of a sentence as it stood, each turned where `turn` says so. */
export function joined(words: Word[], turn: (word: Word, at: number) => string | undefined): string {
  return words
    .map(
      (word, at) =>
        word.before.trim() +
        (turn(word, at) ?? word.text) +
        word.after.trimEnd() +
        (/\s$/.test(word.after) || at === words.length - 1 ? ' ' : ''),
    )
    .join('')
    .trim()
}
