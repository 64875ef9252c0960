import { remembering } from '../remembering.ts'
import { grammar } from './grammar-file.ts'
import { lemmaOf } from './lemma.ts'
import { mirrored, parseWords } from './parse-words.ts'
import { tagWords, withVerb } from './tag-words.ts'
import { tagged } from './tagged-words.ts'
import { tokenise } from './tokenise.ts'

/** A word of a parsed sentence, as Universal Dependencies describes it. */
export interface Token {
  word: string
  /** Where it begins in the text; absent where words were given. */
  start?: number
  /** Word class by Universal Dependencies (UPOS): 'VERB', 'NOUN', 'PROPN', … */
  tag: string
  /** Form by the Penn treebank (XPOS): 'VB', 'VBD', 'VBG', 'NNS', … */
  form: string
  lemma: string
  /** Index of the word that this one hangs on; -1 for the root. */
  head: number
  /** Relation to the head by Universal Dependencies: 'nsubj', 'obj', 'obl', … */
  label: string
}

/** A premise is read again each turn, and what is typed or said is read for one thing after the other. */
const MOST_KNOWN = 300

/** Parses one sentence, typed as one likes or cut into words as the English Web Treebank does. */
export const parseSentence = (sentence: string | readonly string[]): Token[] =>
  typeof sentence === 'string' ? ofText(sentence) : ofWords(sentence.join('\n'))

const ofText = remembering((text: string) => parse(tokenise(text)), MOST_KNOWN)
const ofWords = remembering(
  (lines: string) => parse(lines === '' ? [] : lines.split('\n').map((word) => ({ word }))),
  MOST_KNOWN,
)

function parse(pieces: { word: string; start?: number }[]): Token[] {
  if (pieces.length === 0) return []
  const { tags: tagNames, labels: labelNames, lemmas, tagger, guide, moves, labeller } = grammar()
  const words = pieces.map(({ word }) => word)
  const tags = withVerb(words, tagWords(words, tagger), tagNames)
  const fromEnd = parseWords(tagged(words.toReversed(), tags.toReversed(), tagNames), guide)
  const view = { ...tagged(words, tags, tagNames), guide: mirrored(fromEnd.heads) }
  const { heads, labels } = parseWords(view, moves, labeller)
  return pieces.map((piece, at) => {
    const [tag = '', form = ''] = tagNames[tags[at]!]!.split('|')
    return {
      ...piece,
      tag,
      form,
      lemma: lemmaOf(piece.word, tag, form, lemmas),
      head: heads[at] === words.length ? -1 : heads[at]!,
      label: labelNames[labels[at]!]!,
    }
  })
}
