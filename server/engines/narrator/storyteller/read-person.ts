import { namesIn } from './names-in.ts'
import { phraseAt, type Phrase } from './noun-phrase.ts'
import { fateOf, type Fate } from './person-fate.ts'
import { shortRole, type HeroPhrase } from './read-hero.ts'
import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'
import { textOf } from './scenario-lines.ts'
import { animalWords, beastWords, genderOfRole, personWords } from './wordbooks/person-words.ts'
import { placeKindOf } from './wordbooks/place-kinds.ts'

export interface ReadPerson extends Fate {
  role: string
  name?: string
  gender?: 'he' | 'she'
  /** Told of as where the hero is to go. */
  isFar: boolean
  /** The hero's own: 'my brother', 'my cat'. */
  isKin: boolean
  /** At the hero's side from the start. */
  isWith: boolean
  /** A being that is called by its kind: 'the dragon'. */
  isNameless?: boolean
}

/** What a person is called of whom the scenario only gives the name. */
export const UNKNOWN = 'acquaintance'

export type FoundPerson = Omit<ReadPerson, 'role'> & { role?: string; end: number }

/** The person that the phrase at `from` speaks of; none where it speaks of the hero or of no person. `end` is behind all that names it. */
export function personAt(
  words: Word[],
  from: number,
  phrase: Phrase,
  hero: HeroPhrase | undefined,
): FoundPerson | undefined {
  const span = words.slice(from, phrase.end)
  const ofAt = span.findIndex(({ plain }) => plain === 'of')
  const trade = tradeAfter(words, phrase)
  const own = namesIn(ofAt > 0 ? span.slice(0, ofAt) : span, from === 0).join(' ') || undefined
  const called = calledAfter(words, phrase)
  const lead = words[from - 1]?.plain === 'whose' ? 'whose' : phrase.lead
  const kind = kindIn(ofAt > 0 ? span.slice(0, ofAt) : span, words, trade)
  const isKnownBeing = trade !== undefined || isTalkingAnimal(kind, words) || beastWords.has(kind ?? '')
  const name =
    own ?? called?.name ?? (isKnownBeing || isBareName(words, from, phrase) ? nameIn(span) : undefined)
  if (!name && !isRole(phrase, kind, lead, words.length <= 2)) return undefined
  if (isOfHero(hero, name, phrase) || (!name && HEARD.test(words[from - 1]?.plain ?? ''))) return undefined
  const end = trade?.end ?? called?.end ?? phrase.end
  const fate = fateOf(words, startOf(words, from), end)
  const isKin = /^(?:my|our|your|whose)$/.test(lead) || isHerOwn(lead, hero)
  return {
    role: trade?.role ?? roleOf(kind, name, phrase),
    name,
    gender: genderOf(span, kind ?? ''),
    ...fate,
    isFar: /\bto $/.test(
      `${textOf(words.slice(Math.max(0, startOf(words, from) - 1), startOf(words, from))).trim()} `,
    ),
    isKin,
    isWith: !fate.isFoe && !fate.isAway && ((isKin && !STAYS_HOME.test(kind ?? '')) || isBesideHero(words)),
    ...(!name && kind !== undefined && beastWords.has(kind) && { isNameless: true }),
    end,
  }
}

/** 'a man called Varga' is no more than his name. */
const roleOf = (kind: string | undefined, name: string | undefined, phrase: Phrase) =>
  name || !kind ? (/^(?:man|woman|person)$/.test(kind ?? '') ? undefined : kind) : shortRole(phrase.name)

const isOfHero = (hero: HeroPhrase | undefined, name: string | undefined, phrase: Phrase) =>
  hero !== undefined &&
  (name
    ? hero.name?.split(' ').some((part) => name.split(' ').includes(part)) === true
    : phrase.name.toLowerCase().includes(hero.role))

