import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import type { PainterInput } from '../../painter.ts'
import type { NamedPerson } from './named-people.ts'
import { TITLES } from './person-names.ts'

/** A scenario whose hero is a child. */
export const IS_CHILD =
  /\b(?:I am|I'm|I’m|You are|You're|You’re) (?:\p{Lu}\p{Ll}+, |an? (?=\w+-))?(?:aged |only |just |nearly |almost )?(?:six|seven|eight|nine|ten|eleven|twelve|[6-9]|1[0-2])(?:[- ]years?[- ]old\b|,| and\b|\.)/iu

/** Whom a child calls by a bare name is mostly a child, too. */
export const isPeer = ({ name, phrase }: NamedPerson, { moment, premise, earlier }: PainterInput): boolean =>
  name !== undefined &&
  phrase === '' &&
  !GROWN.test(name) &&
  !new RegExp(`\\b(?:${[...TITLES].join('|')})\\.? (?:\\p{Lu}[\\p{L}’'-]*\\.? )?${name}\\b`, 'iu').test(
    [premise, ...earlier, moment].join('\n'),
  )

/** The years of whom a 'he' or 'she' at a word is told to have: old and young ones alone. */
export function yearsAt(tokens: readonly Token[], at: number): 'old' | 'young' | undefined {
  const behind = tokens.slice(at + 1, at + 10).map(({ word }) => word.toLowerCase())
  const [, years] = YEARS.exec(behind.join(' ')) ?? []
  return years === undefined
    ? undefined
    : /^(?:six|seven|eigh|nine)ty|^[6-9]\d$/.test(years)
      ? 'old'
      : 'young'
}
const YEARS =
  /^(?:is|['’]s|must be|looks|turns) (?:\w+ ){0,2}?((?:six|seven|eigh|nine)ty(?: - \w+)?|[6-9]\d|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[3-9]|1[0-2])(?: years? old)? (?:[,.;:]|and|or|but)/
const GROWN =
  /^(?:mum|mummy|mom|mommy|mama|ma|nan|nana|gran|granny|grandma|auntie|dad|daddy|pa|papa|grandad|granddad|grandpa|gramps)$/i

/** Whose age may be told beside what they are called. */
export const YOUNG =
  /^(?:son|daughter|brother|sister|nephew|niece|cousin|grandson|granddaughter|apprentice|pupil)$/

/** 'Theo. He is six', 'Theo, who is six'; who calls the hero their father is young, too. */
export const isYoungIn = (name: string, story: string): boolean =>
  new RegExp(
    `\\b${name}(?:\\b[^]{0,240}?\\b(?:he|she)(?: is|['’]s)|s?,(?: who (?:is|are)| aged)?) (?:only |just |about )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|[3-9]|1[0-2])\\b(?! feet| foot|-| hundred| thousand)`,
    'iu',
  ).test(story) ||
  (/\b(?:daughter|son|child)\b/u.test(story) &&
    new RegExp(`${name}\\b[^]{0,300}[“"][^”"]*\\b(?:papa|daddy|mama|mommy)\\b`, 'iu').test(story))

/** What somebody old is called by. */
export const OLD =
  /\b(?:old|elderly|aged|grand(?:mother|father|ma|pa)|gran|granny|nan|nana|oma|opa|abuela|abuelo)\b/
