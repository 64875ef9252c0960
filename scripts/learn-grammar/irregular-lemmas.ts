import { lemmaOf } from '#server/ground/grammar/lemma.ts'
import { verbForms, verbsOf } from '#server/engines/narrator/storyteller/language/verb-forms.ts'
import type { Tree } from './treebank.ts'

const LEAST = 3
const IS_WORD = /^'?[a-z]+$/
const LEARNED = /^(NOUN|VERB|AUX|ADJ|ADV|PRON|PART)$/

/** Base forms, by `word/UPOS`, that no rule finds: those that the treebank has more than twice, and verbs that the storyteller knows. */
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
  const found: [string, string][] = irregularVerbs()
  for (const [key, ofWord] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [lemma, count] = [...ofWord].toSorted((a, b) => b[1] - a[1])[0]!
    const [word = '', tag = ''] = key.split('/')
    if (count >= LEAST && IS_WORD.test(word) && lemmaOf(word, tag, 'any', {}) !== lemma)
      found.push([key, lemma])
  }
  return Object.fromEntries(found)
}

const REGULAR_END = /(?:ed|ing|s)$/

/** A form that is a base form as well ('lay', 'wound') is left to the treebank. */
const irregularVerbs = (): [string, string][] =>
  [...verbForms].toSorted().flatMap((word) => {
    const verbs = verbsOf(word)
    const lemma = verbs[0]!.lemma
    const isRegular = verbs.some(({ form }) => form === 'base') || REGULAR_END.test(word)
    return isRegular ? [] : [[`${word}/VERB`, lemma] as [string, string]]
  })
