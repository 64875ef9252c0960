import type { Modality, Polarity, Tense } from './clause.ts'
import { actByVerb, type ActName } from './acts.ts'
import { isFunctionWord } from './phrase-end.ts'
import { isRatherVerb, verbOfSense } from './verb-senses.ts'
import { type KnownVerb, type VerbForm, verbsOf } from './verb-forms.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'

/** The verb of a clause with its helpers: 'do not want to open'. */
export interface VerbGroup {
  lemma: string
  form: VerbForm
  act?: ActName
  particle?: string
  modality: Modality
  polarity: Polarity
  tense: Tense
  /** 'is locked', 'was taken': the lemma is that of the participle. */
  isPassive?: boolean
  isProgressive?: boolean
  /** 'had hidden': what was so before. */
  isPerfect?: boolean
  manner?: string
  /** Index of the main verb, and of the word after it and its particle. */
  at: number
  end: number
}

export const wanting = new Set(
  'want wish hope intend like love long yearn prefer desire plan hate aim'.split(' '),
)

const beginning = new Set(
  'decide choose begin start proceed continue manage happen dare prepare get come go help turn move bother pause proceed tend use'.split(
    ' ',
  ),
)

export const trying = new Set('try attempt struggle strive'.split(' '))

export const failing = new Set('refuse fail forget decline hesitate'.split(' '))

const goingOn = new Set('start begin keep continue go try resume spend come'.split(' '))

export const ending = new Set('stop quit avoid cease resist'.split(' '))

export const isWord = (word: Word | undefined): word is Word => word?.kind === 'word'

export const has = (verbs: KnownVerb[], ...forms: VerbForm[]) =>
  verbs.find(({ form }) => forms.includes(form))

/** Verbs of a word; one that no lexicon holds counts where the tagger sees a verb. */
export function verbsHere(word: Word | undefined): KnownVerb[] {
  if (!isWord(word) || word.isName) return []
  const known = verbsOf(word.plain)
  if (known.length > 0) return known
  if (isFunctionWord(word)) return []
  if (!word.tags.has('Verb')) {
    const found = isRatherVerb(word.plain) ? verbOfSense(word.plain) : undefined
    return found ? [found] : []
  }
  const found = verbOfSense(word.plain)
  if (found) return [found]
  const { plain, tags } = word
  // 'The pudding', 'make him coffee': things whose names look like what is done.
  if ((tags.has('Gerund') || tags.has('Infinitive')) && sensesOf(plain, 'noun').length > 0) return []
  if (tags.has('Gerund')) return [{ lemma: plain.replace(/ing$/, ''), form: 'ing' }]
  if (tags.has('PastTense')) return [{ lemma: plain.replace(/e?d$/, ''), form: 'past' }]
  if (tags.has('Infinitive')) return [{ lemma: plain, form: 'base' }]
  return tags.has('PresentTense') ? [{ lemma: plain.replace(/s$/, ''), form: 's' }] : []
}

/** Whether somebody may be made or helped to do it: 'laugh' in 'make him laugh', and not 'soup' in 'make him soup'. */
export const isDoneAfter = (lemma: string, word: Word | undefined): boolean =>
  verbsHere(word).some(({ form }) => form === 'base') &&
  !(lemma === 'make' && sensesOf(word!.plain, 'noun')[0]?.field === 'noun.food' && !isRatherVerb(word!.plain))

/** Of several readings of a form the finite one: 'saw' is rather 'see' than to saw. */
export const preferred = (verbs: KnownVerb[]): KnownVerb => {
  const base = has(verbs, 'base')
  // 'put', 'let', 'cast': present and past are one.
  if (base && verbs.some(({ lemma, form }) => lemma === base.lemma && form === 'past')) return base
  return has(verbs, 's') ?? has(verbs, 'past') ?? verbs[0]!
}

export const skipAdverbs = (words: Word[], from: number): number => {
  let i = from
  while (
    isWord(words[i]) &&
    (classes.negations.has(words[i]!.plain) ||
      classes.adverbs.has(words[i]!.plain) ||
      /.ly$/.test(words[i]!.plain)) &&
    verbsOf(words[i]!.plain).length === 0
  )
    i++
  return i
}

