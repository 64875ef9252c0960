import { rememberingObjects } from '#server/ground/remembering.ts'
import type { KnownFact } from './path-memory.ts'
import { kindredOf } from './word-groups.ts'
import { meaningOf, meaningsAsked } from './word-meanings.ts'
import { wordsOf } from './word-stems.ts'

const MOST = 24
/** Weight of a word of the reply before, beside one of the player's own. */
const TOLD_LAST_WEIGHT = 0.25
/** Worth of a word of the same group, beside the word itself. */
const KINDRED = 0.5
/** Gain of a fact that can be the answer to the kind of question that is asked. */
const ANSWER_WEIGHT = 0.5

/**
 * The facts that a turn touches, by the names and words of the player, by words that may be meant by them, and by the
 * names of the reply before: closest first, and of those as close the one told last. A word counts the more the fewer
 * facts have it or one as close to it.
 */
export function closestFacts(facts: readonly KnownFact[], said: string, toldLast: string): KnownFact[] {
  if (facts.length === 0) return []
  const asked = askedWords(said, toldLast)
  const { byStem, byWord } = indexOf(facts)
  /** For each asked word the facts, by their number, that have it or one as close to it. */
  const found = asked.map(() => new Map<number, number>())
  const note = (at: number, numbers: readonly number[], worth: number) => {
    const worths = found[at]!
    for (const number of numbers) if (worth > (worths.get(number) ?? 0)) worths.set(number, worth)
  }
  for (const [stem, meant] of meantBy(asked))
    for (const { at, worth } of meant) note(at, byStem.get(stem) ?? [], worth)
  const worthsOf = meaningsAsked(asked.map(({ word }) => (word === undefined ? undefined : meaningOf(word))))
  for (const [word, numbers] of byWord) for (const [at, worth] of worthsOf(word)) note(at, numbers, worth)
  const scores = new Map<number, number>()
  for (const [at, worths] of found.entries()) {
    const all = [...worths.values()]
    const rarities = new Map(
      [...new Set(all)].map((worth) => [
        worth,
        Math.log(1 + facts.length / all.filter((other) => other >= worth).length),
      ]),
    )
    for (const [number, worth] of worths)
      scores.set(number, (scores.get(number) ?? 0) + asked[at]!.weight * worth * rarities.get(worth)!)
  }
  const isAnswer = answerOf(said)
  return [...scores]
    .map(([number, score]) => {
      const fact = facts[number]!
      return { fact, number, score: isAnswer(fact.text) ? score + ANSWER_WEIGHT : score }
    })
    .toSorted((one, other) => other.score - one.score || other.number - one.number)
    .slice(0, MOST)
    .map(({ fact }) => fact)
}

/** The facts, by their number in the list, that have a stem among their words or a word in their text. */
interface FactIndex {
  byStem: Map<string, number[]>
  byWord: Map<string, number[]>
}

/** Turns of one story mostly ask the same list. */
const indexOf = rememberingObjects((facts: readonly KnownFact[]): FactIndex => {
  const index: FactIndex = { byStem: new Map(), byWord: new Map() }
  const add = (to: Map<string, number[]>, word: string, number: number) => {
    const numbers = to.get(word)
    if (numbers) numbers.push(number)
    else to.set(word, [number])
  }
  for (const [number, { words, text }] of facts.entries()) {
    for (const stem of new Set(words.split(' '))) add(index.byStem, stem, number)
    for (const word of new Set(text.toLowerCase().match(LETTERS))) add(index.byWord, word, number)
  }
  return index
})

/** Takes the words of facts apart, and looks up what they mean, before they are asked for. */
export function warmFacts(facts: readonly KnownFact[]): void {
  for (const word of indexOf(facts).byWord.keys()) meaningOf(word)
}

const LETTERS = /\p{L}+/gu

interface AskedWord {
  stem: string
  /** As it stands, in small letters; absent for a name of the reply before. */
  word?: string
  weight: number
}

/** The words of the player, and the names of the reply before, each once. */
function askedWords(said: string, toldLast: string): AskedWord[] {
  const asked = new Map<string, AskedWord>()
  for (const { stem, isName } of wordsOf(toldLast))
    if (isName) asked.set(stem, { stem, weight: TOLD_LAST_WEIGHT })
  for (const { stem, text, isCommon } of wordsOf(said))
    if (!isCommon) asked.set(stem, { stem, word: text.toLowerCase(), weight: 1 })
  return [...asked.values()]
}

/** Which of the asked words a stem stands for: itself, or one of its group. */
function meantBy(asked: readonly AskedWord[]): Map<string, { at: number; worth: number }[]> {
  const meant = new Map<string, { at: number; worth: number }[]>()
  const add = (stem: string, at: number, worth: number) =>
    meant.set(stem, [...(meant.get(stem) ?? []), { at, worth }])
  for (const [at, { stem }] of asked.entries()) {
    add(stem, at, 1)
    for (const other of kindredOf(stem)) add(other, at, KINDRED)
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
