import { capitalised } from './letter-case.ts'
import { isMassNoun } from './mass-nouns.ts'
import { isFirstName } from './tagger.ts'
import type { Mention } from './clause.ts'
import { verbsOf } from './verb-forms.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'
import {
  type PhrasePlace,
  isWord,
  isFunctionWord,
  isAdverb,
  isPlural,
  singularOf,
  startsLikeName,
  endOfRun,
} from './phrase-end.ts'

export interface FoundPhrase {
  mention: Mention
  /** Index of the word after it. */
  end: number
}

const amountOf = (word: Word | undefined): number | undefined =>
  isWord(word)
    ? (classes.numbers.get(word.plain) ??
      (/^\$?\d+$/.test(word.plain) ? Number(word.plain.replace('$', '')) : undefined))
    : undefined

const pronounNouns = /^(?:one|ones)$/

/** The noun phrase that begins at `at`, with its owner, 'of' and relative clause; undefined when none does. */
export function phraseAt(words: Word[], at: number, place: PhrasePlace = {}): FoundPhrase | undefined {
  const first = words[at]
  if (!isWord(first)) return undefined
  const pronoun = pronounAt(words, at, place)
  if (pronoun) return pronoun
  let i = at
  let determiner: string | undefined
  let owner: Mention | undefined
  let amount: number | undefined
  if (
    /^(?:all|both|half|most|some|any|none|each|one|neither|either|few|many|several|two|three)$/.test(
      first.plain,
    ) &&
    words[at + 1]?.plain === 'of'
  ) {
    const whole = phraseAt(words, at + 2, place)
    if (whole)
      return {
        ...whole,
        mention: {
          ...whole.mention,
          determiner: first.plain,
          amount: classes.numbers.get(first.plain),
          // 'One of the grips watches her. He runs.'
          ...(/^(?:one|each|either|neither)$/.test(first.plain) && { isPlural: undefined }),
        },
      }
  }
  if (/^(?:all|both|half|such)$/.test(first.plain) && classes.determiners.has(words[at + 1]?.plain ?? '')) i++
  if (classes.determiners.has(words[i]!.plain) && !words[i]!.isName) {
    determiner = words[i]!.plain
    i++
    if (words[i]?.plain === 'other' && determiner !== 'other') {
      determiner = 'the other'
      i++
    }
  } else if (isFunctionWord(words[i]) && !startsLikeName(words, i)) return undefined
  amount = amountOf(words[i]) ?? (determiner === 'one' ? 1 : undefined)
  if (amountOf(words[i]) !== undefined) i++
  if (classes.quantities.has(words[i]?.plain ?? '')) {
    i++
    if (words[i]?.plain === 'of') i++
    if (classes.determiners.has(words[i]?.plain ?? '')) i++
  }
  const start = i
  i = endOfRun(words, i, determiner !== undefined || amount !== undefined, place)
  if (i === start) {
    if (
      determiner === 'the other' ||
      (amount !== undefined && determiner === undefined) ||
      /^(?:this|that|these|those|some|any|all|both|another|each|many|much)$/.test(determiner ?? '')
    )
      return {
        mention: {
          text: textOf(words, at, i),
          head: determiner ?? 'all',
          pronoun: determiner ?? String(amount),
          amount,
        },
        end: i,
      }
    return undefined
  }
  const last = words[i - 1]!
  if (/'s?$/.test(last.plain) && !isFunctionWord(words[i]) && isWord(words[i])) {
    const rest = phraseAt(words, i, place)
    if (rest) {
      owner = mentionOf(words, start, i, { determiner, amount })
      return { mention: { ...rest.mention, determiner: 'owner', owner }, end: rest.end }
    }
  }
  const mention = mentionOf(words, start, i, { determiner, amount })
  if (/^(?:named|called)$/.test(words[i]?.plain ?? '') && words[i + 1]?.isCapital) {
    let end = i + 1
    while (isWord(words[end]) && words[end]!.isCapital) end++
    return { mention: { ...mention, named: textOf(words, i + 1, end) }, end }
  }
  if (words[i]?.plain === 'of') {
    const of = phraseAt(words, i + 1, place)
    if (of)
      return { mention: { ...mention, of: of.mention, text: textOf(words, start, of.end) }, end: of.end }
  }
  return { mention, end: i }
}

