import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isClauseAt, isFiniteAt, subjectAt } from './clause-starts.ts'
import { linkAt } from './links.ts'
import { takesContent } from './complements.ts'
import { phraseAt } from './noun-phrase.ts'
import { isReportedToo, isToldToo, leadsUpTo } from './tree-signs.ts'
import { verbGroupAt } from './verb-group.ts'
import { verbsHere } from './verb-signs.ts'
import { verbsOf } from './verb-forms.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'
import {
  isWord,
  isEnd,
  isFiller,
  verbIn,
  isVocative,
  isQuestionStart,
  isFurtherVerb,
} from './segment-signs.ts'
import { isSaying, trimmed } from './sentences.ts'

/** A stretch of words with one verb of its own. */
export interface Segment {
  words: Word[]
  /** 'if', 'when', 'because', 'while' … */
  link?: string
  /** The mark it ends with. */
  mark?: string
  /** It begins a sentence. */
  isFirst: boolean
}

/** Takes a sentence apart where a new subject and verb, or a further verb, begins. */
export function segmentsOf(sentence: Word[]): Segment[] {
  const segments: Segment[] = []
  let start = 0
  let link: string | undefined
  let i = 0
  const close = (end: number, mark?: string) => {
    const words = trimmed(sentence.slice(start, end))
    if (words.length > 0) segments.push({ words, link, mark, isFirst: segments.length === 0 })
    link = undefined
  }
  const first = sentence[0]
  const opening = isWord(first) ? linkAt(sentence, 0) : undefined
  if (opening) {
    link = opening.link
    start = i = opening.length
  }
  for (i = Math.max(i, start); i < sentence.length; i++) {
    const word = sentence[i]!
    if (isEnd(word)) {
      if (i > start) close(i, word.plain)
      start = i + 1
      continue
    }
    const head = sentence.slice(start, i)
    if (head.length === 0) continue
    const isContent = hasContent(head)
    if (
      (word.kind === 'mark' && /^[,—]$/.test(word.plain)) ||
      (isWord(word) &&
        classes.coordinators.has(word.plain) &&
        !word.isName &&
        !isAim(sentence, i) &&
        !isOneNoun(sentence, i))
    ) {
      let next = i + 1
      let joint = word.plain
      while (
        sentence[next] &&
        ((isWord(sentence[next]) &&
          (classes.coordinators.has(sentence[next]!.plain) || isFiller(sentence, next))) ||
          sentence[next]!.plain === ',')
      ) {
        if (classes.coordinators.has(sentence[next]!.plain)) joint = sentence[next]!.plain
        next++
      }
      if (head.every(({ kind }) => kind !== 'word') && isSaying(sentence, next)) continue
      const linked = isWord(sentence[next]) ? linkAt(sentence, next) : undefined
      if (sentence.at(-1)!.plain !== '?' && isReportedToo(sentence, start, next + (linked?.length ?? 0)))
        continue
      if (linked) {
        close(i, word.plain)
        link = linked.link
        start = next + linked.length
        i = start - 1
        continue
      }
      if (
        !(joint === ',' && leadsUpTo(sentence, start, i) !== undefined) &&
        !(isWord(sentence[next]) && isToldToo(sentence, start, next)) &&
        beginsClause(sentence, next, head, joint, link, isContent)
      ) {
        close(i, word.plain)
        start = next
        i = next - 1
      }
      continue
    }
    const linked = isWord(word) ? linkAt(sentence, i) : undefined
    if (
      linked &&
      !(word.plain === 'as' && head.some(({ plain }) => plain === 'as' || plain === 'so')) &&
      !((isContent || asksContent(head)) && /^(?:if|when|that|whether)$/.test(word.plain)) &&
      (verbIn(head) ?? isQuestionStart(head, 0)) &&
      !isReportedToo(sentence, start, i + linked.length)
    ) {
      close(i)
      link = linked.link
      start = i + linked.length
      continue
    }
    if (
      isWord(word) &&
      (/^(?:i|he|she|we|they)$/.test(word.plain) || (word.plain === 'there' && link !== undefined)) &&
      verbIn(head) &&
      !(sentence[i - 1]!.plain === ',' && leadsUpTo(sentence, start, i - 1) !== undefined) &&
      isFiniteAt(sentence, i + 1, { text: word.text, head: word.plain, pronoun: word.plain })
    ) {
      const previous = sentence[i - 1]!
      // 'If no one answers I shall go': by the tree what the whole sentence says, and nothing that is answered.
      const isMain = link !== undefined && word.node?.predicate?.node!.label === 'root'
      const isInside =
        (isContent && !isMain) ||
        (!isMain && verbsOf(previous.plain).some(({ lemma }) => takesContent(lemma))) ||
        classes.whWords.has(previous.plain) ||
        /^(?:what|who|which|where)ever$/.test(previous.plain) ||
        classes.subordinators.has(previous.plain) ||
        (classes.prepositions.has(previous.plain) &&
          !(classes.particles.has(previous.plain) && verbsHere(sentence[i - 2]).length > 0)) ||
        classes.auxiliaries.has(previous.plain)
      // 'I open the door i go inside' begins anew; 'the man i saw yesterday', 'I think he lies' go on.
      const label = word.node?.predicate?.node!.label
      const isRelative =
        label === undefined || label === 'acl:relcl' || (label === 'ccomp' && link === undefined)
      if (!isInside && !isRelative) {
        close(i)
        start = i
      }
    }
  }
  close(sentence.length)
  return segments
}

