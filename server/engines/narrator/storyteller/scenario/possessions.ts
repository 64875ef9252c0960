import type { Actor, Mention } from '../language/clause.ts'
import type { FoundPerson } from './found-person.ts'
import { isRole } from './roles.ts'
import type { Possession } from './scenario.ts'

/** The things that the hero is said to have. */
export function possessionsOf(
  clauses: { actor: Actor; verb?: string; object?: Mention; polarity: string }[],
  isHero: (actor: Actor) => boolean,
  people: FoundPerson[],
): Possession[] {
  return clauses
    .filter(
      ({ actor, verb, object, polarity }) =>
        isHero(actor) &&
        polarity === 'affirmed' &&
        /^(?:have|own|carry|keep|hold|inherit|wear|bring|possess|wield|find|steal)$/.test(verb ?? '') &&
        object !== undefined,
    )
    .flatMap(({ object }) => [object!, ...(object!.and ?? [])])
    .filter(
      (mention) =>
        !mention.pronoun &&
        !isRole(mention.head) &&
        !people.some(({ keys }) => keys.has(mention.head)) &&
        !/^(?:day|hour|night|week|minute|month|year|job|idea|chance|time|plan|dream|problem|secret|message|power|gift|house|shop|inn|bakery|revenge|vengeance|farm|memory|home|family|debt|reason|choice|hope|way|friend|enemy|life|kingdom)$/.test(
          mention.head,
        ),
    )
    .map(({ text, amount }) => ({ name: text, ...(amount !== undefined && { amount }) }))
}

const UNITS =
  'dollars|euros|pounds|crowns|gold coins|silver coins|coins|gold|silver|francs|marks|shillings|credits|pennies|cents'

/** What the hero has in coin, also where the unit stands in another sentence: 'for 50 dollars. I've got 60.' */
export function moneyIn(text: string): Possession[] {
  const had = new RegExp(
    String.raw`\b(?:I've got|I have|i have|i've got|we have|we've got|all (?:I|we)(?:'ve| have)(?: got)? is|(?:I've|I have) saved|my last)(?: only| just)? (\d[\d,]*)(?: (${UNITS}))?\b(?! \p{Ll}+s\b)`,
    'iu',
  ).exec(text)
  const unit = had?.[2] ?? new RegExp(String.raw`\b\d[\d,]* (${UNITS})\b`, 'i').exec(text)?.[1]
  return had && unit ? [{ name: unit.toLowerCase(), amount: Number(had[1]!.replaceAll(',', '')) }] : []
}
