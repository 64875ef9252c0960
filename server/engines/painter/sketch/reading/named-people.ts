import type { PainterInput } from '../../painter.ts'
import { personWords } from '../lexicon/people-and-things.ts'
import type { Person } from '../scene-facts.ts'
import { longestMatch, phrasesIn, wordsOf } from '../word-finder.ts'
import { sexed } from './pronouns.ts'

/** Somebody by whom the story is peopled: `key` is how they are kept, `phrase` what they are called besides. */
export interface NamedPerson {
  key: string
  kind: Person
  name?: string
  phrase: string
}

/** 'My guide Itzel', 'Sheriff Cole'. */
const TITLED = /([\p{L}’'-]+)(?:(?<=\b(?:Mr|Mrs|Ms|Dr))\.)? (?=(\p{Lu}\p{Ll}[\p{L}’'-]*))/gu
/** 'Mara, the innkeeper', 'Ilse is his daughter'. */
const EXPLAINED =
  /(\p{Lu}\p{Ll}[\p{L}’'-]*)(?:,| is| was) (?:an?|the|our|my|your|his|her|their) ((?:[\p{Ll}’'-]+ ?){1,4})/gu

/** 'She is the innkeeper' says what somebody is, and not what they are called. */
const NO_NAME =
  /^(?:street|road|avenue|lane|square|hall|house|inn|he|she|it|they|we|you|who|one|this|that|these|those|there|here)$/i

/** People with names, as scenario, memory and telling introduce them. */
export function namedPeople({ premise, earlier, moment, memory = [] }: PainterInput): NamedPerson[] {
  const people = new Map<string, NamedPerson>()
  const heroNames = new Set(heroNamesIn(premise))
  const learn = (name: string, kind: Person, phrase = '') => {
    const key = keyOfName(name)
    if (heroNames.has(key) || NO_NAME.test(name) || people.has(key)) return
    people.set(key, { key, kind, name: name.replace(/['’]s$/, '').slice(0, 30), phrase })
  }
  for (const { kind, name, facts } of memory) {
    if (kind !== 'person') continue
    const said = facts.join('. ')
    learn(familyName(name), kindIn(said)?.kind ?? bySex(said))
  }
  for (const text of [premise, ...earlier, moment]) {
    // 'Captain Rusk, a pirate' is a pirate first.
    for (const [, name = '', after = ''] of text.matchAll(EXPLAINED)) {
      const found = kindIn(after)
      if (found) learn(name, found.kind, found.phrase)
    }
    for (const [, title = '', name = ''] of text.matchAll(TITLED)) {
      const found = kindIn(title)
      if (found) learn(name, sexed(found.kind, found.phrase, text, name.toLowerCase()), found.phrase)
    }
  }
  return [...people.values()]
}

/** Names by which the scenario calls the hero. */
export const heroNamesIn = (premise: string): string[] =>
  (/\b(?:I am|I'm|I’m|You are|You're|You’re) ((?:\p{Lu}[\p{L}’'.-]+ ?){1,4})/u.exec(premise)?.[1] ?? '')
    .split(' ')
    .filter(Boolean)
    .map(keyOfPerson)

/** 'Cole' of 'Sheriff Cole': by what somebody is called in the telling. */
const familyName = (name: string): string => name.split(' ').at(-1) ?? name
const keyOfName = (name: string): string => wordsOf(name)[0] ?? name

/** How the figure of somebody with a name is kept. */
export const keyOfPerson = (name: string): string => keyOfName(familyName(name))

export function kindIn(text: string): { kind: Person; phrase: string } | undefined {
  const words = wordsOf(text)
  const phrases = phrasesIn(personWords)
  for (let i = 0; i < words.length; i++) {
    const match = longestMatch(words, i, phrases)
    const kind = match?.names[0]?.name
    if (match && kind && kind !== 'someone')
      return { kind, phrase: words.slice(i, i + match.length).join(' ') }
  }
  return undefined
}

/** By the pronouns that are used of somebody. */
export function bySex(said: string): Person {
  const [hers, his] = [
    said.match(/\b(?:she|her)\b/gi)?.length ?? 0,
    said.match(/\b(?:he|his|him)\b/gi)?.length ?? 0,
  ]
  return hers > his ? 'woman' : his > hers ? 'man' : 'someone'
}