/** 'Hide and seek' is one game. */
const isOneNoun = (words: Word[], at: number) =>
  ['_', '-'].some(
    (joint) => sensesOf([-1, 0, 1].map((by) => words[at + by]?.plain).join(joint), 'noun').length > 0,
  )

/** 'So I won't be seen' is what the deed before is for. */
const isAim = (words: Word[], at: number) => words[at]!.plain === 'so' && linkAt(words, at) !== undefined

/** 'I tell her that', 'I think': what follows belongs to it. */
function hasContent(head: Word[]): boolean {
  const verb = verbIn(head)
  if (!verb || !takesContent(verb)) return false
  return head.some(
    (word, at) =>
      at > 0 && isWord(word) && (/^(?:that|if|whether)$/.test(word.plain) || classes.whWords.has(word.plain)),
  )
}

const asksContent = (head: Word[]) =>
  /^(?:ask|wonder|know|see|check|find|decide|learn|question|doubt|remember|understand|care|say|tell|discover|figure|inquire)$/.test(
    verbIn(head) ?? '',
  )

/** Whether after a comma or 'and' a clause begins: a subject with its verb, or a further verb of the same subject. */
function beginsClause(
  words: Word[],
  at: number,
  head: Word[],
  joint: string,
  link: string | undefined,
  isContent: boolean,
): boolean {
  const word = words[at]
  if (!isWord(word)) return false
  // 'Told her of the elephant and how it had wept'.
  const isTold = classes.whWords.has(word.plain) && words.at(-1)!.plain !== '?' && isClauseAt(words, at + 1)
  if (isTold && joint !== ',' && verbIn(head) && takesContent(verbIn(head)!)) return false
  if (isQuestionStart(words, at)) return true
  // 'A ship's horn, very close': how it is, and nothing that is shut.
  if (/^(?:very|quite|too)$/.test(word.plain)) return false
  if (isClauseAt(words, at)) {
    // 'the key and the map are gone', 'Marta and I run': a list before its verb.
    const isNamed = !verbIn(head) && phraseAt(head, 0, { isSubject: true })?.end === head.length
    if (isNamed && (joint === 'and' || (joint === ',' && subjectAt(words, at)?.mention.and !== undefined)))
      return false
    // 'Asks if I need a lift, and I say yes': by the tree, a second thing beside the asking.
    const beside = word.node?.predicate?.node
    if (beside?.label === 'conj' && beside.head?.node?.lemma === verbIn(head)) return true
    return !(
      isContent &&
      ((joint !== ',' && joint !== 'but' && joint !== 'so') ||
        (joint === 'but' && /^(?:it|that|this)$/.test(word.plain)))
    )
  }
  if (word.plain === 'let' || word.plain === 'please') return true
  if (classes.negations.has(word.plain) || classes.auxiliaries.has(word.plain))
    return verbGroupAt(words, at) !== undefined && (verbIn(head) !== undefined || isVocative(head))
  const adverbless =
    isWord(words[at + 1]) &&
    (classes.adverbs.has(word.plain) || /.ly$/.test(word.plain)) &&
    verbsHere(word).length === 0
      ? at + 1
      : at
  if (adverbless > at && isClauseAt(words, adverbless)) return true
  // 'The torch, retired, has': no verb is further where there was none yet.
  if (joint === ',' && words[at + 1]?.plain === ',' && !verbIn(head)) return false
  return isFurtherVerb(words, adverbless, head, joint, link)
}
