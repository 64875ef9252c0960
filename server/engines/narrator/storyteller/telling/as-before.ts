import { lowerFirst } from '../language/letter-case.ts'
import { dayOf, timeOf } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { sentencesOf } from './polish.ts'

/** A fact told again is told as what it is, in one sentence: still so. */
export function asBefore(text: string, world: World, isFresh: (told: string) => boolean): string {
  const [first = text] = sentencesOf(text)
  const isName = world.entities.some(({ isProper, name }) => isProper && first.startsWith(name))
  const isOwner = /^(?!It|That|There|Here|What|Who|He|She)\p{Lu}\p{L}+[’']s? /u.test(first)
  const again =
    isName || isOwner || (/^[“I0-9]/.test(first) && !/^I[nt]/.test(first)) ? first : lowerFirst(first)
  const clock = timeOf(world.minutes)
  const leads = [
    'As before, ',
    'That has not changed: ',
    'The same as you were told: ',
    'Once more: ',
    `At ${clock} still: `,
    `Still so on ${dayOf(world)}, at ${clock}: `,
  ]
  return (
    leads.map((lead) => lead + again).find((variant) => isFresh(variant)) ??
    `Turn ${world.turn}, and still: ${again}`
  )
}
