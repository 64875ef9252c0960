import { type Entity } from '../world/world.ts'
import { formOf, type Noun } from './noun.ts'
import type { Slots } from './slots.ts'

const SOMEBODY = 'somebody'

/** Whoever it is that hears words of which it is not sure for whom they are: nobody of the story, and told of by no name. */
export const somebody = (): Entity => ({
  id: SOMEBODY,
  kind: 'person',
  name: SOMEBODY,
  isProper: true,
  isTold: true,
  stance: 'neutral',
  since: 0,
})

export const isSomebody = ({ id }: Entity): boolean => id === SOMEBODY

/** Whether a line is made for whoever it is. */
export const isNameless = (slots: Slots): boolean =>
  Object.values(slots).some((each) => typeof each === 'object' && 'id' in each && isSomebody(each))

/** '“I see,” says somebody, and waits.': it is only told that it is answered. */
const unnamed = (text: string): string =>
  text.replace(
    /(?<=”) (?:says?|asks?) somebody(?:,? (?:and|who|with|as|already|without|very|in) [^.“”]*)?(?=[.,])/g,
    ' comes the answer',
  )

/** '“Yes,” says Marta.' */
export const saidBy = (words: string, noun: Noun): string =>
  unnamed(`“${words}” ${noun.isPlural ? 'say' : 'says'} ${formOf(noun, '')}.`)

/** A line told without a name; undefined where it tells of whoever it is what one would have to see. */
export function withoutName(line: string): string | undefined {
  const told = unnamed(line)
  return /\bsomebody\b/i.test(told.replace(/“[^”]*”/g, '')) ? undefined : told
}

/** A reply that begins with such an answer needs no word of its coming: '“Yes. I can.”' */
export const bareAnswer = (reply: string): string =>
  reply.replace(
    /^“([^”]*?)(,?)” comes the answer\.( “)?/,
    (_, said: string, comma: string, next?: string) => `“${said}${comma && '.'}${next ? ' ' : '”'}`,
  )
