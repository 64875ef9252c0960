import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Saying } from '../content/answers-to-said.ts'
import { isPersonWord } from '../scenario/roles.ts'

export interface Said {
  saying: Saying
  /** A thing that is spoken of, as whoever answers calls it: 'the blankets'. */
  thing?: string
  /** What the sentence turns on, taken up by whoever answers: 'a knight', 'no water', 'in your bed'. */
  echo?: string
}

/** What the weightiest sentence of some words does; undefined where none says how something is. */
export function saidIn(words: string): Said | undefined {
  const all = words
    .split(/(?<=[.!?;])\s+/)
    .map((sentence) => parseSentence(sentence.replace(LEAD, '')))
    .map((tokens) => ({ tokens, saying: sayingOf(tokens) }))
  const found = all.toSorted((a, b) => weightOf(b.saying) - weightOf(a.saying)).find(({ saying }) => saying)
  return found && { saying: found.saying!, thing: thingIn(found.tokens), echo: echoOf(found.tokens) }
}

const LEAD =
  /^\W*(?:(?:so|but|and|then|look|listen|well|oh|ok|okay|actually|sorry|no(?=,)|yes(?=,)|please|mind you),? )+/i

const weightOf = (saying: Saying | undefined): number =>
  saying === undefined
    ? 0
    : /^(?:ofYour|refusal|denial|demand)/.test(saying)
      ? 3
      : /^(?:news|self)$/.test(saying)
        ? 1
        : 2

