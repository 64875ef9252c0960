import { lemmaOf } from '#server/ground/grammar/lemma.ts'
import type { Tree } from './treebank.ts'

const LEAST = 2
const LEARNED = /^(NOUN|VERB|AUX|ADJ|ADV|PRON|DET|PART|CCONJ)$/

/** Base forms, by `word/UPOS`, that the treebank has at least twice and no rule finds. */
export function irregularLemmas(trees: readonly Tree[]): Record<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const tree of trees)
    for (const [at, word] of tree.words.entries()) {
      const [tag, lemma] = [tree.upos[at]!, tree.lemmas[at]!.toLowerCase()]
      if (lemma === '' || !LEARNED.test(tag)) continue
      const key = `${word.toLowerCase().replaceAll('’', "'")}/${tag}`
      const ofWord = counts.get(key) ?? new Map<string, number>()
      ofWord.set(lemma, (ofWord.get(lemma) ?? 0) + 1)
      counts.set(key, ofWord)
    }
  const found: [string, string][] = []
  for (const [key, ofWord] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [lemma, count] = [...ofWord].toSorted((a, b) => b[1] - a[1])[0]!
    const [word = '', tag = ''] = key.split('/')
    if (count >= LEAST && lemmaOf(word, tag, 'any', {}) !== lemma) found.push([key, lemma])
  }
  return Object.fromEntries(found)
}
