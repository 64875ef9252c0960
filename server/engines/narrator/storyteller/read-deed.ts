import type { Deed } from './deed.ts'
import { clauseOf } from './deed-clause.ts'
import { phrasesAfter, topicOf, type Found } from './deed-phrases.ts'
import { deedOfAside, withoutIntent } from './player-asides.ts'
import { cleanInput, splitSpeech } from './clean-input.ts'
import type { Phrase } from './noun-phrase.ts'
import { phraseAt } from './noun-phrase.ts'
import type { Language, Word } from './read-language.ts'
import { isA, isContentWord } from './read-language.ts'
import { orderIn } from './read-order.ts'
import type { Act } from './wordbooks/acts.ts'
import { actByVerb } from './wordbooks/acts.ts'
import { directionOf, toneOf } from './deed-tone.ts'

const SPEAKING = new Set<Act>(['say', 'talk', 'ask', 'threaten', 'trade', 'perform'])

/** Reads one deed of a player's turn, and who is told to do it. */
export function readDeed(input: string, language: Language): Deed {
  const deed = readWords(input, language)
  const order = orderIn(deed.text, language)
  return order ? { ...deed, order } : deed
}

/** Reads a player's turn. Never fails: what can't be understood is told as words the hero says or thinks. */
function readWords(input: string, language: Language): Deed {
  const text = cleanInput(input)
  const aside = deedOfAside(text)
  if (aside) return { text, tone: 'plain', ...aside }
  const { rest: said, speech } = splitSpeech(text)
  const rest = withoutIntent(said)
  const tone = toneOf(text)
  const spoken = speech ?? (isAddressed(text) ? text : undefined)
  if (rest === '' || (spoken && speech === undefined)) {
    return { text, act: 'say', tone, speech: spoken, topic: topicOf(language.sentences(spoken ?? '').flat()) }
  }
  if (!speech && REMARK.test(rest)) return { text, act: 'say', tone, speech: rest }
  const sentences = language.sentences(rest)
  const seen = speech ? undefined : thingSeen(sentences[0] ?? [])
  if (seen) return { text, act: 'look', tone, object: seen }
  for (const words of sentences) {
    const found = findVerb(words)
    if (!found) continue
    const act =
      speech && !SPEAKING.has(found.act) && found.act !== 'fight' && rest.split(' ').length < 4
        ? 'say'
        : found.act
    const clause = clauseOf(words, found.at, speech !== undefined)
    const phrases = phrasesAfter(words, found.end)
    if (SEEKING_VERB.test(words[found.at]!.root) || words[found.end - 1]?.plain === 'for') seekObject(phrases)
    if (act === 'go' && GOING_TO.test(words[found.end - 1]?.plain ?? '')) aimAt(phrases)
    return {
      text,
      act,
      clause,
      ...phrases,
      speech,
      direction: directionOf(rest),
      tone,
    }
  }
  const bare = bareDeed(sentences[0] ?? [])
  if (bare !== undefined && !speech) {
    const words = sentences[0]!
    return {
      text,
      act: 'other',
      clause: clauseOf(words, bare, false),
      ...phrasesAfter(words, bare + 1),
      direction: directionOf(rest),
      tone,
    }
  }
  const words = sentences.flat()
  if (speech) return { text, act: 'say', tone, speech, ...phrasesAfter(words, 0) }
  return { text, act: 'other', tone, object: phraseAt(words, 0), direction: directionOf(rest) }
}

