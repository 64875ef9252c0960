import { phraseAt } from './noun-phrase.ts'
import type { Word } from './read-language.ts'
import type { HeroPhrase } from './read-hero.ts'
import { genderOfRole, personWords } from './wordbooks/person-words.ts'
import { placeWords } from './wordbooks/place-words.ts'

export interface ReadPerson {
  role: string
  name?: string
  gender?: 'he' | 'she'
  isFoe: boolean
  /** Told of as vanished, taken or gone: part of the story, but not on the scene. */
  isAway: boolean
}

const FOE =
  /\b(?:dragon|baron|rival|enemy|villain|tyrant|warlord|witch|sorcerer|necromancer|assassin|killer|bandit|outlaw|pirate|raiders?|insurers?|inquisitor|boss|usurper|vampire|demon|ghost|monster|hunter|company|army|gang|cult|corporation)\b/i

/** The people and things a scenario names, apart from the hero. */
export function readCast(
  sentences: Word[][],
  hero: HeroPhrase | undefined,
): { people: ReadPerson[]; things: string[] } {
  const people: ReadPerson[] = []
  const things: string[] = []
  for (const words of sentences) {
    for (let at = 0; at < words.length; at++) {
      const phrase = phraseAt(words, at)
      if (!phrase) continue
      const span = words.slice(at, phrase.end)
      at = Math.max(at, phrase.end - 1)
      const head = phrase.head.toLowerCase()
      const nameWords = span.filter(
        ({ tags, text }) =>
          /^\p{Lu}/u.test(text) && (tags.has('Person') || tags.has('FirstName') || tags.has('LastName')),
      )
      const name = nameWords.map(({ text }) => text.replace(/['’]s$/, '')).join(' ') || undefined
      if (hero && (name ? name === hero.name : phrase.name.toLowerCase().endsWith(hero.role))) continue
      if (name || (personWords.has(head) && !phrase.isPlural)) {
        const role = span.findLast(({ plain }) => personWords.has(plain))?.plain ?? 'stranger'
        const gender = span.some(({ tags }) => tags.has('FemaleName'))
          ? 'she'
          : span.some(({ tags }) => tags.has('MaleName'))
            ? 'he'
            : genderOfRole(role)
        if (!people.some((other) => other.role === role && other.name === name))
          people.push({
            role,
            name,
            gender,
            isFoe: FOE.test(phrase.name),
            isAway: AWAY.test(textAround(words, at - span.length, phrase.end)),
          })
      } else if (
        /^(?:the|my|a|an)$/.test(phrase.lead) &&
        !placeWords.has(head) &&
        phrase.name.length < 30 &&
        !phrase.name.includes("'") &&
        isConcrete(head)
      ) {
        things.push(phrase.name)
      }
    }
  }
  return { people: people.slice(0, 4), things: [...new Set(things)].slice(0, 6) }
}

const AWAY =
  /\b(?:vanish\w*|disappear\w*|missing|late|dead|died|killed|murder\w*|kidnapped|taken|captured|gone|lost|left|absent|deceased|stolen|fled|imprisoned)\b/i

const textAround = (words: Word[], from: number, to: number) =>
  words
    .slice(Math.max(0, from), to + 3)
    .map(({ text }) => text)
    .join(' ')

const ABSTRACT =
  /(?:tion|sion|ness|ment|ity|ism|ance|ence|ship|hood)$|^(?:night|day|morning|evening|time|year|home|way|world|life|name|story|truth|darkness|winter|summer|spring|autumn|end|war|peace|love|hope|fear|past|future|voice|dawn|dusk|midnight|noon|hour|week|month|war|family|news|rest|secret|twist|adventure|mystery)$/

const isConcrete = (head: string) => head.length > 2 && !ABSTRACT.test(head)
