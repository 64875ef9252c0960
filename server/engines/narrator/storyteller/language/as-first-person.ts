import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { genderOfNoun } from './gendered-nouns.ts'
import { capitalised } from './letter-case.ts'
import { baseOfThird, verbsOf } from './verb-forms.ts'

/** Of whom a player tells: the hero, by name and as 'he', 'she' or 'you'. */
export interface ToldOf {
  names: readonly string[]
  gender?: 'm' | 'f' | 'you'
  /** Whether somebody else was 'he' or 'she' just before. */
  isOtherMeant: boolean
  /** Names and nouns of others of the same gender. */
  others: readonly string[]
}

const PRONOUNS = {
  m: { he: 'I', him: 'me', his: 'my', himself: 'myself' },
  f: { she: 'I', her: 'me', hers: 'mine', herself: 'myself' },
  you: { you: 'me', your: 'my', yours: 'mine', yourself: 'myself' },
} as const

/** 'Marit sits down and takes off her shoes', where Marit is the hero: 'I sit down and take off my shoes'. What is said aloud stays. */
export function asFirstPerson(turn: string, told: ToldOf): string {
  let isOther = told.isOtherMeant
  return turn
    .split(/("[^"]*"|“[^”]*”|(?<=[.!?;])\s+)/)
    .map((part, at, parts) => {
      if (/^["“]|^\s*$/.test(part)) return part
      const sentence = parseSentence(part)
      // '"Come in," says Marit': whoever says it comes after the verb.
      const sayer = sentence[1]
      if (sayer && isName(sayer, told.names) && /^["“]/.test(parts[at - 1] ?? parts[at - 2] ?? ''))
        Object.assign(sayer, { label: 'nsubj', head: 0 })
      const { text, isOtherLast } = sentenceAsFirstPerson(part, sentence, { ...told, isOtherMeant: isOther })
      isOther = isOtherLast
      return text
    })
    .join('')
}

function sentenceAsFirstPerson(text: string, tokens: Token[], told: ToldOf) {
  const changed = new Map<number, string>()
  const own: Record<string, string> = told.gender ? PRONOUNS[told.gender] : {}
  let isOther = told.isOtherMeant
  for (const [at, token] of tokens.entries()) {
    const word = token.word.toLowerCase()
    if (isName(token, told.names)) {
      if (token.label === 'vocative' || changed.has(at)) continue
      isOther = false
      // 'Marit Dahl' is one name, and 'Marit's' is 'my'.
      let end = at + 1
      while (tokens[end] && isName(tokens[end]!, told.names)) changed.set(end++, '')
      const isOwner = /^['’]s$/.test(tokens[end]?.word ?? '') && tokens[end]!.tag === 'PART'
      if (isOwner) changed.set(end, '')
      // 'Sam runs', where the parse took 'runs' for a noun.
      const isDoer = isSubject(token) || (at === 0 && isThird(tokens[end]))
      changed.set(at, isOwner ? 'my' : isDoer ? 'I' : 'me')
      if (!isOwner && isDoer) {
        agree(tokens, token.head, changed)
        agreeNext(tokens, end, changed)
      }
    } else if (own[word] !== undefined) {
      // 'Hobb gives her his own sandwich': it is the subject's.
      if (isOther && !/^own$/i.test(tokens[at + 1]?.word ?? '')) continue
      const isPossessive = token.label === 'nmod:poss'
      changed.set(at, isPossessive ? 'my' : isSubject(token) ? 'I' : own[word])
      if (isSubject(token)) agree(tokens, token.head, changed)
    } else if (isOtherOf(token, told)) isOther = true
  }
  const pieces = tokens.toReversed().reduce((line, { start = 0, word }, back) => {
    const by = changed.get(tokens.length - 1 - back)
    return by === undefined ? line : line.slice(0, start) + by + line.slice(start + word.length)
  }, text)
  const isCapital = /^\p{Lu}/u.test(text)
  const whole = pieces.replace(/(?<=\S) {2,}/g, ' ')
  return { text: isCapital ? capitalised(whole) : whole, isOtherLast: isOther }
}

const isName = ({ word }: Token, names: readonly string[]): boolean =>
  /^\p{L}{2,}/u.test(word) &&
  names.some((name) => name.toLowerCase().split(' ').includes(word.toLowerCase())) &&
  /^\p{Lu}/u.test(word)

const isSubject = ({ label }: Token): boolean => label.startsWith('nsubj')

const isOtherOf = ({ word, tag, lemma, label }: Token, { gender, others }: ToldOf): boolean =>
  gender !== undefined &&
  label !== 'nmod:poss' &&
  (others.includes(word.toLowerCase()) ||
    (tag === 'NOUN' && genderOfNoun(lemma) === gender) ||
    (tag === 'PROPN' && genderOfFirstName(word) === gender))

const isThird = (token: Token | undefined): boolean =>
  verbsOf(token?.word ?? '').some(({ form }) => form === 's')

/** 'Marta parks by the church': the word after her name, whatever the parse took it for. */
function agreeNext(tokens: Token[], at: number, changed: Map<number, string>): void {
  if (!changed.has(at) && isThird(tokens[at])) changed.set(at, baseOfThird(tokens[at]!.word)!)
}

/** The verb of a first person, and of the verbs that go on with it: 'sits and takes' becomes 'sit and take'. */
function agree(tokens: Token[], at: number, changed: Map<number, string>): void {
  const verb = tokens[at]
  if (!verb) return
  const helper = tokens.findIndex(({ head, label }) => head === at && /^(?:aux|cop)/.test(label))
  const finite = helper >= 0 ? helper : at
  const word = tokens[finite]!.word.toLowerCase()
  const isPerfect = helper >= 0 && tokens[helper]!.label === 'aux' && /^VB[DN]$/.test(verb.form)
  const first =
    word === "'s" || word === '’s'
      ? isPerfect
        ? "'ve"
        : "'m"
      : ({ is: 'am', are: 'am', "'re": "'m", '’re': "'m", were: 'was', has: 'have', does: 'do' }[word] ??
        (tokens[finite]!.form === 'VBZ' || verbsOf(word).some(({ form }) => form === 's')
          ? baseOfThird(word)
          : undefined))
  if (first !== undefined && tokens[finite]!.form !== 'MD') changed.set(finite, first)
  for (const [next, { head, label }] of tokens.entries())
    if (head === at && label === 'conj' && !tokens.some((each) => each.head === next && isSubject(each)))
      agree(tokens, next, changed)
}
