import { baseForms } from '../wordnet/base-forms.ts'
import { sensesOf } from '../wordnet/wordnet.ts'
import { add, type Features, newFeatures } from './features.ts'
import { bestClass, type Scorer } from './linear-model.ts'
import { type WordForm, wordForm } from './word-forms.ts'

const NO_WORD = wordForm('')
const features = newFeatures()
const scores = new Float64Array(256)

/** Tags words from left to right; returns the number of a tag for each. */
export function tagWords(words: readonly string[], tagger: Scorer): number[] {
  const forms = words.map(wordForm)
  const tags: number[] = []
  for (let at = 0; at < forms.length; at++) {
    readTagFeatures(features, forms, at, tags)
    tagger.score(features, scores)
    tags.push(bestClass(scores, tagger.classes))
  }
  return tags
}

/** Features of the tag of the word at `at`: its spelling, its neighbours, the tags before it. */
export function readTagFeatures(
  into: Features,
  forms: readonly WordForm[],
  at: number,
  tags: readonly number[],
): void {
  const word = forms[at]!
  const before = forms[at - 1] ?? NO_WORD
  const before2 = forms[at - 2] ?? NO_WORD
  const after = forms[at + 1] ?? NO_WORD
  const after2 = forms[at + 2] ?? NO_WORD
  const tag1 = (tags[at - 1] ?? -1) + 2
  const tag2 = (tags[at - 2] ?? -1) + 2
  const isFirst = at === 0 ? 1 : 0
  into.count = 0
  add(into, 0, 0)
  add(into, 1, word.lower)
  add(into, 2, word.suffix1)
  add(into, 3, word.suffix2)
  add(into, 4, word.suffix3)
  add(into, 5, word.suffix4)
  add(into, 6, word.prefix2)
  add(into, 7, word.prefix3)
  add(into, 8, word.shape, isFirst)
  add(into, 9, before.lower)
  add(into, 10, after.lower)
  add(into, 11, before2.lower)
  add(into, 12, after2.lower)
  add(into, 13, before.suffix3)
  add(into, 14, after.suffix3)
  add(into, 15, tag1)
  add(into, 16, tag1, tag2)
  add(into, 17, tag1, word.lower)
  add(into, 18, before.lower, word.lower)
  add(into, 19, word.lower, after.lower)
  add(into, 20, word.wordClasses, word.suffix2)
  add(into, 21, word.wordClasses, tag1)
  add(into, 22, word.wordClasses, tag1, after.wordClasses, word.suffix1)
  add(into, 23, after.wordClasses, after.suffix2)
  add(into, 24, word.wordClasses, after.lower)
  add(into, 25, word.wordClasses, before.lower)
  add(into, 26, word.nounField, word.verbField)
  add(into, 27, word.nounField, tag1)
  add(into, 28, word.verbField, tag1)
  add(into, 29, word.shape, tag1)
  add(into, 30, tag1, tag2, word.lower)
  add(into, 31, tag1, after.lower)
  add(into, 32, tag1, tag2, word.wordClasses, word.suffix2)
  add(into, 33, before.lower, after.lower)
  add(into, 34, word.shape, word.suffix3, isFirst)
  add(into, 35, word.wordClasses, isFirst, after.wordClasses, after.suffix1)
  add(into, 36, after.lower, after2.lower)
  add(into, 37, before2.lower, before.lower)
  add(into, 38, before.suffix2, word.suffix2, tag1)
  add(into, 39, word.lower, after.wordClasses)
  add(into, 40, word.shape, after.shape)
}

/**
 * The same tags with a verb: in 'In the office the child waits' and 'A girl of nine walks in' nothing is one, and what follows somebody
 * at the end or before a further phrase can be. A list of things stays as it is.
 */
export function withVerb(words: readonly string[], tags: number[], tagNames: readonly string[]): number[] {
  if (tags.some((tag) => /^(?:VERB|AUX)/.test(tagNames[tag]!))) return tags
  const tagAt = (at: number) => tagNames[tags[at] ?? -1] ?? ''
  const last = words.findLastIndex((word) => /\p{L}/u.test(word))
  const at = words.findIndex(
    (word, index) =>
      index > 1 &&
      tagAt(index) === 'NOUN|NNS' &&
      baseForms(word.toLowerCase(), 'verb').some((base) => sensesOf(base, 'verb').length > 0) &&
      (index === last
        ? tagAt(index - 1) === 'NOUN|NN' && isBeing(words[index - 1]!)
        : /^(?:NOUN.NN$|NUM|PUNCT)/.test(tagAt(index - 1)) &&
          /^(?:ADP|ADV|DET|PRON)/.test(tagAt(index + 1)) &&
          words.slice(1, index).some((each, before) => tagAt(before + 1) === 'NOUN|NN' && isBeing(each))),
  )
  return at < 0 ? tags : tags.with(at, tagNames.indexOf('VERB|VBZ'))
}

const isBeing = (word: string): boolean =>
  /^noun\.(?:person|animal)$/.test(sensesOf(word.toLowerCase(), 'noun')[0]?.field ?? '')
