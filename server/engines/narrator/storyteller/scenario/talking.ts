import type { Clause } from '../language/clause.ts'
import { isPlaceNoun } from '../language/noun-kinds.ts'
import { type FoundPerson, personMeant } from './found-person.ts'
import { isRole } from './roles.ts'

const TALKING =
  /^(?:say|tell|talk|speak|ask|whisper|shout|answer|call|warn|promise|lie|sing|joke|greet|insist)$/
const SHOWING =
  /^(?:letter|note|sign|book|message|map|diary|law|rule|paper|news|clock|voice|legend|report|prophecy|screen|text)$/

/** 'My goldfish starts giving me stock tips'. */
const GIVES_WORDS =
  /\bgiv(?:es?|ing) (?:\p{L}+ ){0,3}(?:tips?|advice|orders|instructions|directions|lessons|lectures|compliments|hints?)\b/iu

/** Whoever or whatever talks in the scenario can be talked to: the fox that told me, the lamp that spoke. */
export function markTalking(people: FoundPerson[], clauses: Clause[]): void {
  for (const { actor, verb, polarity, text } of clauses) {
    if (typeof actor !== 'object' || actor.pronoun || polarity === 'negated') continue
    if (!TALKING.test(verb ?? '') && !GIVES_WORDS.test(text)) continue
    // Who is called by a name has not said anything.
    if (
      /\b(?:is|was|are|were|be|been|being) (?:called|told|asked|warned|promised)\b|^[^ ]+ called\b/i.test(
        text,
      )
    )
      continue
    const person = personMeant(people, actor)
    if (person) {
      person.isTalking = true
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

/** Whoever never speaks, or does not wake, by the scenario's own words. */
export function markSilent(people: FoundPerson[], text: string): void {
  for (const person of people) {
    const names = [person.name, person.role, person.relation]
      .filter((name) => name !== undefined)
      .map((name) => name.replace(/[^\p{L} ]/gu, '.'))
    if (names.length === 0) continue
    const whoDoes = String.raw`\b(?:${names.join('|')})\b[^.!?;,]{0,30}?\b`
    // Of two who are named together only the last is meant: 'a merchant and a boy who never speaks'.
    const alone = String.raw`\b(?:${names.join('|')})\b(?:(?!\band\b)[^.!?;,]){0,30}?\b`
    const not = String.raw`(?:never|cannot|can['’]?t|does not|doesn['’]?t|will not|won['’]?t|has not|hasn['’]?t)`
    if (
      new RegExp(String.raw`${alone}${not} (?:speak|talk|spoken|say a)`, 'iu').test(text) ||
      new RegExp(String.raw`${alone}(?:stopped|given up) (?:speaking|talking)(?! to\b)`, 'iu').test(text) ||
      new RegExp(String.raw`\bmute (?:${names.join('|')})\b|${whoDoes}(?:is|was|born) mute\b`, 'iu').test(
        text,
      )
    )
      person.isMute = true
    const asleep = String.raw`\b(?:${names.join('|')}) (?:(?:who|is|lies|lying|was|fast|sound) )*asleep\b|\bsleeping (?:${names.join('|')})\b`
    if (new RegExp(String.raw`${whoDoes}${not} (?:wake|woken)|${asleep}`, 'iu').test(text))
      person.isAsleep = true
  }
}
