import type { Before } from './clause-signs.ts'
import type { Clause } from './clause.ts'
import type { Word } from './words.ts'

/** 'She lights a candle, which you should not do', 'and so are the Reeses', 'Marta, who is asleep', 'and how it had wept': no question, but said with the deed; with its joint. */
export function remarkIn({ kind, text }: Clause, sentence: Word[]): string | undefined {
  if (kind !== 'question') return undefined
  if (sentence.at(-1)?.plain === '?') return undefined
  if (TOLD_WITH.test(text)) {
    const first = text.split(' ')[0]!.toLowerCase()
    const isJoined = sentence.some(({ plain }, at) => plain === 'and' && sentence[at + 1]?.plain === first)
    return `${isJoined ? ' and' : ','} ${text}`
  }
  const isAlike = sentence.some(
    ({ plain }, at) => plain === 'so' && HELPING.test(sentence[at + 1]?.plain ?? ''),
  )
  if (!isAlike && !/^which\b/i.test(text)) return undefined
  return `${HELPING.test(text.split(' ')[0]!.toLowerCase()) ? ' and so' : ','} ${text}`
}

/** Asking words before a subject and its verb: nothing is asked so. */
const TOLD_WITH =
  /^(?:who(?! (?:are|is|was|were) (?:you|he|she|they|it|that|this|there|here)\b)|whom|whose|(?:how|what|why|where|when)(?! \p{L}+ed\b) (?:(?:i|you|he|she|it|we|they|the|my|his|her|their|an?|\p{Lu}\p{L}+)\b)) /u

const HELPING = /^(?:am|is|are|was|were|do|does|did|have|has)$/

/** 'I count my coins and am three short': told of whoever counted, and asks nothing. */
export const isGoneOn = ({ kind, text }: Clause, sentence: Word[]): boolean =>
  kind === 'question' &&
  sentence.at(-1)?.plain !== '?' &&
  /^(?:and |but )?(?:am|is|are|was|were) (?!(?:i|you|he|she|it|they|we|there|the|my|your|his|her|this|that|anyone|anybody|someone|somebody)\b)/i.test(
    text,
  )

/** 'How dared it wear his voice?', 'what a beautiful day': cried out, and asks nothing. */
export const isCriedOut = ({ kind, text }: Clause, sentence: Word[]): boolean =>
  kind === 'question' &&
  (/^how dared?\b/i.test(text) || (/^what an? \p{L}/iu.test(text) && sentence.at(-1)?.plain !== '?'))

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