export const isVerbAhead = (words: Word[], from: number, ...forms: VerbForm[]): boolean => {
  const at = skipAdverbs(words, from)
  const verbs = verbsHere(words[at])
  return forms.length === 0
    ? verbs.length > 0
    : has(verbs, ...forms) !== undefined ||
        (forms.includes('base') && /^(?:be|have|do)$/.test(words[at]?.plain ?? ''))
}

/** Where the deed stands after 'want to', 'try to', 'start', 'keep', 'go and'; undefined when this verb is the deed. */
export function innerVerb(
  words: Word[],
  at: number,
  lemma: string,
): { at: number; isNegated: boolean } | undefined {
  let i = at + 1
  let isNegated = false
  while (
    isWord(words[i]) &&
    (classes.negations.has(words[i]!.plain) ||
      /^(?:really|just|only|also|hard|desperately|quickly)$/.test(words[i]!.plain))
  ) {
    if (classes.negations.has(words[i]!.plain)) isNegated = true
    i++
  }
  const leads =
    wanting.has(lemma) || beginning.has(lemma) || trying.has(lemma) || failing.has(lemma) || lemma === 'need'
  if (leads && words[i]?.plain === 'to') {
    let verbAt = i + 1
    while (
      isWord(words[verbAt]) &&
      (/.ly$/.test(words[verbAt]!.plain) || /^(?:not|just|never)$/.test(words[verbAt]!.plain)) &&
      verbsOf(words[verbAt]!.plain).length === 0
    ) {
      if (/^(?:not|never)$/.test(words[verbAt]!.plain)) isNegated = true
      verbAt++
    }
    const verbs = verbsHere(words[verbAt])
    const isBe = words[verbAt]?.plain === 'be'
    if (
      isBe ||
      (has(verbs, 'base') && !(/^(?:go|come|get|turn|move)$/.test(lemma) && isPlaceLike(words, verbAt)))
    )
      return { at: verbAt, isNegated }
  }
  // 'Goes on sharpening'.
  const isGoingOn = /^(?:go|keep|carry)$/.test(lemma) && words[i]?.plain === 'on'
  if (isGoingOn) i++
  const verbs = verbsHere(words[i])
  if (
    (isGoingOn || goingOn.has(lemma) || ending.has(lemma) || trying.has(lemma)) &&
    has(verbs, 'ing') &&
    !(lemma === 'go' && actByVerb.has(`go ${words[i]!.plain}`))
  )
    return { at: i, isNegated }
  if (/^(?:go|come|try)$/.test(lemma)) {
    if (
      words[i]?.plain === 'and' &&
      has(verbsHere(words[i + 1]), 'base') &&
      !classes.nounsFirst.has(words[i + 1]!.plain)
    )
      return { at: i + 1, isNegated }
    // 'Go tell him', 'come see'.
    if (
      lemma !== 'try' &&
      has(verbs, 'base') &&
      isRatherVerb(words[i]!.plain) &&
      !actByVerb.has(`${lemma} ${words[i]!.plain}`)
    )
      return { at: i, isNegated }
  }
  return undefined
}

/** 'go to camp', 'go to market': the word after 'to' is a place. */
const isPlaceLike = (words: Word[], at: number) =>
  classes.nounsFirst.has(words[at]!.plain) &&
  (!isWord(words[at + 1]) ||
    (isFunctionWord(words[at + 1]) && !classes.determiners.has(words[at + 1]!.plain)))

/** The longest entry of the lexicon that begins with the verb here. */
export function longestAct(
  words: Word[],
  at: number,
  lemma: string,
): { act: ActName; particle?: string; end: number } | undefined {
  for (let length = 4; length > 0; length--) {
    const tail = words.slice(at + 1, at + length)
    if (tail.length < length - 1 || !tail.every(isWord)) continue
    const entry = [lemma, ...tail.map(({ plain }) => plain)].join(' ')
    const found = actByVerb.get(entry) ?? actByVerb.get(entry.replace(/ (?:your|his|her|their|our)\b/, ' my'))
    if (found) {
      const last = tail.at(-1)?.plain
      const isOpenPhrase = last !== undefined && /^(?:my|his|the|a|some|him|her|this|to)$/.test(last)
      const end = isOpenPhrase ? at + length - 1 : at + length
      const particle = last !== undefined && classes.particles.has(last) ? last : undefined
      return { act: found, particle, end }
    }
  }
  return undefined
}
