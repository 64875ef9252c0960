import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { whetherAsides } from '../../content/open-answers.ts'
import { likelyGender } from '../../content/people.ts'
import { contracted } from '../../language/verb-forms.ts'
import { isPersonWord } from '../../scenario/roles.ts'
import type { Entity } from '../../world/world.ts'
import type { Asked } from './asked.ts'

const PUT =
  /^\W*(?:(?:and|but|so|then|well|ok|okay|hey|wait|if|whether),? )*(is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|must|may|might)\b(?: not\b)? (.+)$/i

/** 'If he is ok', of what was not asked in so many words. */
const EMBEDDED =
  /^(?:if|whether) (i|we|you|he|she|it|they|there|(?:the|my|your|his|her|our|their) \p{L}+) (is|are|am|was|were|do|does|did|has|have|had|can|could|will|would) (.+)$/u

const PRONOUN = /^(?:i|we|you|he|she|it|they|there)$/
const SOMEBODY = /^(any|some|every)(one|body|thing)$/

/** Whether it can be answered by yes or no. */
export const isPut = (text: string): boolean => PUT.test(text) || /^(?:if|whether)\b/.test(text)

/** 'Yes, she is', 'no, nobody does': the answer that goes with the question, and no word of the question more. */
export function shortAnswer(asked: Asked, isSo: boolean, speaker?: Entity, instead?: string): string {
  const plain = isSo ? 'Yes' : 'No'
  const [, helper = '', rest = ''] = PUT.exec(asked.text.replace(EMBEDDED, '$2 $1 $3')) ?? []
  const subject = subjectOf(asked, rest, isSo, speaker)
  const aside = speaker ? undefined : whetherAsides.find(([asks]) => asks.test(asked.text))?.[isSo ? 1 : 2]
  const more = aside && !instead ? `${aside.startsWith('and ') ? ',' : ':'} ${aside}` : ''
  if (helper === '' || subject === undefined) return `${plain}${instead ? `: ${instead}` : more}.`
  const verb = agreed(helper.toLowerCase(), subject)
  if (instead && /^(?:is|are|am|was|were)$/.test(verb)) return `${plain}, ${subject} ${verb} ${instead}.`
  const end = isSo || /^(?:nobody|nothing)$/.test(subject) ? verb : notOf(verb, speaker !== undefined)
  return `${plain}, ${subject} ${end}${more}.`
}

function subjectOf({ about }: Asked, rest: string, isSo: boolean, speaker?: Entity): string | undefined {
  const [first = '', second = ''] = rest.toLowerCase().split(' ')
  if (first === 'you') return speaker && (speaker.isPlural || speaker.kind === 'group' ? 'we' : 'I')
  if (first === 'we' && speaker) return 'we'
  if (/^(?:i|we)$/.test(first)) return 'you'
  if (/^(?:these|those)$/.test(first)) return 'they'
  if (/^(?:this|that)$/.test(first)) return isOwnWord(second) ? undefined : 'it'
  if (PRONOUN.test(first)) return first
  const [, , kind] = SOMEBODY.exec(first) ?? []
  if (kind && !first.startsWith('every')) return `${isSo ? 'some' : 'no'}${kind === 'one' ? 'body' : kind}`
  if (!about || about.id === 'hero' || !rest.toLowerCase().includes(nounOf(about))) return undefined
  if (about === speaker) return 'I'
  if (new RegExp(`\\b${nounOf(about).replace(/[^\\p{L}]/gu, '.')}s\\b`, 'u').test(rest.toLowerCase()))
    return 'they'
  if (about.isPlural || about.kind === 'group') return 'they'
  if (about.kind !== 'person')
    return isPersonWord(nounOf(about)) || isKindOf(nounOf(about), 'person') ? undefined : 'it'
  const gender = about.gender ?? likelyGender(about.name, about.role)
  return gender && (gender === 'f' ? 'she' : 'he')
}

/** 'That man', rather than 'that' alone. */
const isOwnWord = (word: string): boolean =>
  word !== '' &&
  !/^(?:a|an|the|my|your|his|her|their|our|not|really|still|all|true|right|normal|for|in|of|from|him|them|me|us|you|it|\p{L}+ing|\p{L}+ed)$/u.test(
    word,
  )

const nounOf = ({ name }: Entity): string => name.toLowerCase().split(' ').at(-1)!

/** 'He does not', and in a mouth 'he doesn't'. */
function notOf(verb: string, isSaid: boolean): string {
  if (!isSaid || verb === 'am' || verb === 'may') return verb === 'can' ? 'cannot' : `${verb} not`
  return contracted(verb)
}

const FORMS: Record<string, [i: string, one: string, many: string]> = {
  be: ['am', 'is', 'are'],
  was: ['was', 'was', 'were'],
  do: ['do', 'does', 'do'],
  have: ['have', 'has', 'have'],
}

const baseOf = (helper: string): string =>
  ({ is: 'be', are: 'be', am: 'be', were: 'was', does: 'do', has: 'have' })[helper] ?? helper

/** 'Was' as 'were' of 'you'; any but a pronoun keeps the form it was asked with. */
export function agreed(helper: string, subject: string): string {
  const forms = FORMS[baseOf(helper)]
  if (!forms || !/^(?:I|you|we|they|he|she|it|nobody|nothing|somebody|something)$/i.test(subject))
    return helper
  return forms[subject === 'I' ? 0 : /^(?:you|we|they)$/i.test(subject) ? 2 : 1]
}
