import { phraseAt, type Phrase } from './noun-phrase.ts'
import type { Deed } from './deed.ts'
import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'
import { actByVerb } from './wordbooks/acts.ts'

export type Found = Pick<Deed, 'object' | 'tool' | 'toward' | 'topic' | 'sought' | 'pronoun'>

/** The things, people and places a deed names, by the part they take in it. */
export function phrasesAfter(words: Word[], from: number): Found {
  const found: Found = {}
  for (let at = from; at < words.length; at++) {
    const word = words[at]!
    if (isA(word, 'pronoun')) {
      if (/^(?:him|her|it|them|he|she|they|himself|herself)$/.test(word.plain)) found.pronoun ??= word.plain
      continue
    }
    if (word.plain === 'her' && !phraseAt(words, at + 1)) found.pronoun ??= 'her'
    if (word.plain === 'and' || word.plain === 'then') {
      if (found.object || actByVerb.has(words[at + 1]?.root ?? '')) break
      continue
    }
    if (/^(?:what|who|whom|where|why|how|when|if|whether|that|because)$/.test(word.plain)) {
      found.topic ??= questionTopic(words.slice(at + 1))
      break
    }
    if (word.tags.has('Verb') && !word.tags.has('Noun') && !isA(words[at - 1], 'determiner')) continue
    const phrase = phraseAt(words, at)
    if (!phrase) continue
    const role = roleOf(word.plain)
    if (!found[role]) found[role] = phrase
    else found.toward ??= phrase
    at = Math.max(at, phrase.end - 1)
  }
  return found
}

function roleOf(preposition: string): 'object' | 'tool' | 'toward' | 'topic' | 'sought' {
  if (preposition === 'for') return 'sought'
  if (preposition === 'about' || preposition === 'regarding') return 'topic'
  if (preposition === 'with' || preposition === 'using') return 'tool'
  if (preposition === 'to' || preposition === 'at' || preposition === 'against' || preposition === 'toward')
    return 'toward'
  return 'object'
}

/** 'what the mountain is saying' is about the mountain. */
function questionTopic(words: Word[]): Phrase | undefined {
  const at = words.findIndex(
    (word) => isA(word, 'determiner') || (/^\p{Lu}/u.test(word.text) && word.tags.has('Noun')),
  )
  const phrase = at < 0 ? undefined : phraseAt(words.slice(at, at + 3), 0)
  return phrase && !/(?:ed|ing|means|says|wants)$/.test(phrase.head) ? phrase : undefined
}

/** What a spoken line is about: the phrase after 'about', or its last one. */
export function topicOf(words: Word[]): Phrase | undefined {
  const about = words.findIndex(({ plain }) => plain === 'about')
  if (about >= 0) return phraseAt(words, about + 1)
  let last: Phrase | undefined
  for (let at = 0; at < words.length; at++) {
    if (!isA(words[at], 'determiner')) continue
    last = phraseAt(words, at) ?? last
  }
  return last
}