/** The word that says what somebody is: 'mechanic', 'cat'. */
function kindIn(span: Word[], words: Word[], trade: { role: string } | undefined): string | undefined {
  const plains = span.map(({ plain }) => plain.replace(/'s$/, ''))
  const person = plains.findLast((plain) => personWords.has(plain) || beastWords.has(plain))
  const animal = plains.findLast((plain) => animalWords.has(plain))
  const isTheme = words.length <= 2
  return trade?.role ?? person ?? (animal && (isTheme || isTalkingAnimal(animal, words)) ? animal : undefined)
}

const isTalkingAnimal = (kind: string | undefined, words: Word[]) =>
  kind !== undefined && animalWords.has(kind) && words.some(({ plain }) => TALKING.test(plain))
const TALKING = /^(?:talk|talks|talking|speak|speaks|speaking|says|tells|told|spoke)$/

const isRole = (phrase: Phrase, kind: string | undefined, lead: string, isTheme: boolean) =>
  kind !== undefined &&
  !NOBODY.test(phrase.head.toLowerCase()) &&
  phrase.head.toLowerCase() === kind &&
  !phrase.isPlural &&
  (lead !== '' || isTheme)

/** Who is only heard is not there: 'hears a child crying'. */
const HEARD = /^(?:hear|hears|heard)$/

const NOBODY =
  /^(?:voice|figure|crowd|crew|people|someone|person|hero|heroine|villagers|townsfolk|mate|stranger)$/

/** The capitals of a phrase that is known to name somebody. */
const nameIn = (span: Word[]): string | undefined =>
  span
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word.text) && !isA(word, 'determiner'))
    .map(({ text }) => text.replace(/['’]s$/, ''))
    .join(' ') || undefined

/** 'Varga wants the crate': capitals that are no place, no day and nothing with an article. */
function isBareName(words: Word[], from: number, { lead, end, head }: Phrase): boolean {
  const before = words[from - 1]?.plain ?? ''
  return (
    lead === '' &&
    from > 0 &&
    !NO_NAME_AFTER.test(before) &&
    placeKindOf(head) === undefined &&
    words
      .slice(from, end)
      .every(({ text, tags }) => /^\p{Lu}\p{Ll}/u.test(text) && !notPeople.some((tag) => tags.has(tag)))
  )
}
const NO_NAME_AFTER =
  /^(?:in|at|of|near|from|into|to|on|aboard|for|during|through|across|called|named|inside|.*[0-9])$/
const notPeople = [
  'Place',
  'Date',
  'WeekDay',
  'Month',
  'Organization',
  'Demonym',
  'Pronoun',
  'Determiner',
  'Adverb',
]

/** 'Juno the mechanic' */
function tradeAfter(words: Word[], { end, isPlural }: Phrase): { role: string; end: number } | undefined {
  if (isPlural || words[end]?.plain !== 'the' || words[end - 1]?.after.trim()) return undefined
  if (!/^\p{Lu}\p{Ll}/u.test(words[end - 1]!.text)) return undefined
  const next = phraseAt(words, end)
  return next && personWords.has(next.head.toLowerCase())
    ? { role: shortRole(next.name), end: next.end }
    : undefined
}

/** 'my brother, Tom,' and 'the computer, called Mother' */
function calledAfter(words: Word[], { end }: Phrase): { name: string; end: number } | undefined {
  const isCalled = /^(?:called|named)$/.test(words[end]?.plain ?? '')
  if (!isCalled && !/,/.test(words[end - 1]?.after ?? '')) return undefined
  const name: string[] = []
  for (let at = isCalled ? end + 1 : end; at < words.length && name.length < 3; at++) {
    const { text, after } = words[at]!
    const isCapital = /^\p{Lu}\p{Ll}/u.test(text)
    if (!isCapital) return isCalled && name.length > 0 ? { name: name.join(' '), end: at } : undefined
    name.push(text)
    if (/[,.]/.test(after)) return { name: name.join(' '), end: at + 1 }
  }
  return isCalled && name.length > 0 ? { name: name.join(' '), end: end + 1 + name.length } : undefined
}

function startOf(words: Word[], from: number): number {
  let start = from
  while (isA(words[start], 'preposition')) start++
  return start
}

const isHerOwn = (lead: string, hero: HeroPhrase | undefined) =>
  hero?.person === 'third' && lead === (hero.gender === 'she' ? 'her' : 'his')

/** 'my crew is …', 'Tara and I', 'I travel with …' */
const isBesideHero = (words: Word[]) =>
  /\b(?:crew|team|companions?|friends|allies|ally|band|gang|squad|party) (?:is|are|consists)\b|\band I\b|\b(?:with me|at my side|beside me)\b|\bI \w+ with\b/i.test(
    textOf(words),
  )
/** Kin that one has without their coming along. */
const STAYS_HOME = /^(?:king|queen|landlord|landlady|boss|master|neighbour|neighbor|client|teacher|ex)$/

function genderOf(span: Word[], role: string): 'he' | 'she' | undefined {
  if (span.some(({ tags }) => tags.has('FemaleName'))) return 'she'
  if (span.some(({ tags }) => tags.has('MaleName'))) return 'he'
  return (
    genderOfRole(role) ?? (span.some(({ text }) => /^(?:Old|Big|Uncle|Mr)$/.test(text)) ? 'he' : undefined)
  )
}
