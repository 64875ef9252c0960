import { isGroupNoun } from '../../language/being-nouns.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { genderOf, isGivenName } from '../roles.ts'
import type { ScenarioPerson } from '../scenario.ts'
import type { Node } from './parsed-text.ts'
import type { Phrase } from './phrase.ts'

/** Somebody with all phrases and pronouns that mean them. */
export interface Entity {
  phrases: Phrase[]
  pronouns: Node[]
  gender?: ScenarioPerson['gender']
  isHero: boolean
}

const FIRST = /^(?:i|me|my|myself|we|us|our|mine|ourselves)$/
export const isFirstPerson = (node: Node | undefined): boolean =>
  node !== undefined && FIRST.test(node.plain) && node.tag === 'PRON'

export const nounOf = ({ noun }: Phrase): string | undefined => noun && singularOf(noun.plain)

/** By what they are called: 'sister', 'Lord', a first name. */
export function genderOfEntity({ phrases }: Entity): ScenarioPerson['gender'] {
  for (const { name, noun, isPlural } of phrases) {
    if (isPlural || (noun && !name && isGroupNoun(noun.plain))) return 'pl'
    const found = genderOf(noun?.plain, name)
    if (found) return found
    const given = name?.split(' ').find((word) => isGivenName(word))
    if (given) return genderOf(undefined, given)
  }
  return undefined
}
