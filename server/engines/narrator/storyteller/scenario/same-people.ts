import type { FoundPerson } from './found-person.ts'
import { genderOf } from './roles.ts'

/** Adds who is counted up: in 'three robbers, Lou, Mags and me' each of them is there. */
export function addListed(people: FoundPerson[], text: string): void {
  const listed =
    /\b(?:two|three|four|five|six|\d|my \p{L}+|friends|sisters|brothers|robbers|cousins)[\p{L} ]*, ((?:\p{Lu}\p{Ll}+,? (?:and )?){1,5})(?:me|I|myself)\b/u.exec(
      text,
    )?.[1]
  for (const name of listed?.match(/\p{Lu}\p{Ll}+/gu) ?? [])
    if (!people.some((person) => person.name === name))
      people.push({
        name,
        kind: 'person',
        gender: genderOf(undefined, name),
        state: 'present',
        isCompanion: true,
        isFoe: false,
        traits: [],
        keys: new Set([name.toLowerCase()]),
      })
}

/** Makes one of a role and the name that comes after: 'the pianist I have loved for years, Clara Voss,'. */
export function mergeNamed(people: FoundPerson[], text: string): void {
  for (const person of people.filter(({ name, role }) => name === undefined && role !== undefined)) {
    const name = new RegExp(
      String.raw`\bthe ${person.role!.replace(/[^\p{L} ]/gu, '.')}\b[^.,;]{0,60}(?:,| is) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)[,.;]`,
      'iu',
    ).exec(text)?.[1]
    const named =
      name === undefined ? undefined : people.find((each) => each.name === name && each.role === undefined)
    if (!named) continue
    named.role = person.role
    for (const key of person.keys) named.keys.add(key)
    named.gender ??= person.gender
    people.splice(people.indexOf(person), 1)
  }
}

/** 'he' or 'she' in the sentence after the name. */
export function genderNear(person: FoundPerson, text: string): 'm' | 'f' | undefined {
  const word = person.name ?? person.role?.split(' ').at(-1)
  if (!word) return undefined
  const at = text.indexOf(word)
  if (at < 0) return undefined
  const pronoun = /\b(he|his|him|she|her)\b/i
    .exec(text.slice(at + word.length, at + word.length + 120))?.[1]
    ?.toLowerCase()
  return pronoun === undefined ? undefined : /^(?:he|his|him)$/.test(pronoun) ? 'm' : 'f'
}
