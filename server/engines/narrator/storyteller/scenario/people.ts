import type { Mention } from '../language/clause.ts'
import { phraseAt } from '../language/noun-phrase.ts'
import { isVehicleNoun } from '../language/noun-kinds.ts'
import { singularOf } from '../language/phrase-end.ts'
import type { Word } from '../language/words.ts'
import { type Apposition, nameIn } from './appositions.ts'
import { roleText } from './hero.ts'
import { addCompany, addListed, genderNear, mergeNamed, nameCalled } from './same-people.ts'
import { genderOf, isRelation, isRole, kindOfRole } from './roles.ts'
import { isBodyPart, isEntered, isNoOne, isOfNoPerson, isOnlyFirstWord, isPluralRole } from './no-person.ts'
import type { FoundPerson } from './found-person.ts'

const notNames =
  /^(?:I|The|Captain|Suspects|Dear|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Spring|Summer|Autumn|Winter|God|English|French|German|Spanish|Latin|Mars|Earth|Moon|Sun|Eve)$/

/** Everybody a scenario names beside the hero, in the order they come. */
export function peopleOf(
  words: Word[],
  appositions: Apposition[],
  placeNames: string[],
  isHero: (mention: Mention) => boolean,
  text: string,
): FoundPerson[] {
  const people: FoundPerson[] = []
  const note = (mention: Mention) => {
    if (mention.pronoun) return
    for (const each of mention.and ?? []) note(each)
    if (mention.owner && mention.owner.determiner !== 'a') note(mention.owner)
    if (isHero(mention) || isBodyPart(mention.head)) return
    const bareName = nameIn(mention)
    const name =
      bareName !== undefined &&
      bareName === mention.text &&
      mention.determiner === 'the' &&
      isRole(bareName.toLowerCase())
        ? undefined
        : bareName !== undefined &&
            mention.determiner === 'the' &&
            bareName === mention.text &&
            !isRole(bareName)
          ? `the ${bareName}`
          : bareName
    const role = (
      bareName !== undefined &&
      bareName === mention.text &&
      mention.determiner === 'the' &&
      isRole(bareName.toLowerCase())
        ? bareName.toLowerCase()
        : roleText(mention, bareName)
    )?.replace(
      /^(?:get|find|have|need|make|save|feed|meet|keep|bring|reach|win|all|these|those|enough|more) (?=\S)/,
      '',
    )
    const head = singularOf(
      (mention.of ? role?.split(' of ')[0] : role)?.replace(/ \d+$/, '').split(' ').at(-1) ?? '',
    )
    if (
      bareName &&
      !bareName.includes(' ') &&
      role === undefined &&
      (bareName.endsWith('s')
        ? isRole(bareName.slice(0, -1).toLowerCase())
        : isRole(bareName.toLowerCase())) &&
      isPluralRole(bareName) &&
      mention.determiner === undefined
    )
      return note({ ...mention, text: bareName.toLowerCase(), isProper: undefined, isPlural: true })
    if (mention.isProper && isEntered(mention.text, words)) return
    if (bareName === undefined && isNoOne(role ?? '', head)) return
    const isPlaceName = bareName !== undefined && (placeNames.includes(bareName) || notNames.test(bareName))
    const isSomebody =
      (name !== undefined &&
        !isPlaceName &&
        !(role === undefined && isOfNoPerson(bareName!, words, mention)) &&
        (role === undefined || isRole(head) || mention.named !== undefined)) ||
      (isRole(head) && !(isPlaceName && isVehicleNoun(head)))
    if (!isSomebody || /^(?:someone|somebody)$/.test(head)) return
    if (/^(?:friends?|loves?)$/.test(mention.text) && mention.determiner === undefined) return
    if (/^\d/.test(role ?? '') && name === undefined) return
    if (bareName !== undefined && role === undefined && isOnlyFirstWord(bareName, text)) return
    if (mention.determiner === 'no' || mention.determiner === 'any') return
    const isTitle =
      bareName !== undefined && role !== undefined && bareName.toLowerCase().startsWith(`${role} `)
    const keys = new Set(
      [
        mention.text.toLowerCase(),
        name?.toLowerCase(),
        bareName?.toLowerCase(),
        isTitle ? undefined : role?.toLowerCase(),
        isTitle ? undefined : role && head,
      ].filter((key): key is string => key !== undefined && key !== ''),
    )
    const known = people.find(
      (person) =>
        (name && person.name === name) ||
        (name && person.name?.split(' ').includes(name)) ||
        (!name &&
          [...keys].some((key) => person.keys.has(key)) &&
          !(mention.determiner === 'a' || mention.determiner === 'another')) ||
        (name && !person.name && person.gender !== 'pl' && role && person.keys.has(role.toLowerCase())) ||
        (!name && mention.determiner === 'the' && person.role === role && person.name !== undefined),
    )
    if (known) {
      known.name ??= name
      if (role && (!known.role || role.length > known.role.length)) known.role = role
      for (const key of keys) known.keys.add(key)
      return
    }
    const isPlural = mention.isPlural === true && !name
    const own = /\b(?:I|my|me|i)\b/.test(text) ? /^(?:my|our)$/ : /^(?:my|our|his|her)$/
    const relation = own.test(mention.determiner ?? '') && isRelation(head) ? head : undefined
    people.push({
      name,
      role,
      kind:
        name &&
        /\b(?:Corp|Corporation|Inc|Industries|Syndicate|Company|Cartel|Clan|Gang|Brothers|Guild|Riders|Raiders)$/.test(
          name,
        )
          ? 'group'
          : name && !role
            ? 'person'
            : kindOfRole(isPlural ? `${head}s` : head, isPlural),
      gender: isPlural ? 'pl' : genderOf(head || undefined, name),
      relation,
      state: 'near',
      isCompanion: false,
      isFoe: false,
      amount: mention.amount,
      traits: (mention.adjectives ?? []).filter(
        (adjective) =>
          !name?.toLowerCase().includes(adjective) && !isRole(adjective) && !adjective.endsWith("'s"),
      ),
      keys,
    })
  }
  for (let at = 0; at < words.length; at++) {
    const before = words[at - 1]
    if (before?.kind === 'word' && /^(?:the|a|my|his|her|our|their|this|one)$/.test(before.plain)) continue
    const phrase = phraseAt(words, at, { isSubject: true }) ?? phraseAt(words, at)
    if (!phrase) continue
    const isPredicate =
      words[at - 2]?.plain !== 'me' &&
      words[at - 2]?.plain !== 'there' &&
      /^(?:am|is|are|was|were|become|became|be)$/.test(before?.plain ?? '') &&
      (/^(?:a|the|an|one)$/.test(phrase.mention.determiner ?? '') ||
        // 'My brother Wade is my mechanic': nobody else is.
        (/^(?:my|our)$/.test(phrase.mention.determiner ?? '') && !isRelation(phrase.mention.head))) &&
      nameIn(phrase.mention) === undefined
    if (!isPredicate) note(phrase.mention)
    const isRealm =
      phrase.mention.of !== undefined &&
      /^(?:sheriff|mayor|king|queen|lord|lady|duke|prince|princess|baron|count|countess|duchess|village|town|city|kingdom|isle|island|bay|port|battle|governor|bishop|ruler|people|emperor)$/.test(
        phrase.mention.head,
      ) &&
      !phrase.mention.of.determiner
    const isMembers =
      /^(?:crew|gang|band|army|pack|group|team|horde|family|couple|pair|guild|tribe|fleet|star|son|daughter|kind|sort|piece|house|temple|day|night)$/.test(
        phrase.mention.head,
      )
    const isTitled = /^\p{Lu}/u.test(phrase.mention.text) && at > 0
    if (phrase.mention.of && !isRealm && !isMembers && !isTitled) note(phrase.mention.of)
    at = phrase.end - 1
  }
  for (const { of, is } of appositions) {
    const left = people.find((person) => person.keys.has(of.text.toLowerCase()))
    if (left && !isHero(of)) {
      const name = nameIn(is)
      const role = roleText(is, name)
      left.name ??= name
      if (role) {
        left.keys.add(role.toLowerCase()).add(role.split(' ').at(-1)!.toLowerCase())
        if (!left.role || (name && !left.role)) left.role = role
        const head = role.split(' ').at(-1)!
        if (isRelation(head) && /^(?:my|our|his|her)$/.test(is.determiner ?? '')) left.relation ??= head
        left.kind =
          left.kind === 'person' && kindOfRole(head, false) !== 'group' ? kindOfRole(head, false) : left.kind
        left.gender ??= genderOf(head, name)
      }
      if (name) left.keys.add(name.toLowerCase())
    } else if (!isHero(of)) note({ ...is })
  }
  addListed(people, text)
  addCompany(people, text, isHero)
  mergeNamed(people, text)
  nameCalled(people, text)
  for (const person of people)
    for (const word of person.name?.split(' ') ?? [])
      if (/^\p{Lu}/u.test(word) && word.length > 2 && !(person.name!.includes(' ') && isRole(word)))
        person.keys.add(word.toLowerCase())
  for (const person of people) person.gender ??= genderNear(person, text)
  return people
}
