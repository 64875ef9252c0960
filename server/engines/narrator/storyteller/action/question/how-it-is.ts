import type { Random } from '#server/ground/random.ts'
import { measures, openAnswers } from '../../content/open-answers.ts'
import { capitalised } from '../../language/letter-case.ts'

const FEW = ['two', 'three', 'four', 'seven']

/** 'How deep it is' by its measure, 'how long' by a span, 'how the day was' by its course. */
export function howItIs(random: Random, rest: string, degree?: string): string | undefined {
  // 'How far down is it': no way on foot.
  const fall = /^far (down|up) (.+)$/.exec(rest)
  if (fall)
    return `${capitalised(fall[2]!)} ${fall[1] === 'up' ? 'as far up as a steeple' : 'further down than anybody would care to fall'}.`
  const [quality = '', ...typed] = rest.split(' ')
  // 'How cold is it outside': where stands at the end.
  const where = /^(?:outside|inside|here|there|today|tonight)$/.test(typed.at(-1) ?? '')
    ? ` ${typed.at(-1)}`
    : ''
  const more = where === '' ? typed : typed.slice(0, -1)
  if (/^(?:badly|seriously|deeply)$/.test(quality))
    return `${capitalised(more.join(' '))}, ${random.pick(openAnswers.badly)!}.`
  if (/.ly$/.test(quality)) return undefined
  if (
    /^(?:much|many)$/.test(quality) &&
    /^(?:I|you|he|she|it|we|they|the|my|your)(?:['’]\p{L}+)?$/iu.test(more[0] ?? '')
  )
    return undefined
  if (quality === 'many' && /^(?:are|were|have|will|can)$/.test(more[0] ?? ''))
    return `${capitalised(random.pick(FEW)!)} ${more.join(' ')}.`
  if (/^(?:much|many)$/.test(quality))
    return `${capitalised(more[0] ?? 'enough')}: ${random.pick(openAnswers.amount)!}.`
  if (/^(?:long|far|old)$/.test(quality) && !/^(?:is|are|was|were)$/.test(more.at(-1) ?? ''))
    return `${capitalised([...more, random.pick(/\b(?:has|have) been\b/.test(rest) ? openAnswers.since : openAnswers.span)!].join(' '))}.`
  const isCourse =
    /\b(?:day|night|week|weekend|trip|journey|flight|shift|date|meeting|party|exam|school|work) (?:was|is|went|goes)$/.test(
      rest,
    )
  if (isCourse)
    return `${capitalised(rest.replace(/went$/, 'was').replace(/goes$/, 'is'))} ${random.pick(openAnswers.course)!}.`
  if (/\b(?:died?|dies|was killed|perished|passed away)$/.test(rest))
    return `${capitalised(rest)} ${random.pick(openAnswers.death)!}.`
  const isMeasured =
    (degree !== undefined && degree === quality && more.length > 1) ||
    (/^(?:is|are|was|were|does|do|did)$/.test(more.at(-1) ?? '') && more.length > 1)
  // In what manner something comes about no answer fits that is made for any deed.
  if (!isMeasured) return undefined
  const pool = measures.find(([adjective]) => adjective.test(quality))![1]
  return `${capitalised(more.join(' '))} ${random.pick(pool)!.replace('[quality]', quality)}${where}.`
}
