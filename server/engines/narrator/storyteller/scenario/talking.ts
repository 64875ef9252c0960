import type { Clause } from '../language/clause.ts'
import { isPlaceNoun } from '../language/noun-kinds.ts'
import { type FoundPerson, personMeant } from './found-person.ts'
import { isRole } from './roles.ts'

const TALKING =
  /^(?:say|tell|talk|speak|ask|whisper|shout|answer|call|warn|promise|lie|sing|joke|greet|insist)$/
const SHOWING =
  /^(?:letter|note|sign|book|message|map|diary|law|rule|paper|news|clock|voice|legend|report|prophecy|screen|text)$/

/** Whoever or whatever talks in the scenario can be talked to: the fox that told me, the lamp that spoke. */
export function markTalking(people: FoundPerson[], clauses: Clause[]): void {
  for (const { actor, verb, polarity, tense } of clauses) {
    if (typeof actor !== 'object' || actor.pronoun || polarity === 'negated' || !TALKING.test(verb ?? ''))
      continue
    const person = personMeant(people, actor)
    if (person) {
      person.isTalking = true
      // Who says of themselves that they are dead is there to say so.
      if (person.state === 'dead' && tense === 'present') person.state = 'near'
    } else if (
      !actor.isProper &&
      (!actor.isPlural || actor.determiner === 'one') &&
      !isRole(actor.head) &&
      !isPlaceNoun(actor.head) &&
      !SHOWING.test(actor.head)
    )
      people.push({
        role: actor.determiner === 'one' ? actor.head : actor.text,
        kind: 'person',
        state: 'near',
        isTalking: true,
        isCompanion: false,
        isFoe: false,
        traits: [],
        keys: new Set([actor.text.toLowerCase(), actor.head]),
      })
  }
}
