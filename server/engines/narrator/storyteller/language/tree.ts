import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { capitalised } from './letter-case.ts'
import { isFirstName, isInNoLexicon, isOnlyName } from './tagger.ts'
import type { Word } from './words.ts'

const JOINING = /^(?:cc|punct|mark|discourse|vocative|parataxis|conj:?)$/
const SUBJECT = /^(?:nsubj|nsubj:pass|expl)$/
const FINITE = /^(?:VBZ|VBP|VBD|MD)$/

/** Lends each word of one sentence its place in the tree of it. */
export function growTree(words: Word[]): void {
  // An owner's ending is a word of its own to the parser.
  const pieces = words.flatMap((word, at) => asParsed(word, at).map((text) => ({ text, word })))
  const texts = pieces.map(({ text }) => text)
  // A sentence typed without its last mark is parsed as if it had it.
  const isOpen = words.length > 2 && words.at(-1)!.kind === 'word'
  const tokens = parseSentence([...texts, ...(isOpen ? ['.'] : [])]).slice(0, texts.length)
  for (const [at, { tag, form, lemma, label, head }] of tokens.entries()) {
    const { word } = pieces[at]!
    if (pieces[at - 1]?.word === word) continue
    const { text } = pieces[at]!
    word.node = {
      tag,
      form,
      lemma: text === NAME ? word.plain : lemma,
      label,
      head: pieces[head]?.word,
      below: [],
      first: word,
      last: word,
    }
  }
  for (const word of words) word.node!.head?.node!.below.push(word)
  for (const word of words) reachUp(words, word)
  for (const word of words) {
    const { label, head: doing, first } = word.node!
    // 'The note I have just struck': the subject may hang on the auxiliary.
    const head = doing?.node!.label.startsWith('aux') ? doing.node!.head : doing
    if (head && SUBJECT.test(label) && head.start > word.start && (isFinite(head) || isBare(head)))
      first.node!.predicate = head
  }
}

/** Tells each word above that this one hangs on it. */
function reachUp(words: Word[], word: Word): void {
  const at = words.indexOf(word)
  let below = word
  while (below.node!.head && !JOINING.test(below.node!.label)) {
    const above = below.node!.head
    if (words.indexOf(above.node!.first) > at) above.node!.first = word
    if (words.indexOf(above.node!.last) < at) above.node!.last = word
    below = above
  }
}

/** A name that the treebank knows: each other is parsed as this one would be. */
const NAME = 'Sarah'

/** A name is one, however it is typed, and whether or not the parser has ever seen it. */
function asParsed({ plain, kind, isName, isCapital }: Word, at: number): string[] {
  if (kind !== 'word') return [plain]
  const [stem = '', ...ending] = plain.split(/(?<=.)(?='s?$)/)
  if (!isName && !isCapital) return [stem, ...ending]
  const isGiven = isName || at > 0 ? isFirstName(stem) || isInNoLexicon(stem) : isOnlyName(stem)
  return [isGiven ? NAME : capitalised(stem), ...ending]
}

/** 'Two men come in', where the parse took 'come' for an infinitive that nothing leads to. */
const isBare = ({ node }: Word): boolean =>
  node?.form === 'VB' &&
  /^(?:root|conj|parataxis)$/.test(node.label) &&
  !node.below.some(({ node: each }) => /^(?:mark|aux)$/.test(each!.label))

/** Whether a word is, or has beside it, a verb in a form that has a subject. */
export const isFinite = (word: Word): boolean =>
  FINITE.test(word.node?.form ?? '') ||
  word.node!.below.some(({ node }) => /^(?:aux|aux:pass|cop)$/.test(node!.label) && FINITE.test(node!.form))

/** The predicate of the clause that a word is part of; the word itself where it is one. */
export function predicateOf(word: Word): Word {
  let at = word
  while (at.node?.head && !CLAUSE.test(at.node.label)) at = at.node.head
  return at
}

const CLAUSE = /^(?:root|conj|parataxis|ccomp|xcomp|csubj|advcl|acl|acl:relcl)$/

/** Whether a word hangs on another, by however many steps. */
export function isBelow(word: Word, above: Word): boolean {
  let at = word.node?.head
  for (let steps = 0; at && steps < 40; steps++) {
    if (at === above) return true
    at = at.node?.head
  }
  return false
}
