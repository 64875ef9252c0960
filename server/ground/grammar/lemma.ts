import { baseForms } from '../wordnet/base-forms.ts'
import type { WordClass } from '../wordnet/fields.ts'
import { sensesOf } from '../wordnet/wordnet.ts'

const CLASS_OF: Record<string, WordClass> = {
  NOUN: 'noun',
  VERB: 'verb',
  AUX: 'verb',
  ADJ: 'adj',
  ADV: 'adv',
}
/** Finer tags of words that stand in their base form. */
const IS_BASE = /^(VB|VBP|NN|JJ|RB|MD)$/

/** The base form of a word: a listed one, or the first by its ending that WordNet has words for. */
export function lemmaOf(
  word: string,
  tag: string,
  form: string,
  listed: Readonly<Record<string, string>>,
): string {
  const lower = word.toLowerCase().replaceAll('’', "'")
  const known = listed[`${lower}/${tag}`]
  if (known) return known
  const wordClass = CLASS_OF[tag]
  if (!wordClass) return tag === 'PROPN' ? word : lower
  if (IS_BASE.test(form)) return lower
  return baseForms(lower, wordClass).find((base) => sensesOf(base, wordClass).length > 0) ?? lower
}
