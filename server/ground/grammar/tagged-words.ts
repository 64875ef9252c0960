import { hashText } from '../random.ts'
import { wordForm } from './word-forms.ts'

/** A sentence as the parser sees it: a value for each word, and one more for the root, which stands last. */
export interface Tagged {
  length: number
  words: Int32Array
  tags: Int32Array
  coarse: Int32Array
  suffixes: Int32Array
  /** The field of meaning, as the tag reads the word. */
  fields: Int32Array
  /** A bit for what kind of word stands here, as far as it parts others. */
  marks: Int32Array
  /** The place of the next verb from here on; the length where there is none. */
  nextVerb: Int32Array
  /** Heads that another parse has found, to go by. */
  guide?: Int32Array
}

const IS_VERB = /^(?:VERB|AUX)/
const PARTING = ['PUNCT', 'CCONJ', 'VERB', 'AUX', 'NOUN', 'SCONJ', 'PRON']
const markOf = (word: string, coarse: string): number =>
  word === ',' ? 1 : 2 << (PARTING.indexOf(coarse) + 1)

const [ROOT, NONE] = [1_000_001, 1_000_002]

/** Makes the parser's view of a sentence from its words and the numbers of their tags. */
export function tagged(
  words: readonly string[],
  tags: readonly number[],
  tagNames: readonly string[],
): Tagged {
  const length = words.length
  const values = () => new Int32Array(length + 1).fill(ROOT)
  const result: Tagged = {
    length,
    words: values(),
    tags: values(),
    coarse: values(),
    suffixes: values(),
    fields: values(),
    marks: values(),
    nextVerb: values(),
  }
  for (const [at, word] of words.entries()) {
    const form = wordForm(word)
    const name = tagNames[tags[at]!]!
    const coarse = name.slice(0, name.indexOf('|'))
    result.words[at] = form.lower
    result.tags[at] = tags[at]!
    result.coarse[at] = hashText(coarse)
    result.marks[at] = markOf(word, coarse)
    result.suffixes[at] = form.suffix3
    result.fields[at] =
      coarse === 'NOUN' || coarse === 'PROPN' ? form.nounField : coarse === 'VERB' ? form.verbField : 0
  }
  result.nextVerb[length] = length
  for (let at = length - 1; at >= 0; at--)
    result.nextVerb[at] = IS_VERB.test(tagNames[tags[at]!]!) ? at : result.nextVerb[at + 1]!
  return result
}

/** The value at a place, where there is one. */
export const valueAt = (values: Int32Array, at: number | undefined): number =>
  at === undefined || at < 0 || at >= values.length ? NONE : values[at]!
