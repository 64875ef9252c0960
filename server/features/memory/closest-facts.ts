import type { KnownFact } from './path-memory.ts'
import { kindredOf } from './word-groups.ts'
import { wordsOf } from './word-stems.ts'

const MOST = 24
/** Weight of a word of the reply before, beside one of the player's own. */
const TOLD_LAST_WEIGHT = 0.25
/** Weight of a word of the same group, beside the word itself. */
const KINDRED_WEIGHT = 0.5
/** Gain of a fact that can be the answer to the kind of question that is asked. */
const ANSWER_WEIGHT = 0.5

/**
 * The facts that a turn touches, by the names and words of the player, by words that may be meant by them, and by the
 * names of the reply before: closest first. A word counts the more the fewer facts have it.
 */
export function closestFacts(facts: readonly KnownFact[], said: string, toldLast: string): KnownFact[] {
  if (facts.length === 0) return []
  const asked = askedStems(said, toldLast)
  const weights = [...asked.values()]
  const meant = meantBy([...asked.keys()])
  const counts = weights.map(() => ({ own: 0, kindred: 0 }))
  const held = facts.map(({ words }) => {
    const found = new Map<number, boolean>()
    for (const stem of words.split(' '))
      for (const { at, isOwn } of meant.get(stem) ?? []) found.set(at, isOwn || found.get(at) === true)
    for (const [at, isOwn] of found) counts[at]![isOwn ? 'own' : 'kindred'] += 1
    return found
  })
  const worthOf = (at: number, isOwn: boolean) => {
    const { own, kindred } = counts[at]!
    const rarity = Math.log(1 + facts.length / Math.max(1, isOwn ? own : own + kindred))
    return weights[at]! * rarity * (isOwn ? 1 : KINDRED_WEIGHT)
  }
  const isAnswer = answerOf(said)
  return facts
    .map((fact, at) => {
      const words = [...held[at]!].reduce((sum, [word, isOwn]) => sum + worthOf(word, isOwn), 0)
      return { fact, score: words > 0 && isAnswer(fact.text) ? words + ANSWER_WEIGHT : words }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || other.fact.id - one.fact.id)
    .slice(0, MOST)
    .map(({ fact }) => fact)
}

/** Weights by stem. */
function askedStems(said: string, toldLast: string): Map<string, number> {
  const asked = new Map<string, number>()
  for (const { stem, isName } of wordsOf(toldLast)) if (isName) asked.set(stem, TOLD_LAST_WEIGHT)
  for (const { stem, isCommon } of wordsOf(said)) if (!isCommon) asked.set(stem, 1)
  return asked
}

/** Which of the asked words a stem stands for: itself, or one of its group. */
function meantBy(asked: readonly string[]): Map<string, { at: number; isOwn: boolean }[]> {
  const meant = new Map<string, { at: number; isOwn: boolean }[]>()
  const add = (stem: string, at: number, isOwn: boolean) =>
    meant.set(stem, [...(meant.get(stem) ?? []), { at, isOwn }])
  for (const [at, stem] of asked.entries()) {
    add(stem, at, true)
    for (const other of kindredOf(stem)) add(other, at, false)
  }
  return meant
}

const NUMBER =
  /\p{N}|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|sixty|\w+teen|\w+ty|hundred|thousand|dozen|half|quarter|once|twice)\b/iu
const PLACE = /\b(in|into|at|under|below|behind|above|beside|inside|near|between|beneath|on|from|to)\b/i
const REASON = /\b(because|since|for|after|so that)\b/i
const KINDS: readonly [question: RegExp, answer: RegExp][] = [
  [
    /\b(how (many|much|often|old|far|long|low|high)|(what|which) (sum|amount|number|price|hour|time|year|date|code|digits|interval))\b/i,
    NUMBER,
  ],
  [/\b(where|(what|which) (place|spot|street|town|city|house|room|address))\b/i, PLACE],
  [/\bwhy\b/i, REASON],
]

/** Whether a text can hold the answer to the kind of question that is asked, if any is. */
function answerOf(said: string): (text: string) => boolean {
  const kinds = KINDS.filter(([question]) => question.test(said))
  return (text) => kinds.some(([, answer]) => answer.test(text))
}
