import type { Clause } from '../language/clause.ts'
import type { FoundPerson } from './found-person.ts'
import { personMeant } from './found-person.ts'

/** Who never acts and is with nobody is only spoken of: 'the king's taster', 'a letter for the Duke', 'meet a stranger'. */
export function markElsewhere(people: FoundPerson[], clauses: Clause[], text: string): void {
  const all = clauses.flatMap((clause) => [clause, ...(clause.said ?? [])])
  for (const person of people) {
    if (person.state !== 'near' || person.isFoe || person.isCompanion) continue
    const acts = all.some(
      ({ actor }) =>
        typeof actor === 'object' &&
        !actor.owner &&
        [actor, ...(actor.and ?? [])].some((each) => personMeant(people, each) === person),
    )
    if (acts) continue
    const called = (person.name ?? person.role ?? '').replace(/^the /, '').replace(/[^\p{L} ]/gu, '.')
    const isOwner = new RegExp(String.raw`\b${called}s?['’]s?\b`, 'iu').test(text)
    const isSpokenOf = new RegExp(
      String.raw`\b(?:for|from|to|of|about|letters?|meet|marry|owe|until|before|against|like|than|by) (?:(?:the|an?|my|our|his|her|some) )?(?:\p{L}+ )?${called}\b`,
      'iu',
    ).test(text)
    if (person.relation === undefined ? isSpokenOf || (person.name === undefined && isOwner) : isOwner)
      person.isElsewhere = true
  }
}
