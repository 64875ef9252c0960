import { phraseAt, type Phrase } from './noun-phrase.ts'
import type { HeroPhrase } from './read-hero.ts'
import type { Word } from './read-language.ts'
import { personAt, UNKNOWN, type FoundPerson, type ReadPerson } from './read-person.ts'
import { animalWords, personWords } from './wordbooks/person-words.ts'
import { placeKindOf } from './wordbooks/place-kinds.ts'

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
      const person = personAt(words, from, phrase, hero)
      if (person) addTo(people, person, group, isApposed(words, from, phrase))
      else if (isThing(phrase, words.length <= 3) && !isApposed(words, from, phrase) && !isHero(phrase, hero))
        if (!things.some(({ name }) => name === phrase.name))
          things.push({ ...phrase, name: cut(phrase.name) })
      if (phrase.isPlural && personWords.has(phrase.head.toLowerCase())) group = phrase.head.toLowerCase()
      from = Math.max(from, (person?.end ?? phrase.end) - 1)
    }
  }
  return { people: people.slice(0, MOST_PEOPLE), things: things.slice(0, MOST_THINGS) }
}

const isHero = (phrase: Phrase, hero: HeroPhrase | undefined) =>
  hero !== undefined && (hero.isOneOf || phrase.name.toLowerCase().includes(hero.role))

/** ', a nurse from Leeds' and 'who used to be a pirate': says more of the one before. */
const isApposed = (words: Word[], from: number, { lead, name }: Phrase) =>
  /^(?:a|an|the)$/.test(lead) &&
  ((/,/.test(words[from - 1]?.after ?? '') && !/\p{Lu}/u.test(name)) ||
    BEING.test(words[from - 1]?.plain ?? ''))

const BEING = /^(?:is|was|be|been|became|become)$/

/** `group`: what the sentence called them all, as in 'two brothers, Sam and Eli'. */
function addTo(
  people: ReadPerson[],
  { role, end: _end, ...person }: FoundPerson,
  group: string | undefined,
  isMoreOfLast: boolean,
): void {
  const last = people.at(-1)
  if (isMoreOfLast && last) {
    last.role = role ?? last.role
    last.name ??= person.name
    return
  }
  const known = people.find((each) =>
    person.name && each.name ? sharesName(each.name, person.name) : each.role === role && !person.name,
  )
  if (!known) people.push({ ...person, role: role ?? group ?? UNKNOWN })
  else if (person.isFoe || person.isAway)
    Object.assign(known, { isFoe: person.isFoe, isAway: person.isAway, isDead: person.isDead, isWith: false })
}

/** 'Mrs Finch' and 'Finch' are one. */
const sharesName = (a: string, b: string) => a.split(' ').at(-1) === b.split(' ').at(-1) || a.startsWith(b)

/** 'the west wing locked' is about the wing. */
const cut = (name: string) =>
  name.replace(/(?<= \S+) (?:locked|crying|missing|closed|lying|burning|\w+ing)$/, '')

const ABSTRACT =
  /(?:tion|sion|ness|ment|ity|ism|ance|ence|ship|hood)$|^(?:night|day|morning|evening|time|year|home|way|world|life|name|story|truth|darkness|winter|summer|spring|autumn|end|war|peace|love|hope|fear|past|future|voice|dawn|dusk|midnight|noon|hour|week|month|family|news|rest|secret|twist|adventure|mystery|hand|bed|head|eye|face|mind|heart|loose|one|thing|other|self|moon|sun|part|kind|lot|bit)$/

const isThing = (phrase: Phrase, isTheme: boolean) =>
  (isTheme || /^(?:the|my|a|an)$/.test(phrase.lead)) &&
  placeKindOf(phrase.head) === undefined &&
  !phrase.name
    .toLowerCase()
    .split(' ')
    .some((word) => personWords.has(word) || animalWords.has(word)) &&
  phrase.name.length < 30 &&
  !/['"]|\bsame\b/.test(phrase.name) &&
  phrase.head.length > 2 &&
  !ABSTRACT.test(phrase.head.toLowerCase())
