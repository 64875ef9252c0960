import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isSubject } from './hero-phrase.ts'
import { baseOfThird, verbsOf } from './verb-forms.ts'

export const PERSONS = {
  first: {
    subject: 'I',
    object: 'me',
    owner: 'my',
    own: 'mine',
    self: 'myself',
    is: 'am',
    was: 'was',
    short: "'m",
  },
  second: {
    subject: 'you',
    object: 'you',
    owner: 'your',
    own: 'yours',
    self: 'yourself',
    is: 'are',
    was: 'were',
    short: "'re",
  },
} as const

export type Person = keyof typeof PERSONS

/** The word of a clause that bends with its subject: 'has' of 'has been told'. */
export function finiteOf(tokens: readonly Token[], verb: number): number {
  const helper = tokens.findIndex(({ head, label }) => head === verb && /^(?:aux|cop)/.test(label))
  return helper >= 0 ? helper : verb
}

/** 'Takes off her apron, goes down and fetches coal': by the parse how she takes it off, and a verb of hers. */
const isRow = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.label === 'advcl' &&
  tokens[at]!.form === 'VBZ' &&
  tokens[at - 1]?.word === ',' &&
  !tokens.some(({ head, label }) => head === at && label === 'mark')

/** 'Sits and takes', 'sits, stands': with a word or a mark between them. */
const isJoined = (tokens: readonly Token[], at: number, next: number): boolean =>
  tokens.slice(at, next).some(({ tag }) => tag === 'CCONJ' || tag === 'PUNCT')

/** The verb of a subject, and of the verbs that go on with it, as they are with 'I' or 'you': 'sits and takes' becomes 'sit and take'. */
export function agreed(tokens: readonly Token[], at: number, person: Person): [number, string][] {
  const verb = tokens[at]
  if (!verb) return []
  const finite = finiteOf(tokens, at)
  const { form, word: typed, label } = tokens[finite]!
  const word = typed.toLowerCase()
  const { is, was, short } = PERSONS[person]
  const isPerfect = finite !== at && label === 'aux' && /^VB[DN]$/.test(verb.form)
  const told = /^['’]s$/.test(word)
    ? isPerfect
      ? "'ve"
      : short
    : ({ is, are: is, "'re": short, '’re': short, was, were: was, has: 'have', does: 'do' }[word] ??
      (form === 'VBZ' || verbsOf(word).some((each) => each.form === 's') ? baseOfThird(word) : undefined))
  // 'Has dropped one and doesn't know whose': the second verb may hang on what the first one was done to.
  const isOf = (head: number, tag: string) =>
    head === at ||
    (tag === 'VERB' && tokens[head]?.head === at && /^(?:NOUN|NUM|PRON|PROPN)$/.test(tokens[head].tag))
  const further = tokens.flatMap(({ head, tag, label: as }, next) =>
    isOf(head, tag) &&
    (as === 'conj' || isRow(tokens, next)) &&
    isJoined(tokens, at, next) &&
    !tokens.some((each) => each.head === next && isSubject(each))
      ? agreed(tokens, next, person)
      : [],
  )
  return [
    ...(told !== undefined && form !== 'MD' ? [[finite, told] as [number, string]] : []),
    ...further,
    ...stray(tokens, at),
  ]
}

/** ', and has money enough', 'and fetches coal': the parse hung it on something else, and nobody but the subject can do it. */
function stray(tokens: readonly Token[], at: number): [number, string][] {
  const next = tokens.findIndex(
    ({ form, label, word }, place) =>
      place > at &&
      tokens[place - 1]!.tag === 'CCONJ' &&
      ((form === 'VBZ' && label === 'aux' && word === 'has') || (form === 'NNS' && isRatherThird(word))),
  )
  return next < 0 || tokens.slice(at, next).some(isSubject)
    ? []
    : [[next, tokens[next]!.word === 'has' ? 'have' : baseOfThird(tokens[next]!.word)!]]
}

/** 'Fetches', of which there is hardly a noun. */
const isRatherThird = (word: string): boolean => {
  const lemma = verbsOf(word).find(({ form }) => form === 's')?.lemma
  return lemma !== undefined && sensesOf(lemma, 'verb').length > 2 * sensesOf(lemma, 'noun').length
}
