import { predicateOf } from './tree.ts'
import type { Word } from './words.ts'

/** 'Who among us knows': by the tree, the whole sentence asks for it. */
export const isAskedInTree = (word: Word): boolean =>
  /^(?:who|what|which|whose|how)$/.test(word.plain) &&
  word.node?.form.startsWith('W') === true &&
  predicateOf(word).node!.label === 'root' &&
  predicateOf(word).node!.first === word

/** 'What she wants is a bath': the word leads a clause of its own. */
export const isClauseOfIts = ({ plain, node }: Word): boolean =>
  /^what(?:ever)?$/.test(plain) &&
  node !== undefined &&
  node.below.some((each) => each.node!.label === 'acl:relcl') &&
  !node.below.some((each) => /^(?:cop|aux)/.test(each.node!.label))

/** Whether a clause begins here that the tree sees told, asked or thought by this verb. */
export const isContentInTree = (words: Word[], at: number, verb: Word): boolean => {
  const predicate = words[at + 1]?.node?.predicate ?? (words[at]!.node && predicateOf(words[at]!))
  return (
    predicate !== undefined &&
    /^(?:ccomp|advcl|parataxis)$/.test(predicate.node!.label) &&
    predicate.node!.head === verb &&
    predicate !== words[at] &&
    words[at + 1]?.plain !== 'to' &&
    !/^(?:where|when)$/.test(words[at]!.plain)
  )
}

/** Where a clause ends that only tells which one is meant: 'everyone who can still stand', 'a word he says'. */
export function endOfOwnClause(words: Word[], at: number, to: number): number | undefined {
  const word = words[at]!
  if (!word.node || !/^(?:who|whom|whose|that|which|i|he|she|they|we|you)$/.test(word.plain)) return undefined
  const predicate = predicateOf(word)
  const isOwn =
    predicate.node!.label === 'acl:relcl' ||
    (/^(?:who|whom|whose)$/.test(word.plain) && /^(?:NOUN|PROPN|PRON)$/.test(words[at - 1]!.node!.tag))
  if (!isOwn || predicate.node!.first !== word) return undefined
  const end = words.indexOf(predicate.node!.last) + 1
  return words.indexOf(predicate.node!.head!) < at && end > at && end <= to ? end : undefined
}

/** 'Left the gate open', 'she hands him': by the tree, the word is no part of the noun phrase before it. */
export function isApart(words: Word[], from: number, at: number): boolean {
  const { node } = words[at]!
  if (!node || isAdjoined(words[at - 1]!, words[at]!)) return false
  const { head } = node
  const before = words[at - 1]!.node!
  // 'I wake sister Agnieszka': one person.
  const isOneName = node.tag === 'PROPN' && /^(?:NOUN|PROPN)$/.test(before.tag)
  const isOfVerb =
    !isOneName &&
    head !== undefined &&
    head.node?.tag === 'VERB' &&
    words.indexOf(head) < from &&
    /^(?:xcomp|advcl)$/.test(node.label)
  // 'Pry the doors open'.
  const isBehind =
    node.tag === 'ADJ' &&
    words[at - 1]!.node!.tag === 'NOUN' &&
    !/^(?:NOUN|PROPN|ADJ)$/.test(words[at + 1]?.node?.tag ?? '')
  const isVerb = node.tag === 'VERB' && /^(?:root|conj|ccomp|parataxis)$/.test(node.label)
  const isItsSubject = isVerb && words.slice(from, at).some((word) => word.node!.head === words[at])
  return isOfVerb || isBehind || isItsSubject
}

/** Parts of one name or of one noun. */
const isAdjoined = (word: Word, next: Word) =>
  /^(?:compound|flat|amod|det|nummod|nmod:poss)$/.test(word.node?.label ?? '') && word.node?.head === next

const TELLING = /^(?:tell|ask|order|beg|command|urge|remind|warn|want|force|teach|invite|let|make|help)$/

