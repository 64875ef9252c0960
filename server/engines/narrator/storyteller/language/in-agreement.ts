import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { finiteOf, isBareThird } from './agreement.ts'
import { isSubject } from './hero-phrase.ts'
import { withoutSlips } from './slips.ts'
import { baseOfThird, thirdPerson, verbsOf } from './verb-forms.ts'
import { verbOfSense } from './verb-senses.ts'

/** A typed text whose verbs go with their subjects: 'she look' and 'the lights goes out' are slips; what is said aloud stays. */
export const inAgreement = (text: string): string =>
  text
    .split(/("[^"]*"?|“[^”]*”?|(?<=[.!?;:])\s+)/)
    .map((part) => (/^["“]|^\s*$/.test(part) ? part : mended(part)))
    .join('')

function mended(typed: string): string {
  const sentence = withoutSlips(typed)
  const tokens = parseSentence(sentence)
  const changed = tokens.flatMap((subject, at) => (isSubject(subject) ? slipsOf(tokens, at) : []))
  return changed
    .toSorted(([a], [b]) => b - a)
    .reduce((line, [at, word]) => {
      const { start = 0, word: was } = tokens[at]!
      return line.slice(0, start) + word + line.slice(start + was.length)
    }, sentence)
}

/** The verbs that do not go with a subject, each with the form that does. */
function slipsOf(tokens: Token[], at: number): [number, string][] {
  const verb = tokens[at]!.head
  const finite = finiteOf(tokens, verb)
  const number = numberOf(tokens, at)
  const isOne = tokens.filter((each) => each.head === verb && isSubject(each)).length === 1
  if (number === undefined || !isOne || isHeld(tokens, at)) return []
  // 'And I laughs': right after 'I', whatever the parse made of the rest.
  const does = tokens[at + 1]?.word.toLowerCase() ?? ''
  const base = number === 'i' && isBareThird(does) && !/^(?:is|has|does)$/.test(does) && baseOfThird(does)
  if (base) return [[at + 1, base]]
  const helper = tokens[finite]!
  const slips: [number, string][] = []
  if (finite < at) {
    // 'Does he smiles': the helper bends, and nothing else.
    if (finite !== at - 1 || !/^(?:do|does|did|is|are)$/i.test(helper.word)) return []
    if (!isPronoun(tokens[at]!)) return []
    slips.push(...bent(helper, finite, number))
    const bare = isBareThird(tokens[verb]!.word) ? baseOfThird(tokens[verb]!.word.toLowerCase()) : undefined
    return bare && helper.lemma === 'do' ? [...slips, [verb, bare]] : slips
  }
  if (tokens.slice(at, finite).some(({ tag }) => tag === 'CCONJ' || tag === 'PUNCT')) return []
  slips.push(...bent(helper, finite, number))
  if (finite !== verb || helper.form === 'MD') return slips
  for (const [next, { head, label, form }] of tokens.entries())
    if (
      head === verb &&
      label === 'conj' &&
      /^VB[PZ]?$/.test(form) &&
      (slips.length > 0 || form !== 'VB') &&
      tokens[next - 1]!.tag === 'CCONJ' &&
      !tokens.some((each) => each.head === next && (isSubject(each) || /^(?:aux|cop|mark)/.test(each.label)))
    )
      slips.push(...bent(tokens[next]!, next, number, slips.length > 0))
  return slips
}

type Number = 'i' | 'many' | 'it' | 'one'

/** The form of a verb that goes with its subject, where it has another. */
function bent({ word, form }: Token, at: number, number: Number, isSure = false): [number, string][] {
  const said = word.toLowerCase()
  if (number === 'i' || number === 'many') {
    const be = number === 'i' ? { is: 'am', are: 'am' } : { is: 'are', was: 'were' }
    const many =
      new Map(Object.entries({ ...be, has: 'have', does: 'do' })).get(said) ??
      (form === 'VBZ' && isBareThird(said) ? baseOfThird(said) : undefined)
    return many === undefined ? [] : [[at, many]]
  }
  const one =
    number === 'it'
      ? { are: 'is', have: 'has', do: 'does', become: 'becomes', come: 'comes' }[said]
      : undefined
  if (one) return [[at, one]]
  const forms = verbsOf(said)
  const isBase =
    /^VB[PZ]?$/.test(form) &&
    !/^(?:be|am|are|have|do)$/.test(said) &&
    (number === 'it' || sensesOf(said, 'adj').length === 0) &&
    (forms.length > 0
      ? forms.every((each) => each.form === 'base' || (isSure && each.form !== 's'))
      : verbOfSense(said)?.form === 'base')
  return isBase ? [[at, thirdPerson(said)]] : []
}

const isPronoun = ({ word }: Token): boolean =>
  /^(?:i|we|they|he|she|it|everyone|everybody|nobody|somebody|someone)$/i.test(word)

/** How many a subject is; undefined where that is not sure. */
function numberOf(tokens: Token[], at: number): Number | undefined {
  const { word, form, lemma, head } = tokens[at]!
  const said = word.toLowerCase()
  const isOf = (labels: RegExp) => tokens.some((each) => each.head === at && labels.test(each.label))
  if (isOf(/^(?:conj|appos|acl:relcl|nummod)$/)) return undefined
  if (/^(?:we|they)$/.test(said)) return 'many'
  if (said === 'i') return 'i'
  if (said.startsWith('no') && isOf(/^nmod/)) return 'it'
  // 'Everybody freeze' may be an order.
  const isCalled = /^(?:every|some|no)/.test(said) && (at < 2 || /^(?:INTJ|PUNCT)$/.test(tokens[at - 1]!.tag))
  const isHelped = /^(?:have|are|do)$/i.test(tokens[finiteOf(tokens, head)]?.word ?? '')
  if (isPronoun(tokens[at]!)) return isCalled && !isHelped ? undefined : 'it'
  if (said === 'people') return 'many'
  if ((/^\p{Lu}/u.test(word) && at > 0) || !isOf(/^(?:det|nmod:poss)$/)) return undefined
  if (form === 'NNS') return sensesOf(said, 'noun')[0]?.words.includes(said) ? undefined : 'many'
  // 'The goose bite me', and no 'crew' and no 'bag with the zip open'.
  const first = tokens.findIndex((each) => each.head === at)
  const isLeading =
    first === 0 ||
    (/^(?:PUNCT|SCONJ)$/.test(tokens[first - 1]!.tag) && tokens[first - 1]!.word !== '/') ||
    (tokens[first - 1]!.tag === 'CCONJ' && tokens.slice(0, first).some(({ tag }) => tag === 'VERB')) ||
    /^(?:today|tonight|then|now|suddenly)$/i.test(tokens[first - 1]!.word)
  const isOne =
    form === 'NN' &&
    !said.endsWith('s') &&
    !/^noun\.(?:group|time)$/.test(sensesOf(lemma, 'noun')[0]?.field ?? '') &&
    isLeading
  if (!isOne || !(finiteOf(tokens, head) === at + 1 || tokens[at + 1]!.tag === 'ADV')) return undefined
  return /^(?:fish|deer|sheep|craft|aircraft)$/.test(lemma) ? 'one' : 'it'
}

/** Hangs on a verb after which another stands bare, or on none that bends: 'watch him go', 'I demand he leave', 'for her to go'. */
function isHeld(tokens: Token[], at: number): boolean {
  const verb = tokens[at]!.head
  const { head, label, form } = tokens[verb]!
  const before = tokens[at - 1]?.lemma ?? ''
  return (
    (/^VB[DGN]$/.test(form) &&
      finiteOf(tokens, verb) === verb &&
      !/^(?:become|come)$/i.test(tokens[verb]!.word)) ||
    tokens.some((each) => each.head === verb && each.form === 'TO') ||
    tokens[verb - 1]?.lemma === 'please' ||
    BEFORE_BARE.test(before) ||
    (finiteOf(tokens, verb) > at &&
      /^(?:do|does|did|can|could|will|would|should|must|may|might|shall)$/i.test(
        tokens[at - 1]?.word ?? '',
      )) ||
    (/^(?:ccomp|xcomp|advcl|acl)/.test(label) &&
      (BEFORE_BARE.test(tokens[head]?.lemma ?? '') ||
        /^(?:suggest|demand|insist|ask|request|require|order|wish|pray)$/.test(tokens[head]?.lemma ?? '')))
  )
}

const BEFORE_BARE = /^(?:see|hear|watch|feel|let|make|help|have|notice|find)$/
