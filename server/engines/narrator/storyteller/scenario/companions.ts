import type { Actor, Clause, Mention } from '../language/clause.ts'
import { evilRole } from './foe.ts'
import type { FoundPerson } from './found-person.ts'
import { markName, NAME } from './name-marks.ts'

const beside = (source: string) => new RegExp(source.replaceAll('%', NAME), 'iu')
const signsOfCompany = beside(
  String.raw`\b(?:with|together with|alongside|beside|accompanied by|joined by|helped by|leads?|lead|brought|bring|bringing) (?:me (?:is|are) )?(?:(?:only |just )?(?:my|his|her|our|the|a|an|one|two|three|four|five|old|young|little|dear|poor|good) )(?:\p{L}+ ){0,2}?(?:(?:[\p{L}'-]+,? ){1,4}and (?:my |his |her |the |a )?(?:\p{L}+ )?)?%|\bwith (?:(?:(?-i:\p{Lu})\p{L}+,? ){0,2}and )?%(?! in the| the letter)|% and (?:I|me)\b|\b(?:I|we|me) and (?:my |the |our |an? )?(?:\p{L}+ ){0,3}?%|% (?:is|are) (?:with|beside|at) (?:me|us|my side)|% (?:rides|travels|walks|comes|goes|sails|flies|follows|works|lives|serves|fights|trots) (?:with|beside|alongside|behind|next to|for) (?:me|us)|\b(?:my|our) (?:\p{L}+ )*?(?:companion|sidekick|partner|deputy|familiar|apprentice|squire|steed|crew|crewmate|co-pilot|copilot|bodyguard|first mate|dog|horse|mule|hound|parrot|cat|robot|raven|owl|best friend|assistant|navigator)s?(?:,? (?:named|called|is))?,? ?(?:the |a )?%`,
)
const signsOfDealing = beside(
  String.raw`\b(?:war|fight|duel|feud|battle|in love|meet|meeting|contest|compete|competing|trouble|deal|bargain|appointment|date|affair|bargaining|negotiate|speak|talk) with (?:the |my |a |his |her )?(?:\p{L}+ ){0,2}?%`,
)

/** Marks who is with the hero: named beside them, led, ridden or owned. */
export function settleCompanions(
  people: FoundPerson[],
  clauses: Clause[],
  text: string,
  isHero: (actor: Actor | Mention | undefined) => boolean,
  meant: (mention: Actor | Mention | undefined) => FoundPerson | undefined,
): void {
  const accept = (person: FoundPerson | undefined) => {
    if (person && person.state === 'near' && !evilRole.test(person.role?.split(' ').at(-1) ?? '')) {
      person.isCompanion = true
      person.state = 'present'
    }
  }
  for (const clause of clauses) {
    if (typeof clause.actor === 'object' || clause.actor === 'companions') {
      const actor = clause.actor === 'companions' ? undefined : clause.actor
      if (actor?.and && (isHero(actor) || actor.and.some((each) => isHero(each))))
        for (const each of [actor, ...actor.and]) accept(meant(each))
    }
    const own = clause.verb === 'have' && isHero(clause.actor) ? meant(clause.object) : undefined
    for (const each of clause.verb === 'have' && isHero(clause.actor) ? (clause.object?.and ?? []) : [])
      if (meant(each)?.kind === 'animal') accept(meant(each))
    if (
      own &&
      (own.kind === 'animal' || clause.object?.amount !== undefined || clause.object?.determiner === 'one')
    )
      accept(own)
  }
  for (const person of people) {
    for (const word of [person.name, person.role].filter((each): each is string => each !== undefined)) {
      const marked = markName(text, word)
      if (marked !== undefined && signsOfCompany.test(marked) && !signsOfDealing.test(marked)) accept(person)
    }
    if (
      person.state === 'near' &&
      person.relation &&
      /^(?:cellmate|dog|cat|horse|mule|pony|parrot|robot|familiar|deputy|sidekick|companion|partner|squire|apprentice|crew|bodyguard|assistant)$/.test(
        person.relation,
      ) &&
      !person.isFoe
    )
      accept(person)
  }
}
