import { verbsOf } from '../../language/verb-forms.ts'
import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'

/** A word of a text with what it hangs on and what hangs on it. */
export interface Node {
  /** Place among all words of the text. */
  at: number
  sentence: number
  word: string
  /** In small letters. */
  plain: string
  /** Begins a sentence, or stands after its opening mark: its capital tells nothing. */
  isFirst: boolean
  isCapital: boolean
  isNextCapital: boolean
  tag: string
  form: string
  lemma: string
  label: string
  head?: Node
  /** The word before it in its sentence. */
  before?: Node
  children: Node[]
  start: number
  end: number
}

const SENTENCE_END =
  /(?<!\b(?:Mrs?|Ms|Dr|St|Prof|Capt|Sgt|Lt|Col|Gen|Mt|Jr|Sr|vs))[.!?…]+["”’')]*(?=\s|$)|;/gu

/** Parses a text sentence by sentence; heads and children are words of the same list. */
export function parseText(text: string): Node[] {
  const nodes: Node[] = []
  let from = 0
  let sentence = 0
  const add = (until: number) => {
    const tokens = parseSentence(withoutShouting(text.slice(from, until)))
    const first = nodes.length
    for (const [at, { word, tag, form, lemma, label, start = 0 }] of tokens.entries())
      nodes.push({
        at: nodes.length,
        sentence,
        word: text.slice(from + start, from + start + word.length),
        plain: word.toLowerCase().replaceAll('’', "'"),
        isFirst: nodes.slice(first).every((before) => before.tag === 'PUNCT'),
        isCapital: /^\p{Lu}/u.test(word),
        isNextCapital: /^\p{Lu}/u.test(tokens[at + 1]?.word ?? ''),
        tag,
        form,
        lemma: baseOf(word.toLowerCase(), form, lemma),
        label,
        children: [],
        before: nodes.length > first ? nodes.at(-1) : undefined,
        start: from + start,
        end: from + start + word.length,
      })
    for (const [at, { head }] of tokens.entries()) {
      if (head < 0) continue
      nodes[first + at]!.head = nodes[first + head]
      nodes[first + head]!.children.push(nodes[first + at]!)
    }
    from = until
    sentence++
  }
  for (const { 0: mark, index } of text.matchAll(SENTENCE_END)) add(index + mark.length)
  if (text.slice(from).trim() !== '') add(text.length)
  return nodes
}

/** 'MOTHER refuses' as 'Mother refuses': words in capitals throughout are seldom in what a parser learns from. */
const withoutShouting = (sentence: string): string =>
  sentence.replace(/\b\p{Lu}{4,}\b/gu, (word) => word[0]! + word.slice(1).toLowerCase())

/** The lemma of a bent verb, also where the parser leaves it as it is: 'forbidden'. */
const baseOf = (word: string, form: string, lemma: string): string =>
  lemma === word && /^VB[DN]$/.test(form)
    ? (verbsOf(word).find((each) => /^(?:past|participle)$/.test(each.form))?.lemma ?? lemma)
    : lemma

export const childOf = (node: Node, label: RegExp): Node | undefined =>
  node.children.find((child) => label.test(child.label))

/** The preposition of a phrase: 'with' of 'with my dog'. */
export const caseOf = (node: Node): string | undefined =>
  node.children.find(({ label, isCapital, isFirst }) => label === 'case' && (isFirst || !isCapital))?.plain

export const isNegated = (verb: Node): boolean =>
  verb.children.some(
    ({ plain, label }) => label !== 'conj' && /^(?:not|n't|n’t|nt|never|no|nobody)$/.test(plain),
  )

/** The verb that a word hangs on, over other nouns. */
export function clauseOf(node: Node): Node | undefined {
  let up = node.head
  while (up && up.tag !== 'VERB' && up.head) up = up.head
  return up
}

/** Whether a word is such a one, or hangs on one by however many steps. */
export const isWithin = (node: Node, isSuch: (above: Node) => boolean): boolean => {
  for (let up: Node | undefined = node; up; up = up.head) if (isSuch(up)) return true
  return false
}

/** Whether a word is a verb of a clause of its own. */
export const isFinite = (node: Node, { form, label, isFirst } = node): boolean =>
  /^(?:VBZ|VBP|VBD|MD)$/.test(form) &&
  !(isFirst && label === 'root') &&
  !isWithin(node, (above) => above.label.startsWith('acl'))
