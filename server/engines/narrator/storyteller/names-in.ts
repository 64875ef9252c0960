import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'
import { personWords } from './wordbooks/person-words.ts'

const TITLES =
  /^(?:captain|admiral|king|queen|prince|princess|lord|lady|sir|doctor|dr|professor|detective|inspector|sheriff|baron|baroness|duke|duchess|count|countess|mr|mrs|miss|ms|father|sister|brother|mother|aunt|uncle|saint|general|colonel|major|sergeant|commander|emperor|empress|master|agent|officer|judge|mayor|chief|laird|madame|monsieur|mademoiselle|señor|señora|herr|frau|don|doña|reverend|pastor|abbot|viscount|marquis|lieutenant|nurse|old|little|big|young|mad|blind|grandma|grandpa|granny)$/

/**
 * The words of a phrase that name a person: 'Ambrose Vail' of 'the clockmaker Ambrose Vail', 'Captain Mira Voss'.
 * `isAtStart`: the first word is capital in any case.
 */
export function namesIn(span: Word[], isAtStart: boolean): string[] {
  const capitals = span.filter(
    (word, at) =>
      /^\p{Lu}\p{Ll}/u.test(word.text) &&
      !isA(word, 'determiner') &&
      !isA(word, 'pronoun') &&
      !(isAtStart && at === 0 && !isSurelyName(word)),
  )
  if (
    capitals.length === 0 ||
    capitals.some(
      ({ tags }) => tags.has('Place') || tags.has('Date') || tags.has('WeekDay') || tags.has('Month'),
    )
  )
    return []
  const isPerson =
    capitals.some(isSurelyName) ||
    capitals.some(({ plain }) => TITLES.test(plain)) ||
    span.some(({ plain, text }) => personWords.has(plain) && !/^\p{Lu}/u.test(text))
  return isPerson ? capitals.map(({ text }) => text.replace(/['’]s$/, '')) : []
}

const isSurelyName = ({ tags, plain }: Word) =>
  tags.has('Person') || tags.has('FirstName') || tags.has('LastName') || TITLES.test(plain)
