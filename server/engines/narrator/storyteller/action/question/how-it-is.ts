import { measures } from '../../content/open-answers.ts'
import { capitalised } from '../../language/letter-case.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'

/** 'How deep is it' by its measure; undefined for the manner of a deed, which no answer fits that is made for any. */
export function howItIs({ random }: Scene, { question }: Asked, words: string): string | undefined {
  const [, quality = '', helper = 'is'] = /^how (\p{L}+)(?: (\p{L}+))?/u.exec(words) ?? []
  const isMeasured =
    question.degree === quality || (/^(?:is|are|was|were)$/.test(helper) && !/ly$/.test(quality))
  if (quality === '' || !isMeasured || /^(?:much|many|come|so|about)$/.test(quality)) return undefined
  const { lines } = measures.find(({ asks }) => asks.test(quality))!
  return `${capitalised(random.pick(lines)!.replace('[quality]', quality))}.`
}
