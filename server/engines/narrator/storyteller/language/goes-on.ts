import type { Before } from './clause-signs.ts'
import type { Clause } from './clause.ts'
import type { Word } from './words.ts'

/** 'She lights a candle, which you should not do', 'and so are the Reeses': no question, but said of the whole deed; with its joint. */
export function remarkIn({ kind, text }: Clause, sentence: Word[]): string | undefined {
  if (kind !== 'question' || sentence.at(-1)?.plain === '?') return undefined
  const isAlike = sentence.some(
    ({ plain }, at) => plain === 'so' && HELPING.test(sentence[at + 1]?.plain ?? ''),
  )
  if (!isAlike && !/^which\b/i.test(text)) return undefined
  return `${HELPING.test(text.split(' ')[0]!.toLowerCase()) ? ' and so' : ','} ${text}`
}

const HELPING = /^(?:am|is|are|was|were|do|does|did|have|has)$/

/** 'I count my coins and am three short': told of whoever counted, and asks nothing. */
export const isGoneOn = ({ kind, text }: Clause, sentence: Word[]): boolean =>
  kind === 'question' &&
  sentence.at(-1)?.plain !== '?' &&
  /^(?:and |but )?(?:am|is|are|was|were) (?!(?:i|you|he|she|it|they|we|there|the|my|your|his|her|this|that|anyone|anybody|someone|somebody)\b)/i.test(
    text,
  )

/** 'The lights flicker and go out': a plural goes on in the base form. */
export const isMany = (actor: Before['actor']): boolean =>
  typeof actor === 'object' &&
  (actor.isPlural === true ||
    (actor.amount ?? 1) > 1 ||
    actor.and !== undefined ||
    /^(?:they|these|those)$/.test(actor.pronoun ?? ''))

/** Tells it of whoever the clause before is of. */
export function tellOn(clause: Clause, { actor }: Clause): void {
  const who = actor === 'hero' ? 'I' : typeof actor === 'object' ? actor.text : undefined
  if (who)
    Object.assign(clause, {
      kind: 'statement',
      actor,
      question: undefined,
      text: `${who} ${clause.text.replace(/^(?:and|but) /i, '')}`,
    })
}
