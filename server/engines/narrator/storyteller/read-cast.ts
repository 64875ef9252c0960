import { namesIn } from './names-in.ts'
import { phraseAt, type Phrase } from './noun-phrase.ts'
import { shortRole, type HeroPhrase } from './read-hero.ts'
import type { Word } from './read-language.ts'
import { isA } from './read-language.ts'
import { animalWords, genderOfRole, personWords } from './wordbooks/person-words.ts'
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
  /** The hero's own: 'my brother', 'my cat'. */
  isKin: boolean
}

const MOST_PEOPLE = 5
const MOST_THINGS = 6

/** The people and things a scenario names, apart from the hero. */
export function readCast(
  sentences: Word[][],
  hero: HeroPhrase | undefined,
): { people: ReadPerson[]; things: Phrase[] } {
  const people: ReadPerson[] = []
  const things: Phrase[] = []
  for (const words of sentences) {
    let group: string | undefined
    for (let from = 0; from < words.length; from++) {
      const phrase = phraseAt(words, from)
      if (!phrase) continue
      const person = personIn(words, from, phrase, hero)
      if (person && !person.name) person.name = nameAfter(words, phrase)
      const last = people.at(-1)
      if (person && last?.name && isApposed(words, from, phrase)) last.role = person.role ?? last.role
      else if (person) addTo(people, { ...person, role: person.role ?? group ?? UNKNOWN })
      else if (isThing(phrase, words.length <= 3) && !things.some(({ name }) => name === phrase.name)) {
        const isHero = hero?.isOneOf || (hero && phrase.name.toLowerCase().includes(hero.role))
        if (!isHero && !isApposed(words, from, phrase)) things.push({ ...phrase, name: cut(phrase.name) })
      }
      if (phrase.isPlural && personWords.has(phrase.head.toLowerCase())) group = phrase.head.toLowerCase()
      from = Math.max(from, phrase.end - 1)
    }
  }
  return { people: people.slice(0, MOST_PEOPLE), things: things.slice(0, MOST_THINGS) }
}

/** What a person is called of whom the scenario only gives the name. */
export const UNKNOWN = 'acquaintance'

type Found = Omit<ReadPerson, 'role'> & { role?: string }

/** ', a nurse from Leeds': says more of the one before. */
const isApposed = (words: Word[], from: number, { lead, name }: Phrase) =>
  /^(?:a|an|the)$/.test(lead) && /,/.test(words[from - 1]?.after ?? '') && !/\p{Lu}/u.test(name)

/** 'my brother, Tom,' and 'the computer, called Mother' */
function nameAfter(words: Word[], { end }: Phrase): string | undefined {
  const called = /^(?:called|named)$/.test(words[end]?.plain ?? '')
  if (!called && !/,/.test(words[end - 1]?.after ?? '')) return undefined
  const span: string[] = []
  for (let at = called ? end + 1 : end; at < words.length && span.length < 3; at++) {
    if (!/^\p{Lu}\p{Ll}/u.test(words[at]!.text)) return undefined
    span.push(words[at]!.text)
    if (/[,.]/.test(words[at]!.after)) return span.join(' ')
  }
  return undefined
}

function addTo(people: ReadPerson[], person: ReadPerson): void {
  const known = people.find(({ role, name }) =>
    person.name && name ? sharesName(name, person.name) : role === person.role && !person.name,
  )
  if (!known) people.push(person)
}

/** 'Mrs Finch' and 'Finch' are one. */
const sharesName = (a: string, b: string) => a.split(' ').at(-1) === b.split(' ').at(-1) || a.startsWith(b)

function personIn(
  words: Word[],
  from: number,
  phrase: Phrase,
  hero: HeroPhrase | undefined,
): Found | undefined {
  const span = words.slice(from, phrase.end)
  const ofAt = span.findIndex(({ plain }) => plain === 'of')
  const name = namesIn(ofAt > 0 ? span.slice(0, ofAt) : span, from === 0).join(' ') || undefined
  const head = phrase.head.toLowerCase()
  const lead = words[from - 1]?.plain === 'whose' ? 'whose' : phrase.lead
  const isSpeaking = animalWords.has(head) && words.some(({ plain }) => TALKING.test(plain))
  const isTheme = words.length <= 2 && (personWords.has(head) || animalWords.has(head))
  const isRole =
    (isSpeaking || (personWords.has(head) && !NOBODY.test(head)) || isTheme) &&
    !phrase.isPlural &&
    (lead !== '' || isTheme)
  if (!name && !isRole) return undefined
  if (hero && (name ? isHeroNamed(hero, name) : phrase.name.toLowerCase().includes(hero.role)))
    return undefined
  const role =
    span.findLast(({ plain }) => personWords.has(plain.replace(/'s$/, '')))?.plain.replace(/'s$/, '') ??
    (isSpeaking || isTheme ? head : undefined)
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
    role: name || !role ? role : shortRole(phrase.name),
    name,
    gender: genderOf(span, role ?? ''),
    isFoe: FOE.test(phrase.name) || AGAINST.test(`${before} `),
    isAway: AWAY.test(`${before} ${phrase.name}`) || GONE.test(after),
    isFar: /\bto$/.test(before),
    isKin: /^(?:my|our|your|whose)$/.test(lead) || isHerOwn(lead, hero),
  }
}

const isHeroNamed = (hero: HeroPhrase, name: string) =>
  hero.name !== undefined && hero.name.split(' ').some((part) => name.split(' ').includes(part))

const isHerOwn = (lead: string, hero: HeroPhrase | undefined) =>
  hero?.person === 'third' && lead === (hero.gender === 'she' ? 'her' : 'his')

const TALKING = /^(?:talk|talks|talking|speak|speaks|speaking|says|tells|told|spoke)$/

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
  /\b(?:hunted|chased|pursued|followed|haunted) by $|\b(?:against|defeat|stop|fight|versus|from) $|\b(?:before|until|unless)(?: the| a| an)? $/
const AWAY = /\b(?:missing|late|kidnapped|captured|absent|stolen|imprisoned|vanished|lost)\b/i
const GONE =
  /^(?:(?:has|have|is|was) )?(?:vanish\w*|disappear\w*|gone|went missing|died|fled|missing|kidnapped|taken|killed|murdered|found|poisoned)\b/i

/** 'the west wing locked' is about the wing. */
const cut = (name: string) =>
  name.replace(/(?<= \S+) (?:locked|crying|missing|closed|lying|burning|\w+ing)$/, '')

const ABSTRACT =
  /(?:tion|sion|ness|ment|ity|ism|ance|ence|ship|hood)$|^(?:night|day|morning|evening|time|year|home|way|world|life|name|story|truth|darkness|winter|summer|spring|autumn|end|war|peace|love|hope|fear|past|future|voice|dawn|dusk|midnight|noon|hour|week|month|family|news|rest|secret|twist|adventure|mystery|hand|bed|head|eye|face|mind|heart|loose|one|thing|other|self|moon|sun|part|kind|lot|bit)$/

const isThing = (phrase: Phrase, isTheme: boolean) =>
  (isTheme || /^(?:the|my|a|an)$/.test(phrase.lead)) &&
  placeKindOf(phrase.head) === undefined &&
  !personWords.has(phrase.head.toLowerCase()) &&
  phrase.name.length < 30 &&
  !/['"]|\bsame\b/.test(phrase.name) &&
  phrase.head.length > 2 &&
  !ABSTRACT.test(phrase.head.toLowerCase())
