import type { Clause } from './clause.ts'
import { plainText } from './said-lines.ts'
import type { Word } from './words.ts'

/** 'If nobody comes I shall close the shop' is what the hero has in mind, and not done: one statement; else the clauses as they are. */
export function withPlans(sentence: Word[], clauses: Clause[]): Clause[] {
  const [condition] = clauses
  const isPlan =
    /^(?:if|unless)$/.test(sentence[0]?.plain ?? '') &&
    sentence[1]?.plain !== 'so' &&
    sentence.at(-1)?.plain !== '?' &&
    condition?.isCondition === true &&
    clauses.length > 1 &&
    clauses.slice(1).every(({ kind, actor }) => kind === 'act' && actor === 'hero') &&
    clauses[1]!.tense === 'future'
  if (!isPlan) return clauses
  return [{ ...TOLD, tense: 'future', text: withComma(unmarked(sentence), clauses[1]!.text) }]
}

/** 'Too close.', 'Very quiet.': how it is, told as it stands; undefined for any other sentence. */
export function degreeOf(sentence: Word[]): Clause | undefined {
  const [first, second, ...more] = sentence
  const isDegree =
    /^(?:too|very|quite|so)$/.test(first?.plain ?? '') &&
    second?.node?.label === 'root' &&
    second.node.below.includes(first!) &&
    more.every(({ kind }) => kind === 'mark') &&
    !more.some(({ plain }) => plain === '?')
  if (!isDegree) return undefined
  return { ...TOLD, text: unmarked(sentence) }
}

const TOLD = {
  kind: 'statement',
  actor: 'nobody',
  polarity: 'affirmed',
  modality: 'does',
  tense: 'present',
} as const

/** 'Unless he helps me, I will go': where the one ends and the other begins. */
const withComma = (text: string, main: string) => {
  const at = text.indexOf(` ${main}`)
  return at < 0 || text[at - 1] === ',' ? text : `${text.slice(0, at)},${text.slice(at)}`
}

const unmarked = (sentence: Word[]) => plainText(sentence).replace(/[\s.!…]+$/, '')
