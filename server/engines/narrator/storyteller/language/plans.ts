import type { Clause } from './clause.ts'
import { plainText } from './said-lines.ts'
import type { Word } from './words.ts'

/** 'If nobody comes I close the shop' is what the hero has in mind, and not done: one statement; else the clauses as they are. */
export function withPlans(sentence: Word[], clauses: Clause[]): Clause[] {
  const [condition] = clauses
  const isPlan =
    /^(?:if|unless)$/.test(sentence[0]?.plain ?? '') &&
    sentence[1]?.plain !== 'so' &&
    sentence.at(-1)?.plain !== '?' &&
    condition?.isCondition === true &&
    clauses.length > 1 &&
    clauses.slice(1).every(({ kind, actor }) => kind === 'act' && actor === 'hero')
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

/** 'At night Tom comes in': the time is taken off, so that it is no part of the name; what happens is told with it. */
export function timeFirst(text: string): { time?: string; rest: string } {
  const found =
    /^(?:and |but |then )?((?:(?:in|at|during|by|before|after|around|late at|early in) (?:the |that |this )?(?:night|morning|evening|afternoon|midnight|dawn|dusk|noon|sunset|sunrise)|(?:that|the next|the same|the following|one) (?:night|morning|evening|day|afternoon)|(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d+|some|many|several|a few|a couple of|half an) )?(?:hour|minute|moment|while|day|week|month|year|second)s? later|after (?:(?:an?|one|two|three|four|five|six|ten|\d+|a few|some) )?(?:while|moment|minute|hour|day|week|month|year)s?|suddenly|meanwhile|last night|yesterday|this morning|later that (?:day|night|evening)),?) (?=\p{L}+ )(?!of\b|and\b|after\b|before\b)/iu.exec(
      text,
    )
  return found ? { time: found[1]!.replace(/,$/, ''), rest: text.slice(found[0].length) } : { rest: text }
}
