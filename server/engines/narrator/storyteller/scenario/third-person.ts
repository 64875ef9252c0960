import { rootAt } from '#server/ground/grammar/dependents.ts'
import { asSecondPerson } from '../language/as-first-person.ts'
import { articleFor } from '../telling/polish.ts'
import { lowerFirst } from '../language/letter-case.ts'
import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import type { ToldOf } from '../language/hero-phrase.ts'
import { verbsOf } from '../language/verb-forms.ts'
import type { Scenario, ScenarioPerson } from './scenario.ts'

const isCapital = (name: string | undefined): name is string => name !== undefined && /^\p{Lu}/u.test(name)

/** By what a text in the third person means its hero, and who else may be 'he' or 'she' in it. */
export function toldOfHero(hero: Scenario['hero'], people: readonly ScenarioPerson[]): ToldOf {
  const gender = hero.gender === 'm' || hero.gender === 'f' ? hero.gender : undefined
  return {
    names: [hero.name].filter(isCapital),
    roles: [hero.role ?? []].flat(),
    gender,
    isOtherMeant: false,
    others: wordsFor(people.filter((each) => each.gender === gender)),
    // Whoever sleeps does nothing.
    perhaps: wordsFor(people.filter((each) => each.gender === undefined && !each.isAsleep)),
  }
}

const wordsFor = (people: readonly ScenarioPerson[]): string[] =>
  people
    .flatMap(({ name, role }) => [...(name?.split(' ') ?? []), role?.split(' ').at(-1) ?? ''])
    .map((word) => word.toLowerCase())

/** The words of a text before and after it is told that somebody has come, where it is not the hero who has: 'A woman in a yellow coat'. */
export function comerIn(text: string): { before: string; after: string } | undefined {
  const [, before, after] =
    text
      .split(/(?<=[.!?]) /)
      .flatMap((sentence) => [COMES_IN.exec(sentence) ?? []])
      .findLast(({ length }) => length > 0) ?? []
  return before === undefined || /\b(?:i|we|you)\b/i.test(before) ? undefined : { before, after: after! }
}
const COMES_IN =
  /^(.*?)\b(?:came|(?:has|have) (?:just )?(?:come|walked|burst|stepped|knocked|arrived)|just (?:came|walked|burst|stepped|knocked|arrived)|(?:comes|walks|bursts|steps|stumbles) (?:in|into|up)|knocks|arrives)\b(.*)$/i

/** Whether somebody comes to a hero who is told of by name, and no more of them after it: either may be played. */
export function isEitherPlayed(
  text: string,
  { name }: Scenario['hero'],
  people: readonly ScenarioPerson[],
): boolean {
  const comer = comerIn(text)
  return (
    comer !== undefined &&
    isCapital(name) &&
    !comer.after.includes(name.split(' ').at(-1)!) &&
    people.some((each) => comer.before.includes(each.name ?? each.role ?? '-'))
  )
}

/**
 * A premise that tells of its hero in the third person, told to 'you', with who that is before it. Where a 'he' or 'she'
 * may be somebody else, or the hero is several, all of it stays in its own words: those are never wrong.
 */
export function heroAsYou(text: string, hero: Scenario['hero'], people: readonly ScenarioPerson[]): string {
  if (hero.kind === 'group' || hero.gender === 'pl') return text
  const isAlone = new RegExp(
    `^(?:the |an? )?(?:${hero.name} the )?${hero.role} (?:who|whose|that|on|in|at|of|with|from|for) [^.]+[.]?$`,
    'iu',
  ).test(text)
  if (
    ((finiteVerbs(text) === 0 && text.split(' ').length < 9) ||
      (isAlone && text.split(' ').length < 11 && finiteVerbs(text) < 2)) &&
    !isTold(text)
  ) {
    const topic = lowerFirst(text)
      .replace(/, (?=\p{Ll})(?!(?:in|on|at|of|and|but|who|with) )/u, '. ')
      .replace(/(?<=\. )\p{Ll}/gu, (letter) => letter.toUpperCase())
    const bare = topic.replace(/^(?:an?|the) /, '').replace(/ (?:vs\.?|versus) (?=\p{Ll})/u, ' against a ')
    // 'A talking goose runs for office', with its verb taken for a noun.
    const next = /^ (\p{L}+)/u.exec(bare.slice(hero.role?.length ?? 0))?.[1]
    if (next && verbsOf(next).some(({ form }) => form === 's') && bare.startsWith(hero.role ?? '-'))
      return text
    if (hero.role && bare.startsWith(hero.role))
      return `You are ${/^(?:an?|the) /.test(topic) ? topic : `a ${bare}`}`
  }
  // 'Dilorom the paper-maker has been told': once it is said who that is, by the name alone.
  const byname = hero.name && hero.role ? `${hero.name} the ${hero.role}` : undefined
  const plain = byname ? text.replace(byname, hero.name!) : text
  const isNamed = plain !== text
  const {
    text: told,
    introduction: said,
    isDoubtful,
  } = asSecondPerson(plain, toldOfHero(hero, people), false)
  const introduction = isNamed ? byname : said
  if (isDoubtful || /\bYou your\b/.test(told) || /, .* and /.test(introduction ?? '')) return text
  const whole = told.replace(/\b(you \p{L}+) itself\b/iu, '$1 yourself')
  if (!introduction) return whole
  // 'Tamsin, a baker's apprentice, finds': the name before what she is.
  const bare = hero.name ? whole.replace(`${hero.name}, you `, 'You ') : whole
  return `You are ${bare === whole ? '' : `${hero.name}, `}${named(introduction, hero.name)}. ${bare}`
}

/** 'A nurse', and 'young fox' with an article; a name stays as it is. */
const named = (introduction: string, name: string | undefined): string =>
  /^(?:an?|the|two|my|your) /i.test(introduction)
    ? lowerFirst(introduction)
    : name === undefined
      ? `${articleFor(introduction.toLowerCase())} ${lowerFirst(introduction)}`
      : introduction

const finiteVerbs = (text: string): number =>
  parseSentence(text).filter(({ form }) => /^VB[ZDP]$/.test(form)).length

/** 'Sherlock-like fox investigates a stolen pie' tells something, whatever the tagger took its verb for. */
function isTold(text: string): boolean {
  const tokens = parseSentence(text)
  return /^VB[ZDP]$/.test(tokens[rootAt(tokens)]?.form ?? '')
}
