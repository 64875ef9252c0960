import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isClauseAt } from './clause-starts.ts'
import type { Binder } from './bind.ts'
import type { Clause } from './clause.ts'
import { actByVerb } from './acts.ts'
import { isFinite } from './tree.ts'
import { phraseAt, textOf } from './noun-phrase.ts'
import type { Segment } from './segments.ts'
import { isQuestionStart } from './segment-signs.ts'
import { isClauseOfIts } from './tree-signs.ts'
import { verbsHere } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'
import { type Before, isWord, base, isGreeted, withoutOpener, isFiller, firstVerb } from './clause-signs.ts'
import type { ClauseReading } from './clause-reading.ts'
import { speechParts } from './speech-parts.ts'
import { requestParts } from './request-parts.ts'
import { subjectParts } from './subject-parts.ts'
import { clauseParts } from './clause-parts.ts'

/** Reads segments to clauses; keeps who was meant. */
export function clauseReader(binder: Binder) {
  const r = { binder } as ClauseReading
  Object.assign(r, { read, readSegment }, speechParts(r), requestParts(r), subjectParts(r), clauseParts(r))
  return { read, bind: r.binder.bind, addressee: r.binder.addressee, speakTo: r.binder.speakTo }

  function read(segment: Segment, before: Before): Clause[] {
    // 'I paint "SORRY" on his door': what stands in quotes stays as it is.
    const isAmid = segment.words[0]?.kind !== 'quote'
    const text = segment.words
      .map((word) => (isAmid && word.kind === 'quote' ? `"${word.text}"` : word.text))
      .join(' ')
    const clauses = r.readSegment(segment, before, text)
    return segment.link &&
      !(segment.link === 'while' && clauses.every(({ polarity }) => polarity === 'affirmed')) &&
      segment.link !== 'as' &&
      segment.link !== 'so' &&
      segment.link !== 'though' &&
      segment.link !== 'although'
      ? clauses.map((clause) => ({ ...clause, isCondition: true, link: segment.link }))
      : !segment.isFirst && /^(?:while|as)$/.test(segment.link ?? '')
        ? clauses.map((clause) => ({ ...clause, link: segment.link }))
        : clauses
  }

  /** 'Out of the fog comes a white hull': by the tree, who comes stands behind the verb. */
  function invertedIn(words: Word[], text: string): Clause | undefined {
    const subject = words.find(({ node }) => node?.label === 'nsubj' || node?.label === 'expl')
    const verb = subject?.node!.head
    const from = subject ? words.indexOf(subject.node!.first) : 0
    const isFronted = classes.prepositions.has(words[0]!.plain)
    const there = words.findIndex(({ plain }) => plain === 'there')
    if (isFronted && there > 0 && classes.auxiliaries.has(words[there + 1]?.plain ?? ''))
      return r.existence([...words.slice(there), ...words.slice(0, there)], text)
    if (!isFronted || !verb || words.indexOf(verb) < 1 || words.indexOf(verb) > from) return undefined
    const phrase = isFinite(verb) ? phraseAt(words, from) : undefined
    const actor = phrase && r.actorOf(phrase.mention)
    return actor && { ...base(text), actor, verb: verb.node!.lemma, act: actByVerb.get(verb.node!.lemma) }
  }

  function readSegment(segment: Segment, before: Before, text: string): Clause[] {
    const { words, opener } = withoutOpener(segment.words)
    if (
      opener &&
      (words.length === 0 ||
        (words.length < 4 &&
          words.every((word) => word.isName || (isWord(word) && phraseAt(words, 0)?.end === words.length))))
    )
      return [r.shortSpeech(text, opener, words)]
    if (words.every(isFiller)) return []
    if (isGreeted(segment.words, words))
      return [r.shortSpeech(text, textOf(segment.words, 0, 2).toLowerCase(), [])]
    if (words.every(({ kind }) => kind !== 'word')) return [r.spoken(words, before, text)]
    const isAsked = segment.mark === '?' || isQuestionStart(words, 0)
    // 'He flirts with her. Seriously??' asks nothing.
    if (
      before.actor &&
      words.every(({ node }) => /^(?:ADV|INTJ)$/.test(node?.tag ?? '') && node!.form !== 'WRB')
    )
      return []
    if (isAsked && !words.some(({ kind }) => kind === 'quote') && !segment.link) {
      const asked = withoutAtLeast(words)
      const request = r.requestIn(asked) ?? r.proposalIn(asked, text)
      if (request) return request
      const question = r.questionOf(asked, text, before)
      if (question) return [question]
    }
    if (/^(?:let)$/.test(words[0]!.plain) && words[1]?.plain === 'us')
      return r.readFrom(words, 2, text.replace(/^let us/i, 'we'), 'companions', before)
    const speech = r.quoteFirst(words, text, before)
    if (speech) return speech
    if (isClauseOfIts(words[0]!)) return [{ ...base(text), kind: 'statement', actor: 'nobody' }]
    const inverted = invertedIn(words, text)
    if (inverted) return [inverted]
    // 'Behind the door is a station'.
    const isAt = words.findIndex(
      (word, at) =>
        /^(?:is|are|was|were)$/.test(word.plain) &&
        /^(?:an?|another|some|two|three|four|no|my|nothing)$/.test(words[at + 1]?.plain ?? ''),
    )
    if (isAt > 1 && isAt < 7 && classes.prepositions.has(words[0]!.plain) && phraseAt(words, 1)?.end === isAt)
      return [
        r.existence(
          [{ ...words[isAt]!, text: 'there', plain: 'there' }, ...words.slice(isAt), ...words.slice(0, isAt)],
          text,
        ),
      ]
    // 'So does it', 'Bitten in half.': said of what was told before, and no deed of the hero.
    if (
      (/^(?:so|neither|nor)$/.test(words[0]!.plain) && classes.auxiliaries.has(words[1]?.plain ?? '')) ||
      (segment.isFirst && isOnlyParticiple(words[0]!) && !words.some(({ plain }) => plain === ','))
    )
      return [{ ...base(text), kind: 'statement', actor: 'nobody' }]
    if (words[0]!.plain === 'there' && classes.auxiliaries.has(words[1]?.plain ?? ''))
      return [r.existence(words, text)]
    // 'It wakes up and sneezes': a further verb of who acted before, rather than a thing of that name.
    const goesOn =
      before.form === 's' &&
      words[0]!.kind === 'word' &&
      !words[0]!.isCapital &&
      !words[0]!.isName &&
      verbsHere(words[0]).some(({ form }) => form === 's') &&
      (segment.words[0]?.plain === 'and' || !segment.isFirst)
    if (isClauseAt(words, 0) && !goesOn) return r.withSubject(words, text, before)
    const fronted = r.frontedIn(words, text, before)
    if (fronted) return fronted
    const verbAt = firstVerb(words)
    if (verbAt !== undefined && segment.isFirst && isNamedOnly(words)) return r.fragment(words, text, before)
    if (verbAt !== undefined) return r.readFrom(words, verbAt, text, undefined, before)
    return r.fragment(words, text, before)
  }
}