function sayingOf(tokens: Token[]): Saying | undefined {
  const at = tokens.findIndex(({ head }) => head < 0)
  const root = tokens[at]
  if (!root) return undefined
  const below = (label: RegExp) => tokens.filter((each) => each.head === at && label.test(each.label))
  const [subject] = below(/^nsubj/)
  const helpers = below(/^(?:aux|cop)/).map(({ word }) => word.toLowerCase().replaceAll('’', "'"))
  const has = (pattern: RegExp) => helpers.some((each) => pattern.test(each))
  const isNot = tokens.some(({ head, word }) => head === at && /^(?:not|n['’]?t|never)$/i.test(word))
  const isPast =
    has(/^(?:was|were|did|had)$/) || (root.form === 'VBD' && root.lemma !== 'ought' && helpers.length === 0)
  // 'No spells in the dryer.'
  if (!subject && /^no$/i.test(tokens[0]!.word) && tokens.length > 2) return 'forbidding'
  if (!subject)
    return isYours(tokens, root) && tokens.findLast(({ tag }) => tag !== 'PUNCT') === root
      ? 'demand'
      : undefined
  const who = subject.word.toLowerCase()
  const isBeing = below(/^cop$/).length > 0
  const may = /^(?:can|could|ca|cannot)$/
  const will = /^(?:will|'ll|shall|wo|gonna)$/
  const going = root.lemma === 'go' && root.form === 'VBG' && below(/^xcomp$/).length > 0
  if (who === 'i') {
    if (isNot && (has(will) || going)) return 'refusal'
    if (isNot && has(may)) return 'unable'
    if (isNot && (root.lemma === 'want' || root.form === 'VBG')) return 'refusal'
    if (has(will) || going) return 'intent'
    if (has(/^(?:would|'d|should|might)$/)) return 'supposing'
    if (isPast) return isNot ? 'denial' : 'account'
    if (
      /^(?:think|believe|know|guess|suppose|doubt|bet|hope|reckon|suspect|say|trust|see|hear|gather|understand)$/.test(
        root.lemma,
      )
    )
      return isNot
        ? 'doubt'
        : THOUGHT.test(root.lemma) || below(/^(?:ccomp|xcomp)$/).length > 0
          ? 'view'
          : 'self'
    if (/^(?:want|need|wish|ask|demand|require)$/.test(root.lemma)) return 'wanting'
    if (isBeing && root.tag === 'ADJ') return isNot ? 'denial' : 'feeling'
    if (isBeing && root.tag === 'NOUN' && !isNot) return 'identity'
    if (/^(?:come|go|leave|stay|start|begin)$/.test(root.lemma) && root.form === 'VBG') return 'intent'
    return has(/^(?:have|'ve)$/) && root.lemma !== 'get' ? 'account' : isNot ? 'denial' : 'self'
  }
  if (who === 'we' && isNot && (has(will) || has(may))) return has(will) ? 'refusal' : 'unable'
  if (who === 'we') {
    const isJoint =
      isBeing || /^(?:must|should|ought|can|could)$/.test(helpers[0] ?? '') || root.lemma === 'understand'
    return isPast ? 'shared' : isJoint ? 'ofUs' : 'self'
  }
  if (who === 'you' && subject.label !== 'nsubj:pass') {
    // 'You are the one who wrote it', 'you should have told me'.
    if (has(/^(?:should|could|might)$/) && has(/^have$/)) return 'ofYourPast'
    if (root.lemma === 'one') return 'ofYourPast'
    if (has(/^(?:can|may)$/) && !isNot) return 'permission'
    if (has(/^(?:should|must|ought|can|ca|cannot|could|may|might)$/) || root.lemma === 'need')
      return isNot || has(/^cannot$/) ? 'forbidding' : 'advice'
    if (has(will) || going) return 'ofYourFuture'
    return isPast || has(/^(?:have|'ve)$/) || SAME.test(root.word) ? 'ofYourPast' : 'ofYou'
  }
  if (has(/^(?:would|'d)$/)) return 'supposing'
  if (below(/^expl$/).length > 0) return 'news'
  // 'Your tart is too sweet', 'my brother did this job'.
  const owner = tokens
    .find(({ label, head }) => label === 'nmod:poss' && tokens[head] === subject)
    ?.word.toLowerCase()
  if (owner === 'your' && isBeing) return 'ofYou'
  if (owner === 'my' || owner === 'our') return 'self'
  if (who === 'it' && !isNot && (root.form === 'VBG' || root.word.endsWith('ing'))) return 'judgement'
  const isSomebody =
    /^(?:he|she|they)$/.test(who) ||
    subject.tag === 'PROPN' ||
    isPersonWord(subject.lemma) ||
    who === 'everyone'
  if (isSomebody) return isPast ? 'news' : 'ofSomebody'
  if (
    isNot &&
    isBeing &&
    tokens.some(({ word, head }) => /^yours?$/i.test(word) && (head === at || tokens[at]!.word === word))
  )
    return 'notYours'
  if (isNot && /^(?:it|that|this)$/.test(who)) return 'denial'
  if (isBeing && root.tag === 'ADJ') return 'judgement'
  if (isBeing && /^(?:it|that|this)$/.test(who) && root.tag === 'NOUN') return 'naming'
  return 'news'
}

const THOUGHT = /^(?:think|believe|guess|suppose|doubt|bet|hope|reckon|suspect)$/

/** Of the base form, and past all the same. */
const SAME = /^(?:put|cut|hit|hurt|let|set|shut|cost|bet|beat)$/i

const isYours = (tokens: Token[], root: Token): boolean =>
  root.tag === 'NOUN' &&
  /^noun\.(?:artifact|possession|communication|food)$/.test(sensesOf(root.lemma, 'noun')[0]?.field ?? '') &&
  tokens.some(({ word, head }) => /^your$/i.test(word) && tokens[head] === root)

/** A thing that is spoken of, as whoever is spoken to says it. */
function thingIn(tokens: Token[]): string | undefined {
  const isThing = ({ tag, label, lemma }: Token) =>
    tag === 'NOUN' &&
    /^(?:obj|obl|root|nsubj|nsubj:pass|conj)$/.test(label) &&
    /^noun\.(?:artifact|food|plant)$/.test(sensesOf(lemma, 'noun')[0]?.field ?? '') &&
    !isPersonWord(lemma)
  const objectAt = tokens.findIndex((token) => token.label === 'obj' && isThing(token))
  const at = objectAt < 0 ? tokens.findLastIndex(isThing) : objectAt
  return at < 0 ? undefined : phraseOf(tokens, at)
}

function phraseOf(tokens: Token[], at: number): string {
  const own = tokens.filter(
    (each) => each.head === at && /^(?:amod|compound)$/.test(each.label) && each.tag !== 'VERB',
  )
  const owner = tokens.find((each) => each.head === at && each.label === 'nmod:poss')
  const whose = owner?.word.toLowerCase() ?? 'the'
  const lead = whose === 'my' ? 'your' : whose === 'your' ? 'my' : /^\p{Ll}+$/u.test(whose) ? whose : 'that'
  return [lead, ...own.map(({ word }) => word.toLowerCase()), tokens[at]!.word.toLowerCase()].join(' ')
}

const OWN: Record<string, string> = { my: 'your', your: 'my', our: 'your', me: 'you', us: 'you' }

/** The object of a sentence, else how something is, else whom or what it is of. */
function echoOf(tokens: Token[]): string | undefined {
  const at = tokens.findIndex(({ head }) => head < 0)
  const root = tokens[at]!
  const part = (label: RegExp) => tokens.findIndex((each) => each.head === at && label.test(each.label))
  const isNot = tokens.some(({ head, word }) => head === at && /^(?:not|n['’]?t|never)$/i.test(word))
  const isHow = part(/^cop$/) >= 0 && /^(?:ADJ|NOUN|NUM)$/.test(root.tag)
  const [obj, subject] = [part(/^obj$/), part(/^nsubj/)]
  // 'Last night' is taken up by nobody.
  const obl = part(/^obl/)
  const place = tokens.some(({ head, label }) => head === obl && label === 'case') ? obl : -1
  const isGoingOn = root.form === 'VBG' && obj < 0 && subject >= 0 && part(/^(?:xcomp|obl)/) < 0 && !isNot
  if (!/^(?:VERB|AUX)$/.test(root.tag) && part(/^cop$/) < 0) return undefined
  if (isGoingOn) return root.word.toLowerCase()
  const from = obj >= 0 ? obj : isHow ? at : place >= 0 && !isNot ? place : subject
  if (from < 0 || !/^(?:NOUN|ADJ|NUM|PROPN)$/.test(tokens[from]!.tag)) return undefined
  const own = tokens.flatMap((each, index) =>
    index === from ||
    (each.head === from && /^(?:det|amod|compound|nummod|case|nmod:poss|flat)/.test(each.label))
      ? [{ index, word: each.word }]
      : [],
  )
  const [first, last] = [own[0]!.index, own.at(-1)!.index]
  if (last - first + 1 !== own.length || own.length > 5) return undefined
  const words = own.map(({ word }, index) =>
    /^\p{Lu}\p{Ll}/u.test(word) && own[index]!.index > 0
      ? word
      : (OWN[word.toLowerCase()] ?? word.toLowerCase()),
  )
  if (!isNot) return words.join(' ')
  if (from === subject) return undefined
  return /^(?:any|an?)$/.test(words[0]!)
    ? ['no', ...words.slice(1)].join(' ')
    : isHow
      ? `not ${words.join(' ')}`
      : undefined
}
