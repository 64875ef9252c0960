import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { remembering } from '#server/ground/remembering.ts'
import { capitalised } from '../../language/letter-case.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { sentencesOf, wordsOf } from '../../telling/polish.ts'
import { type Entity, isBeing, type World } from '../../world/world.ts'

/** One subject with what is told of it, cut out of the sentence it stands in. */
export interface ToldClause {
  text: string
  subject: string
  /** Words of the subject and of all else, cut to their bases. */
  subjectBases: Set<string>
  bases: Set<string>
  isDenied: boolean
  /** When it was told; 0 of the premise. */
  turn: number
}

/** Facts for the engine alone, not told in sentences. */
const TECHNICAL =
  /^(?:visited|event|shown |believes|cameFrom|heard |topic |lacks |because|by$|self |said\d|settled |came\d|is )/

/** A word's base: 'stole' and 'steals' are 'steal', 'tickets' are 'ticket'. */
export const baseOf = (word: string): string => {
  const plain = word.replace(/['’]s?$/, '')
  return verbsOf(plain)[0]?.lemma ?? singularOf(plain)
}

export const basesOf = (text: string): Set<string> => new Set(wordsOf(text).map(baseOf))

const DENIED = /n['’]t\b|\b(?:not|never|no|nobody|nothing|none|neither|without|cannot)\b/i

/** All that the premise and the turns have told, clause by clause, the earliest first; 'he' by the words of whoever was told of last. */
export function toldClauses({ facts, entities }: World): ToldClause[] {
  let last = new Set<string>()
  return facts.flatMap(({ key, text, turn }) => {
    if (TECHNICAL.test(key) || !/^[“"\p{Lu}\d]/u.test(text)) return []
    return sentencesOf(text).flatMap((sentence) =>
      clausesOf(sentence).map((read) => {
        const clause = { ...read, turn }
        if (/^(?:he|she|they)$/i.test(clause.subject))
          return { ...clause, subjectBases: last, bases: new Set([...clause.bases, ...last]) }
        if (entities.some((each) => isBeing(each) && isNamedIn(each, clause.subjectBases)))
          last = clause.subjectBases
        return clause
      }),
    )
  })
}

/** Whether words name somebody or something by the last word of a name or role. */
export const isNamedIn = ({ name, role = '', aliases = [] }: Entity, bases: Set<string>): boolean =>
  [name, ...role.split(/ (?:of|in|at|on|from|with) /).slice(0, 1), ...aliases].some((each) =>
    bases.has(baseOf(wordsOf(each).at(-1) ?? '-')),
  )

/** Sentences of some ten long stories: one that is not known any more is parsed anew, a millisecond each, at every question. */
const MOST_KNOWN = 4_000

interface Start {
  /** Where the clause before it ends. */
  begin: number
  /** The phrase of the subject. */
  from: number
  until: number
  /** Where the words after the subject begin, if it is not told before them: 'who is asleep', 'and lost it'. */
  goesOn?: number
}

const clausesOf = remembering((sentence: string): ToldClause[] => {
  const tokens = parseSentence(sentence)
  const verbAfter = (at: number): number =>
    tokens.findIndex(({ tag, label }, place) => place > at && isVerbal(tag, label))
  const starts: Start[] = []
  const inner: Start[] = []
  for (const [at, { label, word, tag, form, head }] of tokens.entries()) {
    const last = starts.at(-1)
    const from = firstOf(tokens, at)
    const begin = beginningOf(tokens, from)
    const verb = verbAfter(at)
    const until = verb < 0 ? at + 1 : verb
    const isSubject = /^(?:nsubj|expl)/.test(label)
    const isDone = !last || (verbAfter(last.from) > 0 && verbAfter(last.from) < (begin ?? at))
    if (isSubject && /^(?:who|which|that|what)$/i.test(word)) {
      // 'A gambler, who is asleep': told of the gambler, as well.
      const isAside = word.toLowerCase().startsWith('wh') && tokens[at - 1]?.word === ','
      if (isAside && last)
        starts.push({ begin: at, from: nounBefore(tokens, at - 1), until: at - 1, goesOn: at + 1 })
    } else if (isSubject && begin !== undefined) {
      // 'Mum and Dad', and what stands before the verb of the clause before it, begin no clause.
      const isNew =
        tokens[begin - 1]?.word === 'and' && tokens[begin - 2]?.word === ',' && isOne(tokens[verb])
      if (isDone || isNew) starts.push({ begin, from, until })
    } else if (
      isSubject &&
      tokens[from - 1]?.word === 'that' &&
      TELLING.test(tokens[tokens[head]!.head]?.lemma ?? '')
    )
      inner.push({ begin: from, from, until })
    else if (
      last &&
      isDone &&
      tag === 'VERB' &&
      /^VB[DZP]$/.test(form) &&
      label === 'conj' &&
      isJoined(tokens[at - 1])
    )
      starts.push({ ...last, begin: at, goesOn: at })
  }
  if (starts.length === 0) starts.push({ begin: 0, from: 0, until: 1 })
  const read = ({ begin, from, until, goesOn }: Start, next = tokens.length): ToldClause => {
    let end = next
    while (end > begin + 1 && /^(?:PUNCT|CCONJ)$/.test(tokens[end - 1]!.tag)) end--
    const subject = cut(sentence, tokens, from, Math.min(until, end))
      .replace(/,$/, '')
      .replace(/^(?:at|in|on|by|after|before) \p{L}+ (?=(?:the|an?|your) |\p{Lu})/iu, '')
    const own = cut(sentence, tokens, goesOn ?? begin, end)
    const text = goesOn === undefined ? own : `${subject} ${own}`
    return {
      text: `${capitalised(text)}.`,
      subject,
      subjectBases: basesOf(subject),
      bases: basesOf(text),
      isDenied: DENIED.test(text),
      turn: 0,
    }
  }
  const all = [
    ...starts.map((start, index) => read(start, starts[index + 1]?.begin)),
    ...inner.map((start) => read(start, starts.find(({ begin }) => begin > start.from)?.begin)),
  ]
  // 'Her husband, who loves her': what more is told of him comes after.
  return all.filter(({ text, subject }) => text.length > subject.length + 2)
}, MOST_KNOWN)

/** Where the phrase of a noun begins that ends at a place: 'a gambler called Silk Jessup'. */
function nounBefore(tokens: readonly Token[], end: number): number {
  let from = end - 1
  while (from > 0 && tokens[from]!.tag !== 'DET' && isOfNoun(tokens[from - 1]!)) from--
  return from
}

const isOfNoun = ({ tag, word }: Token): boolean =>
  /^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(tag) || /^(?:called|named|your|my|his|her|their)$/i.test(word)

/** Who says, knows or learns that something is so tells it, too. */
const TELLING =
  /^(?:say|tell|scream|shout|cry|report|announce|know|learn|discover|find|remember|forget|see|hear|whisper|warn|explain)$/

/** 'And the merchant is carrying' is of one alone, whoever is named before. */
const isOne = (verb: Token | undefined): boolean => /^(?:is|was|has)$/.test(verb?.word ?? '')

const isJoined = (before: Token | undefined): boolean => before?.word === 'and' || before?.word === ','

/** Where the clause of a subject begins, after the last mark or 'and'; undefined where it hangs on another clause. */
function beginningOf(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from - 1; at >= 0; at--) {
    const { tag, label, word } = tokens[at]!
    if (/^(?:PUNCT|CCONJ)$/.test(tag)) return at + 1
    if (isVerbal(tag, label) || tag === 'SCONJ' || /^(?:when|where|while|how|what|who|why)$/i.test(word))
      return undefined
  }
  return 0
}

const isVerbal = (tag: string, label: string): boolean =>
  tag === 'AUX' || (tag === 'VERB' && !/^(?:amod|acl|compound)/.test(label))

/** Where the phrase of a word begins. */
function firstOf(tokens: readonly Token[], at: number): number {
  let from = at
  while (from > 0 && isUnder(tokens, from - 1, at) && !/^(?:and|[:;—])$/.test(tokens[from - 1]!.word)) from--
  return from
}

function isUnder(tokens: readonly Token[], at: number, top: number): boolean {
  for (let head = at; head >= 0; head = tokens[head]!.head) if (head === top) return true
  return false
}

const cut = (sentence: string, tokens: readonly Token[], from: number, end: number): string => {
  const [first, last] = [tokens[from]!, tokens[Math.max(end - 1, from)]!]
  return sentence.slice(first.start, last.start! + last.word.length).trim()
}
