import type { Mention } from '../language/clause.ts'
import { nameIn } from './appositions.ts'
import type { ScenarioPerson } from './scenario.ts'

/** Somebody with the phrases that mean them. */
export interface FoundPerson extends ScenarioPerson {
  keys: Set<string>
}

/** The person a phrase means. */
export const personMeant = <P extends FoundPerson>(
  people: P[],
  mention: Mention | undefined,
): P | undefined => {
  if (!mention) return undefined
  const text = mention.text.toLowerCase()
  const name = nameIn(mention)?.toLowerCase()
  return (
    people.find(({ keys }) => (name !== undefined && keys.has(name)) || keys.has(text)) ??
    (mention.pronoun ? undefined : people.find(({ keys }) => keys.has(mention.head)))
  )
}
