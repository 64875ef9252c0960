import type { KnownFact } from './path-memory.ts'
import { wordsOf } from './word-stems.ts'

const MOST = 24
/** How much a word of the reply before counts beside one of the player's own. */
const TOLD_LAST_WEIGHT = 0.25

/** The facts that a turn touches, by the names and words of the player and the names of the reply before: closest first. */
export function closestFacts(facts: readonly KnownFact[], said: string, toldLast: string): KnownFact[] {
  const asked = new Map<string, number>()
  for (const { stem, isName } of wordsOf(toldLast)) if (isName) asked.set(stem, TOLD_LAST_WEIGHT)
  for (const { stem, isCommon } of wordsOf(said)) if (!isCommon) asked.set(stem, 1)
  const words = [...asked].map(([stem, weight]) => {
    const isIn = (fact: KnownFact) => fact.words.includes(` ${stem} `)
    const count = facts.reduce((sum, fact) => sum + (isIn(fact) ? 1 : 0), 0)
    return { isIn, worth: weight * Math.log(1 + facts.length / Math.max(1, count)) }
  })
  return facts
    .map((fact) => ({
      fact,
      score: words.reduce((sum, { isIn, worth }) => sum + (isIn(fact) ? worth : 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || other.fact.id - one.fact.id)
    .slice(0, MOST)
    .map(({ fact }) => fact)
}
