import { gapAfter } from './noun-phrase.ts'
import type { Word } from './read-language.ts'
import { isA, isContentWord } from './read-language.ts'

const PERSONS: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  am: 'are',
}

const LONGEST_WORDS = 15

/** What is left over of 'saying "…"' when the quote has been taken out. */
const SPEECH_TAIL =
  /^(?:say|saying|shout|shouting|yell|yelling|whisper|whispering|ask|asking|reply|replying|add|adding|call|calling|loudly|softly|quietly|them|him|her)[,]?$/

/** The deed from its verb on, as it follows 'you': in the base form, the first person turned, cut where it can end. */
export function clauseOf(words: Word[], verbAt: number, hasSpeech: boolean): string | undefined {
  const out: string[] = []
  let isCut = false
  for (let at = verbAt; at < words.length; at++) {
    const word = words[at]!
    isCut = out.length > 0 && endsBefore(words, at, out.length)
    if (isCut) break
    if (word.plain === 'you' || word.plain === 'your') return undefined
    out.push(
      at === verbAt || followsAnd(words, at, verbAt)
        ? baseForm(word)
        : isMineOfOre(words, at)
          ? word.text
          : turned(word),
    )
    if (gapAfter(word) === '-') out[out.length - 1] += '-'
    const mark = /[,;]/.exec(word.after)?.[0]
    if (mark && out.length < LONGEST_WORDS - 4 && continues(words, at + 1)) out[out.length - 1] += ','
    else if (mark || /[.!?:"()–—]/.test(word.after)) break
  }
  const loose = isCut || hasSpeech ? DANGLING : LINKING
  const isLoose = (last: string) => loose.test(last) || (hasSpeech && SPEECH_TAIL.test(last))
  while (out.length > 1 && isLoose(out.at(-1)!)) out.pop()
  const clause = out.join(' ').replace(/- /g, '-').replace(/,$/, '')
  return out.length > 0 && out.length <= LONGEST_WORDS ? clause : undefined
}

/** A long deed is told only up to its first joint. */
function endsBefore(words: Word[], at: number, length: number): boolean {
  const word = words[at]!.plain
  if (length >= LONGEST_WORDS - 3 && isA(words[at], 'preposition')) return true
  return (
    length >= 8 &&
    (word === 'and' ||
      word === 'then' ||
      word === 'while' ||
      word === 'because' ||
      word === 'so' ||
      word === 'until' ||
      word === 'but')
  )
}

const continues = (words: Word[], at: number) =>
  ['and', 'then', 'but'].includes(words[at]?.plain ?? '') || !!words[at]?.plain.endsWith('ing')

function followsAnd(words: Word[], at: number, verbAt: number): boolean {
  const previous = words[at - 1]?.plain
  const isJoined = previous === 'and' || previous === 'then' || (previous === 'i' && at > verbAt)
  return isJoined && words[at]!.tags.has('Verb') && !words[at]!.plain.endsWith('ing')
}

/** 'the old mine' is no pronoun. */
const isMineOfOre = (words: Word[], at: number) =>
  words[at]!.plain === 'mine' && (isA(words[at - 1], 'determiner') || isContentWord(words[at - 1]!))

const turned = (word: Word) =>
  PERSONS[word.plain] ??
  (word.text === word.text.toUpperCase() && word.text.length > 3 ? word.plain : word.text)

function baseForm(word: Word): string {
  if (/^[a-z]{3,}s$/.test(word.plain) && !word.plain.endsWith('ss') && word.root !== word.plain)
    return word.root
  const isBase = !word.tags.has('Verb') || word.tags.has('Infinitive')
  const base = isBase && !/(?:ed|ing)$/.test(word.plain) ? word.plain : word.root
  return /^(?:is|am|be)$/.test(base) ? 'are' : base
}

const DANGLING =
  /^(?:and|then|to|with|the|a|an|of|in|on|at|for|by|but|so|or|from|into|i|you|that|who|which|while|if|as|my|your|about|because|softly|quietly|loudly)[,]?$/

/** What no clause ends with, even where the player ended it. */
const LINKING = /^(?:and|then|the|a|an|but|so|or|if|as|my|your|because)[,]?$/
