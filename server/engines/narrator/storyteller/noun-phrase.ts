import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'

/** A thing, place or person as somebody wrote it, such as 'my rusty lantern'. */
export interface Phrase {
  /** Without article or owner: 'rusty lantern'. */
  name: string
  /** The word it turns on, in the singular where that is known: 'lantern'. */
  head: string
  /** Which determiner stood before it: 'the', 'my', 'a'; '' for none. */
  lead: string
  isPlural: boolean
  isProper: boolean
  /** Index of the word after it. */
  end: number
}

const LONGEST = 5

/** The noun phrase that begins at or soon after `from`; stops at a comma, a preposition, a conjunction. */
export function phraseAt(words: Word[], from: number): Phrase | undefined {
  let at = from
  while (at < words.length && isSkippable(words[at]!) && at - from < 3) at++
  const lead = isA(words[at], 'determiner') || words[at]?.tags.has('Possessive') ? words[at]!.plain : ''
  if (lead && !words[at]!.plain.endsWith("'s")) at++
  const core: Word[] = []
  let at2 = at
  for (; at2 < words.length; at2++) {
    const word = words[at2]!
    if (core.length > 0 && /[,;:.!?"“”()]/.test(word.before + (words[at2 - 1]?.after ?? ''))) break
    if (joinsOf(words, at2, core)) {
      core.push(word)
      continue
    }
    if (core.length > 0 && isVerbAfterNoun(word, core.at(-1)!)) break
    if (isBoundary(word) && !(core.at(-1)?.plain === 'of' && isA(word, 'determiner'))) break
    core.push(word)
  }
  while (core.length > 0 && (isA(core.at(-1), 'preposition') || isA(core.at(-1), 'determiner'))) core.pop()
  while (core.length > 1 && VERBS_TAKEN_FOR_NOUNS.test(core.at(-1)!.plain)) core.pop()
  return core.length > 0 ? phraseOf(core, lead, at2) : undefined
}

/** 'before the station falls', 'a derelict orbiting' */
const VERBS_TAKEN_FOR_NOUNS =
  /^(?:falls|leads|ends|begins|turns|rises|opens|means|says|wants|returns|discovers|receives|finds|inherits|wakes|leaves|arrives|wakes|burn|comes|goes|stands|lives|looks|seems|moves|smiles|starts|orbiting|hiding|waiting|running|burning|calling)$/

const isSkippable = (word: Word) =>
  isA(word, 'preposition') || (word.plain.endsWith('ly') && word.tags.has('Adverb'))

/** 'of' goes on with the phrase: 'the keeper of the light'. */
const joinsOf = (words: Word[], at: number, core: Word[]) =>
  words[at]!.plain === 'of' && core.length > 0 && at + 1 < words.length

function isBoundary(word: Word): boolean {
  if (isA(word, 'preposition') || isA(word, 'conjunction') || isA(word, 'pronoun') || isA(word, 'auxiliary'))
    return true
  if (isA(word, 'determiner')) return true
  return isManner(word) || adverbs.has(word.plain)
}

const isManner = (word: Word) => word.tags.has('Adverb') && /[^n]ly$/.test(word.plain)

/** 'the mapmaker following', 'the study locked', 'the pilot receives': the phrase is over. */
const isVerbAfterNoun = (word: Word, previous: Word) =>
  word.tags.has('Verb') &&
  !word.tags.has('Noun') &&
  previous.tags.has('Noun') &&
  !/(?:ing|'s)$/.test(previous.plain) &&
  word.plain !== 'box'

const adverbs = new Set(
  'aloud loud loudly alone apart again once slowly together aside carefully closer home ahead back forward anyway instead now too also just please very quickly overboard upstairs downstairs outside inside upward downward underneath sideways indoors outdoors everywhere somewhere behind next'.split(
    ' ',
  ),
)

/** What stands between a word and the next: a hyphen keeps its words together. */
export const gapAfter = (word: Word) => (/^[-–]$/.test(word.after.trim()) ? '-' : ' ')

function phraseOf(core: Word[], lead: string, end: number): Phrase {
  const kept = core.slice(0, LONGEST + 3)
  const ofAt = kept.findIndex(({ plain }) => plain === 'of')
  const front = ofAt > 0 ? kept.slice(0, ofAt) : kept.slice(0, LONGEST)
  const whole = ofAt > 0 ? kept : front
  const head = front.at(-1)!
  return {
    name: whole
      .map((word, i) => (i === 0 && !isName(word) ? word.text.toLowerCase() : word.text) + gapAfter(word))
      .join('')
      .trim(),
    head: head.tags.has('Plural') ? head.root : head.plain.replace(/'s$/, ''),
    lead,
    isPlural: head.tags.has('Plural') && !/(?:ss|us|is)$/.test(head.plain),
    isProper: lead === '' && isName(head),
    end,
  }
}

const isName = (word: Word) =>
  /^\p{Lu}/u.test(word.text) &&
  (word.tags.has('ProperNoun') ||
    word.tags.has('Person') ||
    word.tags.has('Acronym') ||
    word.tags.has('Date'))