/** 'This is weird' is said rather than done. */
const REMARK = /^(?:this|that|it|there)(?:'s| is| was| looks| feels| seems) /i

/** 'The doll looks like me' is looking at the doll. */
function thingSeen(words: Word[]): Phrase | undefined {
  const isStatement = /^(?:the|this|that|these|those)$/.test(words[0]?.plain ?? '') && words.length > 3
  const phrase = isStatement ? phraseAt(words, 0) : undefined
  return phrase && words[phrase.end]?.tags.has('Verb') ? phrase : undefined
}

const SEEKING_VERB = /^(?:find|seek|locate|trace|detect)$/

const GOING_TO = /^(?:to|into|towards?|for)$/

/** 'go to the medbay': what follows is where it goes. */
function aimAt(phrases: Found): void {
  if (phrases.toward) return
  phrases.toward = phrases.object
  phrases.object = undefined
}

/** After 'look for' the first phrase is what is sought, and the next where. */
function seekObject(phrases: Found): void {
  if (phrases.sought) return
  phrases.sought = phrases.object
  phrases.object = phrases.toward
}

/** Where a verb stands that no lexicon knows: 'I juggle the plates', 'balance the plates'. */
function bareDeed(words: Word[]): number | undefined {
  const at = words[0]?.plain === 'i' ? 1 : 0
  const verb = words[at]
  const isFollowed =
    isA(words[at + 1], 'determiner') || isA(words[at + 1], 'preposition') || isA(words[at + 1], 'pronoun')
  return verb && !isA(verb, 'determiner') && (verb.tags.has('Verb') || (isFollowed && isContentWord(verb)))
    ? at
    : undefined
}

interface FoundVerb {
  act: Act
  at: number
  end: number
}

/** The first verb that says what is done; 'I want to look' and 'I try to look' are looking. */
function findVerb(words: Word[]): FoundVerb | undefined {
  let fallback: FoundVerb | undefined
  for (let at = 0; at < Math.min(words.length, 40); at++) {
    const word = words[at]!
    if (isA(word, 'determiner') || isA(word, 'preposition') || isA(words[at - 1], 'determiner')) continue
    if (isNegated(words, at) || isSubordinate(words, at)) continue
    if (isHelper(words, at) || (word.root === 'keep' && words[at + 1]?.plain.endsWith('ing'))) continue
    const found = actAt(words, at)
    if (!found) continue
    const isHead =
      at === 0 || word.tags.has('Verb') || isA(words[at - 1], 'pronoun') || words[at - 1]?.plain === 'to'
    if (!isHead) continue
    if (found.act !== 'feel' && found.act !== 'think') return found
    fallback ??= found
    if (found.act === 'think' && at < 5) return found
  }
  return fallback
}

/** 'I cannot sleep' is no sleeping. */
const isNegated = (words: Word[], at: number) =>
  words
    .slice(Math.max(0, at - 2), at)
    .some(({ plain }) => /^(?:not|never|cannot|can't|don't|won't|didn't|couldn't|doesn't|isn't)$/.test(plain))

/** 'every time I close my eyes', 'because I saw': what is done is elsewhere. */
const isSubordinate = (words: Word[], at: number) =>
  isA(words[at - 1], 'pronoun') &&
  /^(?:time|when|whenever|because|if|since|that|until|before|after|whether|what|how|where)$/.test(
    words[at - 2]?.plain ?? '',
  )

/** 'try to', 'want to', 'decide to', 'begin to': the deed is what follows. */
const isHelper = (words: Word[], at: number) =>
  words[at + 1]?.plain === 'to' &&
  /^(?:try|want|decide|begin|keep|start|attempt|need|intend|plan|choose|manage|like|go|have|continue|proceed|prepare)$/.test(
    words[at]!.root,
  ) &&
  !!words[at + 2] &&
  !isA(words[at + 2], 'determiner') &&
  actByVerb.has(words[at + 2]!.root)

/** The longest entry of the verb lexicon that begins at this word. */
function actAt(words: Word[], at: number): FoundVerb | undefined {
  const first = [
    words[at]!.root,
    words[at]!.plain,
    words[at]!.plain.replace(/ing$/, ''),
    words[at]!.plain.replace(/s$/, ''),
  ]
  for (let length = Math.min(4, words.length - at); length > 0; length--) {
    const tail = words.slice(at + 1, at + length).map(({ plain }) => plain)
    for (const verb of first) {
      const act = actByVerb.get([verb, ...tail].join(' '))
      if (act) return { act, at, end: at + length }
    }
  }
  return undefined
}

/** Speech without quotes: a greeting, a question or a request put to somebody, a plain yes or no. */
export function isAddressed(text: string): boolean {
  if (/^i (?:mean|promise|swear|beg|love|hate|trust|need|owe|forgive|thank|warn) you\b/i.test(text))
    return true
  if (/^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, [^"]*\?$/u.test(text)) return true
  if (/^(?:i|i'm|i'll|i've|we)\b/i.test(text)) return false
  return (
    /^(?:hello|hi|hey|greetings|good (?:day|morning|evening)|thanks|thank you|yes|no|nope|ok|okay|sorry|please|who|what|where|when|why|how|do|does|did|are|is|can|could|will|would|should|have you|tell me|help me|give me|show me|come|stop|wait for|don't|you|your|sir|madam|let me)\b/i.test(
      text,
    ) &&
    (/[?]/.test(text) ||
      /\b(?:you|your|me|us)\b/i.test(text) ||
      /^(?:hello|hi|hey|greetings|good|thanks|thank|yes|no|nope|ok|okay|sorry)\b/i.test(text))
  )
}