const isOnlyParticiple = (word: Word): boolean => {
  const verbs = verbsHere(word)
  return verbs.length > 0 && verbs.every(({ form }) => form === 'participle')
}

/** 'Would you at least tell us': asked for, whatever else is not. */
const withoutAtLeast = (words: Word[]): Word[] =>
  words.filter(
    ({ plain }, at) =>
      !(plain === 'at' && words[at + 1]?.plain === 'least') &&
      !(plain === 'least' && words[at - 1]?.plain === 'at'),
  )

/** 'First exchange!!', 'last minute, then', 'dawn, at last': by the parse a noun and what it is like, and no act that one is told to do. */
function isNamedOnly(words: Word[]): boolean {
  const own = words.filter(({ kind }) => kind === 'word')
  const root = own.findIndex(({ node }) => node?.tag === 'NOUN' && !node.head)
  const [first] = own
  const isAct =
    actByVerb.has(first?.plain ?? '') && sensesOf(first!.plain, 'verb')[0]?.field !== 'verb.stative'
  if (root < 0 || root > 1 || !first || isAct) return false
  const isAlone = own.slice(root + 1).every(({ node }) => /^(?:ADV|ADP|ADJ|NOUN|NUM)$/.test(node?.tag ?? ''))
  const next = words[words.indexOf(own[root]!) + 1]
  return (
    isAlone &&
    own.length > 1 &&
    (root === 1
      ? /^(?:ADJ|NUM|ADP|ADV)$/.test(first.node!.tag) && (!next || next.kind === 'mark')
      : next?.kind === 'mark')
  )
}
