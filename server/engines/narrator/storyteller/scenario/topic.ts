import { isPlaceNoun } from '../language/noun-kinds.ts'
import { lowerFirst } from '../language/letter-case.ts'
import type { Word } from '../language/words.ts'
import { isGivenName, isRole } from './roles.ts'

const MOST_WORDS = 8
/** Words of a sentence: whoever writes one says who does what. */
const ofSentences =
  /^(?:i|we|me|my|our|us|you|your|he|she|it|they|him|her|his|their|them|who|that|is|are|was|were|be|must|has|have|had|can|will|am|i'm)$/

/** A few words that name what the story is about and say nothing of it: 'Space pirates', 'a ferry at night'. */
export function isTopic(words: readonly Word[]): boolean {
  const inside = words.filter(({ kind }, at) => kind === 'word' || at < words.length - 1)
  return (
    inside.length > 0 &&
    inside.length <= MOST_WORDS &&
    inside.every(({ kind, plain }) => kind === 'word' && !ofSentences.test(plain)) &&
    !inside.some((word, at) => isActing(word) && !isPlaceAtEnd(inside, at))
  )
}

/** 'At the salt works'. */
const isPlaceAtEnd = (inside: readonly Word[], at: number): boolean =>
  at === inside.length - 1 &&
  isPlaceNoun(inside[at]!.plain) &&
  /^(?:the|an?)$/.test(inside[at - 2]?.plain ?? '')

/** 'Hunts', but neither 'pirates', 'haunted' nor 'ruling'. */
const isActing = ({ tags, plain }: Word): boolean =>
  tags.has('Verb') && !tags.has('Gerund') && !tags.has('PastTense') && !isRole(plain.replace(/s$/, ''))

/** 'Alice in …', 'Sherlock Holmes in …': the capital is a name's. */
export const beginsWithName = ([first, second]: readonly Word[]): boolean =>
  first !== undefined && (isGivenName(first.text) || /^\p{Lu}/u.test(second?.text ?? ''))

interface Topic {
  /** Without the capital that only begins it. */
  text: string
  /** The word with that capital. */
  noName: string | undefined
  /** Where to look for its time of day. */
  when: string
}

/** The topic of a scenario, of its words and of their text; undefined for one that tells something. */
export function topicOf(words: readonly Word[], whole: string): Topic | undefined {
  if (!isTopic(words)) return undefined
  const [first] = words
  const isBare = first !== undefined && words.length > 1 && !beginsWithName(words)
  const text = isBare ? lowerFirst(whole) : whole
  // A sentence may mean a later time by it: 'the ferry leaves at midnight'.
  const when = text.replace(
    /\bat (?=(?:night|midnight|nightfall|dawn|dusk|sunrise|sunset|sundown|noon|midday)\b)/gi,
    '',
  )
  return { text, noName: isBare ? first.text : undefined, when }
}
