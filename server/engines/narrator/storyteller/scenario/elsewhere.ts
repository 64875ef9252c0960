import type { Clause } from '../language/clause.ts'
import type { FoundPerson } from './found-person.ts'
import { personMeant } from './found-person.ts'

/** What is said of somebody who is not here now, and may come. */
const AWAY = [
  '(?:is|are) on (?:(?:a|her|his|their|the) )?(?:(?:lunch|tea|coffee|dinner) ?)?(?:breaks?|holidays?|leave|vacation|radio|phone|line|intercom|screen)\\b',
  "(?:comes|arrives|visits|returns|lands|is coming|are coming|is arriving|is due|will come|will arrive|will be here|gets here|shows up) (?:back |home |here |over |to (?:dinner|lunch|tea|visit) )?(?:tomorrow|tonight|later|soon|next|on \\p{L}+day|at (?:noon|midnight|dawn|dusk|\\p{L}+ o'clock|\\d)|in (?:an?|one|two|three|four|five|ten|\\d+) )",
].join('|')

/** Who never acts and is with nobody is only spoken of: 'the king's taster', 'a letter for the Duke', 'meet a stranger'. */
export function markElsewhere(people: FoundPerson[], clauses: Clause[], text: string): void {
  const all = clauses.flatMap((clause) => [clause, ...(clause.said ?? [])])
  for (const person of people) {
    if (person.state !== 'near' || person.isFoe || person.isCompanion) continue
    const called = (person.name ?? person.role ?? '').replace(/^the /, '').replace(/[^\p{L} ]/gu, '.')
    if (
      called !== '' &&
      new RegExp(
        `(?<!\\p{L})${called} (?:${AWAY})|\\bbefore (?:the |my )?${called} (?:gets?|comes?|arrives?|finds?|reach(?:es)?|wakes?|returns?)\\b`,
        'iu',
      ).test(text)
    ) {
      person.isElsewhere = true
      continue
    }
    const acts = all.some(
      ({ actor }) =>
        typeof actor === 'object' &&
        !actor.owner &&
        [actor, ...(actor.and ?? [])].some((each) => personMeant(people, each) === person),
    )
    if (acts) continue
    const isOwner = new RegExp(String.raw`\b${called}s?['’]s?\b`, 'iu').test(text)
    const isSpokenOf = new RegExp(
      String.raw`\b(?:for|from|to|of|about|letters?|meet|marry|owe|until|before|against|like|than|by) (?:(?:the|an?|my|our|his|her|some) )?(?:\p{L}+ )?${called}\b`,
      'iu',
    ).test(text)
    if (person.relation === undefined ? isSpokenOf || (person.name === undefined && isOwner) : isOwner)
      person.isElsewhere = true
  }
}