/** 'She asks me to sit and tell her everything': by the tree, one more thing that another is told to do. */
export function isToldToo(words: Word[], from: number, at: number): boolean {
  const { node } = words[at]!
  const told = node?.label === 'conj' && /^VBP?$/.test(node.form) ? node.head : undefined
  // The last of a list may hang on whoever tells.
  const teller = told?.node?.label === 'xcomp' ? told.node.head : told
  return (
    teller !== undefined &&
    TELLING.test(teller.node!.lemma) &&
    words.indexOf(teller) >= from &&
    words.indexOf(teller) < at &&
    teller.node!.below.some(({ node: each }) => each!.label === 'obj') &&
    teller.node!.below.some(({ node: each, plain }) => each!.label === 'nsubj' && !/^(?:i|we)$/.test(plain))
  )
}

const REPORTING =
  /^(?:say|tell|explain|admit|claim|answer|confess|whisper|promise|ask|wonder|shout|think|reply|insist|swear|warn|announce|complain|add)$/

/** 'She says she won't move until I apologise': by the tree, the clause that begins here is a part of what is said. */
export function isReportedToo(words: Word[], from: number, at: number): boolean {
  const word = words[at]
  if (!word?.node) return false
  let part: Word | undefined = word.node.predicate ?? predicateOf(word)
  const isTold = ({ node }: Word) => node?.label === 'ccomp' && REPORTING.test(node.head?.node?.lemma ?? '')
  if (words[at - 1]?.plain === 'because' && words.slice(from, at).some(isTold)) return true
  // 'He says he doesn't need it but I can stay': both hang on what says it.
  const sayer = part.node!.label === 'ccomp' ? part.node!.head : undefined
  const isSecond = words.slice(from, at).some(({ node }) => node?.label === 'ccomp' && node.head === sayer)
  if (sayer && isSecond && REPORTING.test(sayer.node!.lemma)) return true
  for (let steps = 0; part?.node?.head && steps < 8; steps++) {
    const above: Word = part.node.head
    if (!/^(?:conj|advcl|parataxis|ccomp|acl:relcl|xcomp)$/.test(part.node.label)) return false
    const index = words.indexOf(above)
    const isSaid = above.node!.label === 'ccomp' && REPORTING.test(above.node!.head?.node?.lemma ?? '')
    if (isSaid && index < at && words.indexOf(above.node!.head!) >= from) return true
    part = above
  }
  return false
}

/** 'Make Rosie', 'hits Lin': a verb with what it is done to. */
export const isDoneTo = ([first, ...rest]: Word[]) =>
  first!.node?.tag === 'VERB' &&
  first!.isName !== true &&
  rest.some(({ node }) => node?.head === first && /^(?:obj|iobj)$/.test(node!.label))

/** Where the clause begins that stands behind the comma, if what stands before is no clause of its own: 'Covered in mud, I crawl', 'instead of fighting, I bow'. */
export function leadsUpTo(words: Word[], from: number, comma: number): number | undefined {
  const part = words.slice(from, comma)
  const [first] = part
  const next = words[comma + 1]
  if (!first?.node || !next?.node || part.some(isFiniteHere)) return undefined
  const isLead =
    /^(?:VBG|VBN|TO)$/.test(first.node.form) ||
    /^(?:instead|rather)$/.test(first.plain) ||
    /^(?:case|mark)$/.test(first.node.label)
  const isNext = next.node.predicate !== undefined || next.node.label === 'root'
  return isLead && isNext ? comma + 1 : undefined
}

const isFiniteHere = ({ node }: Word, at: number, part: Word[]): boolean =>
  node?.predicate !== undefined ||
  (/^(?:VBZ|VBP|VBD|MD)$/.test(node?.form ?? '') &&
    !/^(?:having|being|than)$/.test(part[at - 1]?.plain ?? ''))

/** 'Don't move, Ines, there is …': by the tree, an order, and then something told, to whoever is called between. */
export const isOrderBefore = ([first, second]: Word[], [next]: Word[]): boolean =>
  ((first?.node?.tag === 'VERB' && first.node.form === 'VB') ||
    (first?.plain === 'do' && second?.plain === 'not')) &&
  (next?.node?.predicate !== undefined || next?.plain === 'there')
