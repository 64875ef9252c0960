import type { PainterInput } from '../../painter.ts'
import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { presenceOf } from './presence.ts'
import type { Presence } from './told-clause.ts'
import { sexOfFirstName } from './person-names.ts'
import type { Person } from '../figures/cast-member.ts'

/** What is said aloud. */
const SPOKEN = /[“"][^”"]*[”"]/gu

/** Callings that are a woman's as often as a man's. */
const EITHER =
  /^(?:doctor|officer|engineer|pilot|clerk|merchant|shopkeeper|scientist|professor|baker|soldier|mechanic|keeper|driver|sergeant|constable|conductor|lieutenant|cook|miller|gardener|farmer|operator|seller|guard|bartender|prompter|judge|curator|captain|detective|inspector|agent|innkeeper|barkeep|porter|waiter|butler|sailor|priest|vicar|smith|landlord|foreman|operator|cashier)$/

/** A kind of person by what the telling calls them next: a professor who is 'her' is a woman. */
export const sexed = (kind: Person, phrase: string, told: string, called = phrase): Person =>
  (kind === 'man' && EITHER.test(phrase)) || phrase === 'nurse'
    ? (pronounAfter(called, told) ?? (called === phrase ? undefined : sexOfFirstName(called)) ?? kind)
    : kind

/** Somebody else, whose the next pronoun is: also where a new sentence is about another. */
const ANOTHER =
  /[.!?] +(?! |(?:She|Her|Hers|He|His|Him)\b)|(?<=\S) (?:an?|the|your|another|two|three) (?:[\w-]+ )?(?:woman|girl|lady|mother|daughter|wife|widow|nun|queen|man|boy|king|father|son|monk|lad)\b/iu

/** By the pronoun that follows a word soonest, before anybody else is told of. */
export function pronounAfter(word: string, told: string): 'woman' | 'man' | undefined {
  const at = told.toLowerCase().search(new RegExp(`\\b${word}\\b(?!['’]s)`))
  if (at < 0) return undefined
  // 'The clerk, a thin woman', is one.
  const behind = told.slice(at + word.length + 2, at + 140).replaceAll(SPOKEN, ' ')
  return firstPronoun(behind.split(ANOTHER)[0]!)
}

/** The sex of the first pronoun in a line. */
function firstPronoun(told: string): 'woman' | 'man' | undefined {
  // 'Kowalski hushes him' says nothing of Kowalski.
  const [pronoun] = /\b(?:she|her|hers|he|his)\b/iu.exec(told.split('\n')[0]!) ?? []
  return pronoun === undefined ? undefined : /^(?:she|hers?)$/iu.test(pronoun) ? 'woman' : 'man'
}

const FEMALE = /\b(?:Aunt|Princess|Lady|Sister|Miss|Mrs|Nurse)\b/
const MALE = /\b(?:Uncle|Prince|Lord|Sir|Signor|Monsieur|Father|Brother|Mr|Comte|Ser)\b/

/** By the title, or by the pronoun that follows the name soonest. */
export function sexOf(name: string, called: string, story: string): 'woman' | 'man' | 'someone' {
  if (FEMALE.test(called)) return 'woman'
  if (MALE.test(called)) return 'man'
  const told = story.replaceAll(SPOKEN, ' ')
  let [hers, his] = [0, 0]
  for (const { index } of told.matchAll(new RegExp(`\\b${name}\\b`, 'gu'))) {
    const sex = firstPronoun(told.slice(index, index + 110).split(ANOTHER)[0]!)
    if (sex === 'woman') hers++
    else if (sex === 'man') his++
  }
  return hers > his ? 'woman' : his > hers ? 'man' : 'someone'
}

interface Met {
  kind: Person
  name?: string
  phrase: string
  isActing?: boolean
}

/** Whether faces may be seen: of one or two grown people who do something, of whom is told whether they are men or women. */
export const areSure = (
  hero: Pick<Met, 'kind'> | undefined,
  met: readonly Met[],
  { premise, earlier, moment }: Pick<PainterInput, 'premise' | 'earlier' | 'moment'>,
): boolean =>
  hero !== undefined &&
  hero.kind !== 'child' &&
  (met.length === 1 || met.length === 2) &&
  // 'Your wife' and 'Lucia' may be one.
  (met.length === 1 || met[0]!.kind !== met[1]!.kind || met.every(({ name }) => name !== undefined)) &&
  met.every(({ isActing, kind, name, phrase }) => {
    if (isActing !== true || !/^(?:man|woman|lady|detective)$/.test(kind) || OF_ANY_AGE.test(phrase))
      return false
    // A bare name may be a child's where the story has children.
    if (phrase === '' && CHILDREN.test([premise, ...earlier, moment].join('\n'))) return false
    // A name that goes by another pronoun than the 'he' it was taken for is read wrong.
    const sex = name === undefined ? 'someone' : sexOf(name, name, moment)
    return sex === 'someone' || (sex === 'man') === /^(?:man|detective)$/.test(kind)
  })
/** Who may be a child or grown. */
const OF_ANY_AGE = /\b(?:daughter|son|niece|nephew|grand(?:son|daughter)|pupil|student|apprentice)$/

const CHILDREN =
  /\b(?:child(?:ren)?|kids?|girls?|boys?|sons?|daughters?|twins|(?:mother|father|parent) of|mum|mom|dad|daddy|mumm?y|mommy|school\w*|teach(?:er|es)?|pupils?|coach(?:es)?|(?:little|small|baby) (?:brother|sister))\b/i

/** He and she as subjects, and whether they act. */
export const pronounsIn = (
  tokens: readonly Token[],
  isPastTold: boolean,
): { at: number; sex: 'woman' | 'man'; presence: Presence }[] =>
  tokens.flatMap(({ word, label }, at) =>
    /^(?:s?he)$/i.test(word) && label.startsWith('nsubj') && isSeenDoing(tokens, tokens[at]!.head)
      ? [{ at, sex: /^s/i.test(word) ? 'woman' : 'man', presence: presenceOf(tokens, at, isPastTold) }]
      : [],
  )

/** Whether a verb shows who does it: not what they own, have done, or did to something else that is told of ('the knot she used'). */
const isSeenDoing = (tokens: readonly Token[], verb: number): boolean =>
  !STATIVE.test(tokens[verb]!.lemma) &&
  tokens[verb]!.label !== 'acl:relcl' &&
  tokens.every(({ head, label, lemma }) => head !== verb || label !== 'aux' || lemma !== 'have')
export const STATIVE = /^(?:have|know|own|live|want|need|like|love|mean|seem)$/
