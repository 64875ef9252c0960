import { thirdToSecond } from './hero-told.ts'
import type { Phrase } from './noun-phrase.ts'
import { articleFor } from './polish.ts'
import type { HeroPhrase } from './read-hero.ts'
import type { Word } from './read-language.ts'
import { fromFirstPerson, fromThirdPerson } from './second-person.ts'

const LONGEST_WORDS = 45

export const textOf = (words: Word[]) =>
  words.map(({ before, text, after }) => before + text + after).join('')

/** One sentence of a scenario, told to 'you'; undefined for what is no statement. `isOfHero`: it is the one that says who the hero is. */
export function lineOf(words: Word[], hero: HeroPhrase | undefined, isOfHero: boolean): string | undefined {
  if (words.length < 3 || words.length > LONGEST_WORDS) return undefined
  if (words.some(({ plain }) => /^(?:i|i'm|i've|my|me|we|us|our|mine|myself)$/.test(plain)))
    return ended(fromFirstPerson(words))
  if (words.some(({ plain }) => /^(?:you|your|you're)$/.test(plain))) return ended(textOf(words))
  if (hero?.person === 'third' && isOfHero) return toHero(words, hero)
  if (!words.some(({ tags }) => tags.has('Verb') && !tags.has('Gerund'))) return undefined
  return ended(hero?.person === 'third' ? thirdToSecond(words, hero) : textOf(words))
}

function toHero(words: Word[], hero: HeroPhrase): string {
  if (hero.isOneOf) {
    const all = textOf(words).trim()
    return ended(`You are one of ${all[0]!.toLowerCase()}${all.slice(1).replace(/^(\S+ \S+)/, '$1 who')}`)
  }
  const subject = textOf(hero.verbAt > 0 ? words.slice(0, hero.verbAt) : words)
    .trim()
    .replace(/^as /i, '')
    .replace(/,$/, '')
  const who = subject.replace(/^(?:The|An?) /, (article) => article.toLowerCase())
  if (hero.verbAt === 0) return ended(`You are ${who}`)
  const told = fromThirdPerson(words, hero.verbAt)
  return /^You (?:are|were) (?:a|an|the) /.test(told) ? ended(told) : `You are ${who}. ${ended(told)}`
}

/** A scenario that is only a phrase, such as 'haunted house', 'space pirates' or 'zombie apocalypse in Paris'. */
export function lineOfFragment(
  theme: Phrase | undefined,
  place: { name: string; prep: string; isProper: boolean } | undefined,
  hero: HeroPhrase | undefined,
): string | undefined {
  const where =
    place && `${place.prep} ${place.isProper ? place.name : `${articleFor(place.name)} ${place.name}`}`
  if (hero) return ended(`You are ${articleFor(hero.role)} ${hero.role}${where ? ` ${where}` : ''}`)
  if (where && (!theme || theme.name.toLowerCase().endsWith(place.name.toLowerCase())))
    return `It begins ${where}, and it begins with you.`
  if (!theme) return undefined
  const what = theme.isPlural || theme.isProper ? theme.name : `${articleFor(theme.name)} ${theme.name}`
  return where
    ? `It begins ${where}, with ${what}, and nobody has asked you yet what you mean to do about it.`
    : `It begins with ${what}, and nobody has asked you yet what you mean to do about it.`
}

function ended(line: string): string {
  const text = line.trim().replace(/[,;:]$/, '')
  return (text[0] ?? '').toUpperCase() + text.slice(1) + (/[.!?…"]$/.test(text) ? '' : '.')
}
