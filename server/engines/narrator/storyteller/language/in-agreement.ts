import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { finiteOf, isBareThird } from './agreement.ts'
import { isSubject } from './hero-phrase.ts'
import { baseOfThird, thirdPerson, verbsOf } from './verb-forms.ts'

/** A typed text whose verbs go with their subjects: 'she look' and 'the lights goes out' are slips; what is said aloud stays. */
export const inAgreement = (text: string): string =>
  text
    .split(/("[^"]*"?|“[^”]*”?|(?<=[.!?;:])\s+)/)
    .map((part) => (/^["“]|^\s*$/.test(part) ? part : mended(unshouted(part))))
    .join('')

/** 'She looks PISSED'; what stands written or is yelled stays as loud as it is. */
const unshouted = (text: string): string =>
  LOUD.test(text)
    ? text
    : text.replace(/(?<=\p{Ll},? )\p{Lu}{3,}(?=[^\p{L}]*$|,? \p{Ll})/gu, (word) =>
        isSaidSmall(word.toLowerCase()) ? word.toLowerCase() : word,
      )
const LOUD =
  /\b(?:says?|said|reads?|signs?|yells?|shouts?|screams?|marked|labell?ed|written|letters|words?|called|named)\b/i
const isSaidSmall = (word: string): boolean =>
  sensesOf(word, 'adj').length > 0 || sensesOf(word, 'adv').length > 0 || verbsOf(word).length > 0

const mended = (sentence: string): string => {
  const tokens = parseSentence(sentence)
  return tokens.reduceRight((line, { start = 0, word }, at) => {
    const meant = formMeant(tokens, at)
    return meant ? line.slice(0, start) + meant + line.slice(start + word.length) : line
  }, sentence)
}

/** The form of a verb right behind its subject, where it has another than goes with that. */
function formMeant(tokens: Token[], at: number): string | undefined {
  const subject = tokens[at - 1]
  if (!subject || !isSubject(subject) || finiteOf(tokens, subject.head) !== at) return undefined
  const number = numberOf(tokens, at - 1)
  // 'Make it go', 'does he smile': a verb stands before them after which another is bare. 'A boy and his drum go': both do.
  const first = tokens.findIndex(({ head }, each) => each === at - 1 || head === at - 1)
  const isJoined =
    tokens[first - 1]?.tag === 'CCONJ' && !tokens.slice(0, first).some(({ tag }) => tag === 'VERB')
  if (!number || isJoined || !/^(?:PUNCT|[CS]CONJ|ADV|INTJ|PRON|)$/.test(tokens[first - 1]?.tag ?? ''))
    return undefined
  if (tokens[first - 1]?.word === '/') return undefined
  const said = tokens[at]!.word.toLowerCase()
  if (number !== 'one') return MANY[said]?.[number] ?? (isBareThird(said) ? baseOfThird(said) : undefined)
  const isBase = /^VB[PZ]?$/.test(tokens[at]!.form) && verbsOf(said).every(({ form }) => form === 'base')
  return ONE[said] ?? (isBase && verbsOf(said).length > 0 ? thirdPerson(said) : undefined)
}

const MANY: Record<string, { i: string; many: string } | undefined> = {
  is: { i: 'am', many: 'are' },
  are: { i: 'am', many: 'are' },
  was: { i: 'was', many: 'were' },
  has: { i: 'have', many: 'have' },
  does: { i: 'do', many: 'do' },
}
const ONE: Record<string, string | undefined> = { are: 'is', have: 'has', do: 'does' }

/** How many a subject is; undefined where that is not sure. */
function numberOf(tokens: Token[], at: number): 'i' | 'many' | 'one' | undefined {
  const { word, form, lemma } = tokens[at]!
  const said = word.toLowerCase()
  if (said === 'i') return 'i'
  if (/^(?:we|they)$/.test(said)) return 'many'
  if (/^(?:he|she|it)$/.test(said)) return 'one'
  const own = tokens.filter(({ head }) => head === at)
  const isPlain = own.every(({ label }) => /^(?:det|nmod:poss|amod|compound)$/.test(label))
  if (!isPlain || !own.some(({ label }) => /^(?:det|nmod:poss)$/.test(label))) return undefined
  // 'The crew go', 'the news is'.
  const [sense] = sensesOf(lemma, 'noun')
  if (/^noun\.(?:group|time)$/.test(sense?.field ?? '') || sense?.words.includes(said) === (form === 'NNS'))
    return undefined
  return form === 'NNS' ? 'many' : form === 'NN' && !said.endsWith('s') ? 'one' : undefined
}
