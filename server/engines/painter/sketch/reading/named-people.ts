import type { PainterInput } from '../../painter.ts'
import { personWords } from '../lexicon/people-and-things.ts'
import type { Person } from '../figures/cast-member.ts'
import { longestMatch, phrasesIn, wordsOf } from '../word-finder.ts'
import { sexed } from './pronouns.ts'

/** Somebody by whom the story is peopled: `key` is how they are kept, `phrase` what they are called besides. */
export interface NamedPerson {
  key: string
  kind: Person
  name?: string
  phrase: string
  /** First name of 'Ruth Bell'. */
  firstName?: string
  /** What they are to the hero: 'companion' of 'My companion is Tobias'. */
  relation?: string
}

/** 'My guide Itzel', 'Sheriff Cole'. */
const TITLED = /([\p{L}’'-]+)(?:(?<=\b(?:Mr|Mrs|Ms|Dr))\.)? (?=(\p{Lu}\p{Ll}[\p{L}’'-]*))/gu
/** 'Mara, the innkeeper', 'Ilse is his daughter'. */
const EXPLAINED =
  /(\p{Lu}\p{Ll}[\p{L}’'-]*)(?:,| is| was) (?:an?|the|our|my|your|his|her|their) ((?:[\p{Ll}’'-]+ ?){1,4})/gu

/** 'My companion is Tobias', 'your partner, Ruth Bell'. */
const RELATED =
  /\b(?:[Mm]y|[Yy]our|[Oo]ur) (?:[\p{Ll}’'-]+ ){0,2}?([\p{Ll}’'-]+)(?: is| was|,)? (\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}\p{Ll}[\p{L}’'-]*)?)/gu

/** 'She is the innkeeper' says what somebody is, and not what they are called. */
const NO_NAME =
  /^(?:opposite|ahead|nearby|outside|inside|below|above|behind|beyond|upstairs|downstairs|overhead|somewhere|then|now|once|next|suddenly|later|today|tonight|street|road|avenue|lane|square|hall|house|inn|he|she|it|they|we|you|who|one|this|that|these|those|there|here)$/i

/** People with names, as scenario, memory and telling introduce them. */
export function namedPeople({ premise, earlier, moment, memory = [] }: PainterInput): NamedPerson[] {
  const people = new Map<string, NamedPerson>()
  const heroNames = new Set(heroNamesIn(premise))
  const relations = relationsIn([premise, ...earlier, moment])
  const learn = (name: string, kind: Person, phrase = '') => {
    const key = keyOfName(name)
    if (heroNames.has(key) || NO_NAME.test(name)) return
    const known = people.get(key)
    if (known?.kind === 'someone') people.set(key, { ...known, kind, phrase: known.phrase || phrase })
    if (!known) people.set(key, { key, kind, name: name.replace(/['’]s$/, '').slice(0, 30), phrase })
  }
  for (const { kind, name, facts } of memory) {
    // 'Your companion' has a name, and is nobody else.
    if (kind !== 'person' || relations.has(name.toLowerCase())) continue
    const said = facts.join('. ')
    learn(familyName(name), kindIn(said)?.kind ?? bySex(said))
  }
  for (const text of [premise, ...earlier, moment]) {
    // 'Captain Rusk, a pirate' is a pirate first.
    for (const [, name = '', after = ''] of text.matchAll(EXPLAINED)) {
      const found = kindIn(after)
      if (found) learn(name, sexed(found.kind, found.phrase, text, name.toLowerCase()), found.phrase)
    }
    for (const [, title = '', name = ''] of text.matchAll(TITLED)) {
      const found = kindIn(title)
      if (found) learn(name, sexed(found.kind, found.phrase, text, name.toLowerCase()), found.phrase)
    }
  }
  for (const [relation, name] of relations) {
    const known = people.get(keyOfPerson(name))
    if (known) people.set(known.key, { ...known, relation })
  }
  for (const name of [...relations.values(), ...memory.map((entry) => entry.name)]) {
    const known = people.get(keyOfPerson(name))
    const firstName = firstNameOf(name)
    if (known && firstName) people.set(known.key, { ...known, firstName })
  }
  return [...people.values()]
}

/** Names of those who are something to the hero, by what they are: 'companion', 'partner'. */
function relationsIn(texts: readonly string[]): Map<string, string> {
  const all = texts.flatMap((text) => [...text.matchAll(RELATED)])
  return new Map(all.map(([, relation = '', name = '']) => [relation, name]))
}

/** 'Ruth' of 'Ruth Bell', and nothing of 'Sheriff Cole'. */
function firstNameOf(name: string): string | undefined {
  const [first = '', ...rest] = name.split(' ')
  const word = keyOfName(first)
  const isTitle =
    /^(?:mr|mrs|ms|miss|dr|sir|old|young|the|an?)$/.test(word) || phrasesIn(personWords).has(word)
  return rest.length === 0 || isTitle ? undefined : word
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
