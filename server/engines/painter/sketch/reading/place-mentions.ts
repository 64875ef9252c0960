import { toldInsides, toldNouns } from '../lexicon/place-lexicon.ts'
import { isIndoors, type ToldPlace } from '../scene-facts.ts'
import type { Clause } from './clauses.ts'
import { isBeyond } from './elsewhere.ts'
import { isVerbAfter } from './known-nouns.ts'
import { type Bearing, type Mention, mentionsIn } from './mentions.ts'

/** 'You walk down the carriage.' */
const ALONG = /^(?:down|along|through|aboard) (?:the|a)$/

/** All nouns that name a place. */
export const placeNouns = (clauses: readonly Clause[]): Mention<ToldPlace>[] =>
  mentionsIn(clauses, toldNouns, true)

/** The same with what only names a place for who is in it; a verb that looks like a noun names none. */
export function placeMentions(
  clauses: readonly Clause[],
  nouns: Mention<ToldPlace>[] = placeNouns(clauses),
): Mention<ToldPlace>[] {
  const insides = mentionsIn(clauses, toldInsides).filter(
    ({ bearing, lead }) => bearing === 'inside' || (bearing === 'at' && ALONG.test(lead.slice(-2).join(' '))),
  )
  return [...nouns, ...insides].filter(({ lead }) => !isVerbAfter(lead))
}

/** How a place is spoken of: what is beyond a wall is far, and who stands against one is outside. */
export function bearingFrom({
  name,
  bearing,
  lead,
}: Pick<Mention<ToldPlace>, 'name' | 'bearing' | 'lead'>): Bearing {
  if (isBeyond(lead)) return 'off'
  return isIndoors(name) && lead.at(-2) === 'against' ? 'seen' : bearing
}
