import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isSubject } from './hero-phrase.ts'
import { baseOfThird, verbsOf } from './verb-forms.ts'
import { verbOfSense } from './verb-senses.ts'

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
  // 'Finds the key under the paint can and puts it away', where the can was taken for what one can.
  const isHelped = helper >= 0 && !(tokens[helper]!.form === 'MD' && isBareThird(tokens[verb]!.word))
  return isHelped ? helper : verb
}

/** 'Takes off her apron, goes down and fetches coal': by the parse how she takes it off, and a verb of hers. */
const isRow = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.label === 'advcl' &&
  tokens[at]!.form === 'VBZ' &&
  (tokens[at - 1]?.word === ',' || (tokens[at - 1]?.word === 'then' && tokens[at - 2]?.word === ',')) &&
  !tokens.some(({ head, label }) => head === at && label === 'mark')

/** Whether a word can be nothing but what he, she or it does. */
export const isBareThird = (word: string): boolean => {
  const said = word.toLowerCase()
  const forms = verbsOf(said)
  return forms.length > 0
    ? forms.every(({ form }) => form === 's')
    : !isPast(said) && verbOfSense(said)?.form === 's'
}

const isPast = (word: string): boolean => word.endsWith('ed')

/** 'Sits and takes', 'sits, stands': with a word or a mark between them. */
const isJoined = (tokens: readonly Token[], at: number, next: number): boolean =>
  tokens.slice(at, next).some(({ tag }) => tag === 'CCONJ' || tag === 'PUNCT')

/** The verb of a subject, and of the verbs that go on with it, as they are with 'I' or 'you': 'sits and takes' becomes 'sit and take'. */
export function agreed(tokens: readonly Token[], at: number, person: Person): [number, string][] {
  const verb = tokens[at]
  // 'Ticks ‘exceeds expectations’': what stands written.
  if (!verb || /^['"‘“]$/.test(tokens[at - 1]?.word ?? '')) return []
  const finite = finiteOf(tokens, at)
  const { form, word: typed, label } = tokens[finite]!
  const word = typed.toLowerCase()
  const { is, was, short } = PERSONS[person]
  const isPerfect = finite !== at && label === 'aux' && /^VB[DN]$/.test(verb.form)
  const told = /^['’]?s$/.test(word)
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
    (as === 'conj' || isRow(tokens, next)) &&
    isOf(head, tag) &&
    isJoined(tokens, at, next) &&
    !tokens.some((each) => each.head === next && isSubject(each))
      ? agreed(tokens, next, person)
      : [],
  )
  return [
    ...(told !== undefined && form !== 'MD' ? [[finite, told] as [number, string]] : []),
    // 'Lets go', which the parse has in two.
    ...tokens.flatMap(({ word: each }, next) =>
      next >= at &&
      each === 'let' &&
      tokens[next + 1]?.word === 's' &&
      !tokens.slice(at + 1, next).some(isSubject)
        ? [[next + 1, ''] as [number, string]]
        : [],
    ),
    ...(told === 'am' && NOT.test(tokens[finite + 1]?.word ?? '')
      ? [[finite + 1, ' not'] as [number, string]]
      : []),
    ...further,
    ...stray(tokens, at),
  ]
}

const NOT = /^n['’]?t$/i

/** ', and has money enough', 'which is too tight, and practises': the parse hung it on another word, and nobody but the subject can do it. */
function stray(tokens: readonly Token[], at: number): [number, string][] {
  for (const [next, { form, word }] of tokens.entries()) {
    const joint = tokens[next - 1]?.tag === 'ADV' ? next - 2 : next - 1
    const isVerb =
      form === 'VBZ'
        ? isBareThird(word)
        : form === 'NNS' && (isRatherThird(word) || isVerbBefore(tokens, next) || isBareBeside(tokens, next))
    if (next <= at || word === 'is' || !isVerb || tokens[joint]?.tag !== 'CCONJ') continue
    const isLed = (of: number) => tokens.some(({ head, label }) => head === of && label === 'case')
    const subjects = tokens.slice(at, next).filter((each) => isSubject(each) && !isLed(tokens.indexOf(each)))
    const isMain =
      tokens[joint - 1]?.word === ',' &&
      (subjects.every(({ word: said }) => /^(?:which|that|who|what(?:ever)?|whoever)$/i.test(said)) ||
        // 'Makes sure the old man is asleep, and reads the first line'.
        (isVerbBefore(tokens, next) && tokens.slice(at + 1, joint).some(({ label }) => label === 'cop')))
    const base = baseOfThird(word.toLowerCase())
    if (base && (subjects.length === 0 || isMain)) return [[next, base]]
  }
  return []
}

/** 'Vaults over the bar and runs', 'shuts her eyes and counts to ten': the noun before it has a word of its own, and it has none. */
function isBareBeside(tokens: readonly Token[], at: number): boolean {
  const { lemma, head } = tokens[at]!
  const isLed = tokens.some(({ head: of, label }) => of === head && /^(?:det|nmod:poss)$/.test(label))
  const after = tokens[at + 1]?.tag
  return (
    isLed &&
    tokens[at - 1]?.tag === 'CCONJ' &&
    (after === undefined || /^(?:ADP|PART|ADV|PUNCT)$/.test(after)) &&
    sensesOf(lemma, 'verb').length >= sensesOf(lemma, 'noun').length
  )
}

/** 'And lights the lamp': no noun stands before an article. */
export const isVerbBefore = (tokens: readonly Token[], at: number): boolean =>
  /^(?:DT|PRP\$)$/.test(tokens[at + 1]?.form ?? '') &&
  verbsOf(tokens[at]!.word.toLowerCase()).some(({ form }) => form === 's')

/** 'Fetches', of which there is hardly a noun. */
const isRatherThird = (word: string): boolean => {
  const lemma = verbsOf(word).find(({ form }) => form === 's')?.lemma
  return lemma !== undefined && sensesOf(lemma, 'verb').length > 2 * sensesOf(lemma, 'noun').length
}
