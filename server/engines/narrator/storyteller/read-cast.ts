import { namesIn } from './names-in.ts'
import { phraseAt, type Phrase } from './noun-phrase.ts'
import type { HeroPhrase } from './read-hero.ts'
import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'
import { genderOfRole, personWords } from './wordbooks/person-words.ts'
import { placeKindOf } from './wordbooks/place-kinds.ts'

export interface ReadPerson {
  role: string
  name?: string
  gender?: 'he' | 'she'
  isFoe: boolean
  /** Told of as vanished, taken or gone: part of the story, but not on the scene. */
  isAway: boolean
  /** Told of as where the hero is to go. */
  isFar: boolean
}

const MOST_PEOPLE = 4
const MOST_THINGS = 6

/** The people and things a scenario names, apart from the hero. */
export function readCast(
  sentences: Word[][],
  hero: HeroPhrase | undefined,
): { people: ReadPerson[]; things: Phrase[] } {
  const people: ReadPerson[] = []
  const things: Phrase[] = []
  for (const words of sentences) {
    for (let from = 0; from < words.length; from++) {
      const phrase = phraseAt(words, from)
      if (!phrase) continue
      const person = personIn(words, from, phrase, hero)
      const isKnown = person && people.some(({ role, name }) => name === person.name && role === person.role)
      if (person && !isKnown) people.push(person)
      else if (
        !person &&
        isThing(phrase) &&
        !(hero && phrase.name.includes(hero.role)) &&
        !things.some(({ name }) => name === phrase.name)
      )
        things.push(phrase)
      from = Math.max(from, phrase.end - 1)
    }
  }
  return { people: people.slice(0, MOST_PEOPLE), things: things.slice(0, MOST_THINGS) }
}

function personIn(
  words: Word[],
  from: number,
  phrase: Phrase,
  hero: HeroPhrase | undefined,
): ReadPerson | undefined {
  const span = words.slice(from, phrase.end)
  const ofAt = span.findIndex(({ plain }) => plain === 'of')
  const name = namesIn(ofAt > 0 ? span.slice(0, ofAt) : span, from === 0).join(' ') || undefined
  const head = phrase.head.toLowerCase()
  const isRole = personWords.has(head) && !NOBODY.test(head) && !phrase.isPlural && phrase.lead !== ''
  if (!name && !isRole) return undefined
  if (hero && (name ? hero.name?.includes(name) : phrase.name.toLowerCase().includes(hero.role)))
    return undefined
  const role =
    span.findLast(({ plain }) => personWords.has(plain.replace(/'s$/, '')))?.plain.replace(/'s$/, '') ??
    'stranger'
  let start = from
  while (isA(words[start], 'preposition')) start++
  const before = words
    .slice(Math.max(0, start - 3), start)
    .map(({ plain }) => plain)
    .join(' ')
  const after = words
    .slice(phrase.end, phrase.end + 2)
    .map(({ plain }) => plain)
    .join(' ')
  return {
    role,
    name,
    gender: genderOf(span, role),
    isFoe: FOE.test(phrase.name) || AGAINST.test(`${before} `),
    isAway: AWAY.test(`${before} ${phrase.name}`) || GONE.test(after),
    isFar: /\bto$/.test(before),
  }
}

function genderOf(span: Word[], role: string): 'he' | 'she' | undefined {
  if (span.some(({ tags }) => tags.has('FemaleName'))) return 'she'
  if (span.some(({ tags }) => tags.has('MaleName'))) return 'he'
  return genderOfRole(role)
}

const NOBODY =
  /^(?:voice|figure|crowd|crew|people|someone|person|hero|heroine|villagers|townsfolk|mate|stranger)$/
const FOE =
  /\b(?:dragon|baron|rival|enemy|villain|tyrant|warlord|witch|sorcerer|necromancer|assassin|killer|bandit|outlaw|raiders?|insurers?|inquisitor|boss|usurper|vampire|demon|monster|army|gang|cult|corporation|ripper)\b/i
const AGAINST =
  /\b(?:hunted|chased|pursued|followed|haunted) by $|\b(?:against|defeat|stop|fight|versus|from) $/
const AWAY = /\b(?:missing|late|kidnapped|captured|absent|stolen|imprisoned|vanished|lost)\b/i
const GONE =
  /^(?:(?:has|have|is|was) )?(?:vanish\w*|disappear\w*|gone|went missing|died|fled|missing|kidnapped|taken)\b/i

const ABSTRACT =
  /(?:tion|sion|ness|ment|ity|ism|ance|ence|ship|hood)$|^(?:night|day|morning|evening|time|year|home|way|world|life|name|story|truth|darkness|winter|summer|spring|autumn|end|war|peace|love|hope|fear|past|future|voice|dawn|dusk|midnight|noon|hour|week|month|family|news|rest|secret|twist|adventure|mystery|hand|bed|head|eye|face|mind|heart|loose|one|thing|other|self|moon|sun|part|kind|lot|bit)$/

const isThing = (phrase: Phrase) =>
  /^(?:the|my|a|an)$/.test(phrase.lead) &&
  placeKindOf(phrase.head) === undefined &&
  !personWords.has(phrase.head.toLowerCase()) &&
  phrase.name.length < 30 &&
  !/['"]|\bsame\b/.test(phrase.name) &&
  phrase.head.length > 2 &&
  !ABSTRACT.test(phrase.head.toLowerCase())