function mentionOf(
  words: Word[],
  from: number,
  end: number,
  lead: { determiner?: string; amount?: number },
): Mention {
  // 'My own ration' is mine.
  const start = words[from]!.plain === 'own' && end - from > 1 ? from + 1 : from
  const head = words[end - 1]!
  const plain = head.plain.replace(/'s?$/, '')
  const pronoun = pronounNouns.test(plain) ? `${lead.determiner ?? 'the'} one` : undefined
  const adjectives = words.slice(start, end - 1).map((word) => word.plain)
  const text = textOf(words, start, end).replace(/'s?$/, '')
  const isMass = end - from === 1 && isMassNoun(words, from)
  // 'Tom freaks out', typed small.
  const isGiven = end - from === 1 && !lead.determiner && head.node?.tag === 'PROPN' && isFirstName(head.text)
  return {
    text: isMass ? text.toLowerCase() : isGiven ? capitalised(text) : text,
    head: head.isCapital && isOneWho(head) ? plain : singularOf(plain),
    determiner: lead.determiner,
    amount: lead.amount,
    // 'Mags whispers': the verb says that she is one.
    isPlural: (isPlural(plain) && !(head.isCapital && isOneWho(head))) || undefined,
    isProper:
      (head.isCapital &&
        !isMass &&
        (lead.determiner === undefined || /^(?:my|your|his|her|our|their)$/.test(lead.determiner))) ||
      head.isName ||
      isGiven ||
      undefined,
    pronoun,
    adjectives: adjectives.length > 0 ? adjectives : undefined,
  }
}

const isOneWho = ({ node }: Word): boolean =>
  node?.tag === 'PROPN' && node.label === 'nsubj' && node.head?.node?.form === 'VBZ'

export const textOf = (words: Word[], start: number, end: number) =>
  words
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')

function pronounAt(words: Word[], at: number, place: PhrasePlace): FoundPhrase | undefined {
  const word = words[at]!
  const next = words[at + 1]
  if (word.isName) return undefined
  const isPronoun = classes.subjectPronouns.has(word.plain) || classes.objectPronouns.has(word.plain)
  if (word.plain === 'each' && next?.plain === 'other')
    return { mention: { text: 'each other', head: 'each other', pronoun: 'each other' }, end: at + 2 }
  if (!isPronoun || ((word.plain === 'here' || word.plain === 'there') && place.isSubject)) return undefined
  const mayLead = /^(?:her|this|that|these|those|one|both|all|something|anything|nothing|someone)$/.test(
    word.plain,
  )
  // 'Something cold', 'everybody else'.
  const isLonger =
    isWord(next) &&
    ((next.plain === 'else' && /(?:one|body|thing)$/.test(word.plain)) ||
      (/^(?:some|any|no)thing$|^someone$/.test(word.plain) &&
        next.tags.has('Adjective') &&
        !classes.prepositions.has(next.plain) &&
        !isAdverb(next)))
  if (isLonger)
    return {
      mention: {
        text: textOf(words, at, at + 2),
        head: word.plain,
        pronoun: word.plain,
        ...(next.plain !== 'else' && { adjectives: [next.plain] }),
      },
      end: at + 2,
    }
  if (word.node?.form === 'PRP$' && isWord(next) && !isFunctionWord(next)) return undefined
  if (mayLead && !/thing$|one$/.test(word.plain) && leadsNoun(words, at + 1, place)) return undefined
  if (/^(?:one|both|all)$/.test(word.plain) && next?.plain === 'of') return undefined
  if (word.plain === 'one' && (word.node?.label === 'nummod' || leadsNoun(words, at + 1, place)))
    return undefined
  return { mention: { text: word.text, head: word.plain, pronoun: word.plain }, end: at + 1 }
}

/** Whether a noun follows 'her', 'this', 'both', rather than the verb of it. */
function leadsNoun(words: Word[], at: number, place: PhrasePlace): boolean {
  const word = words[at]
  if (word && /^(?:aside|apart|along|up|down|out|off|over|away|back|in)$/.test(word.plain)) return false
  if (isFunctionWord(word) || isAdverb(word))
    return amountOf(word) !== undefined || pronounNouns.test(word?.plain ?? '')
  const isGerund =
    verbsOf(word!.plain).some(({ form }) => form === 'ing') &&
    isWord(words[at + 1]) &&
    !isFunctionWord(words[at + 1]) &&
    !isAdverb(words[at + 1])
  if (isGerund) return true
  if (!place.isSubject && !place.endsBeforeBase)
    return !(verbsOf(word!.plain).some(({ form }) => form === 'ing') && !word!.tags.has('Noun'))
  const verbs = verbsOf(word!.plain)
  if (verbs.length === 0) return true
  const after = words[at + 1]
  return (
    classes.nounsFirst.has(word!.plain) ||
    classes.auxiliaries.has(after?.plain ?? '') ||
    (isWord(after) && verbsOf(after.plain).some(({ form }) => form === 's' || form === 'past'))
  )
}

/** A phrase with the further members of its list, up to `to`: 'the key, the map and a torch'. */
export function listFrom(
  words: Word[],
  first: FoundPhrase,
  to: number,
  endsBeforeBase: boolean,
): FoundPhrase {
  let { end } = first
  const more: Mention[] = []
  for (;;) {
    const comma = words[end]?.plain === ','
    const joint =
      comma && words[end + 1]?.plain === 'and'
        ? end + 2
        : comma || words[end]?.plain === 'and' || words[end]?.plain === 'or'
          ? end + 1
          : undefined
    const next = joint !== undefined && joint < to ? phraseAt(words, joint, { endsBeforeBase }) : undefined
    if (!next || next.end > to) break
    more.push(next.mention)
    end = next.end
  }
  return { mention: more.length > 0 ? { ...first.mention, and: more } : first.mention, end }
}
