import type { FoundPerson } from './found-person.ts'
import type { Mention } from '../language/clause.ts'
import { genderOf, isRole, kindOfRole } from './roles.ts'

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

/** Those who stand with the hero as one subject, 'a knight, a thief and a donkey travel', and those of 'my crew: Bea, Stig'. */
export function addCompany(people: FoundPerson[], text: string, isHero: (mention: Mention) => boolean): void {
  const joined =
    /^(?:An?|The|One) ((?:[\p{L}-]+ ?){1,4}(?:, (?:an?|the|his|her) (?:[\p{L}-]+ ?){1,4})*,? and (?:an?|the|his|her) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:travel|go|set|must|have|are|journey|walk|ride|sail|try|want|need|share|run|decide|hunt|bake|search|live|work|build)\b/u.exec(
      text,
    )?.[1]
  for (const phrase of joined?.split(/,? and |, /).slice(1) ?? []) {
    const role = phrase.replace(/^(?:an?|the|his|her) /, '').trim()
    const head = role.split(' ').at(-1)!
    if (!isRole(head) || isHero({ text: role, head })) continue
    const person =
      people.find(({ keys }) => keys.has(role) || keys.has(head)) ?? addTo(people, { role, head })
    join(person)
  }
  const listed =
    /\b(?:[Mm]y|[Oo]ur) (?:crew|team|gang|friends|companions|party|band|squad)(?: is| are)?: ([^.;!?]+)/u.exec(
      text,
    )?.[1]
  if (listed) for (const person of people) if (person.name && listed.includes(person.name)) join(person)
  const group = listed && people.findIndex(({ name, kind }) => name === undefined && kind === 'group')
  if (group !== undefined && group !== '' && group >= 0) people.splice(group, 1)
  const pair =
    /\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Tt]he|[Mm]y|[Oo]ur) (?:[\p{L}-]+ ){0,2}?(friends|brothers|sisters|kids|children|siblings|strangers|cousins|detectives|astronauts|thieves|women|men|girls|boys|students|neighbou?rs|twins|rivals)(?:,| called| named|:) ((?:\p{Lu}[\p{L}'’-]+(?:, | and |, and )?){2,4})/u.exec(
      text,
    )
  if (pair) {
    const crowdAt = people.findIndex(
      ({ name, role }) => name === undefined && role?.endsWith(pair[1]!) === true,
    )
    if (crowdAt >= 0) people.splice(crowdAt, 1)
    for (const name of pair[2]!.split(/, and |, | and /).filter((each) => each !== ''))
      if (!isHero({ text: name, head: name.toLowerCase(), isProper: true }))
        join(people.find((each) => each.name === name) ?? addTo(people, { name }))
  }
  const counted =
    /\b(?:two|three|four|five|six|seven|\d+)? ?(?:people|suspects|passengers|guests|persons|colleagues|survivors|strangers)\b[^.:;]{0,40}: ([^.;!?]+)/iu.exec(
      text,
    )?.[1]
  if (!counted) return
  const crowd = people.findIndex(
    ({ name, role }) =>
      name === undefined &&
      /^(?:\w+ )?(?:people|suspects|passengers|guests|persons|colleagues|survivors|strangers)$/.test(
        role ?? '',
      ),
  )
  if (crowd >= 0) people.splice(crowd, 1)
  const known = () => people.map(({ name }) => name ?? '')
  for (const [name] of counted.matchAll(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu))
    if (
      !/['’]s$/.test(name) &&
      !/^(?:The|A|An|My|AI)$/.test(name) &&
      !known().some((each) => each.includes(name) || name.includes(each || '-'))
    )
      addTo(people, { name: name.replace(/^AI /, '') })
}

const join = (person: FoundPerson): void => {
  if (person.state !== 'near' || person.isFoe) return
  person.isCompanion = true
  person.state = 'present'
}

function addTo(
  people: FoundPerson[],
  { name, role, head }: { name?: string; role?: string; head?: string },
): FoundPerson {
  const person: FoundPerson = {
    name,
    role,
    kind: head ? kindOfRole(head, false) : 'person',
    gender: genderOf(head, name),
    state: 'near',
    isCompanion: false,
    isFoe: false,
    traits: [],
    keys: new Set([name?.toLowerCase(), role, head].filter((key) => key !== undefined)),
  }
  people.push(person)
  return person
}

/** 'My horse is called Biscuit' names the horse, and so does 'Her name's Bea' after 'my wife'. */
export function nameCalled(people: FoundPerson[], text: string): void {
  for (const { 1: whose, 2: name, index } of text.matchAll(
    /\b([Hh]is|[Hh]er|[Ii]ts) name(?: is|['’]s| was) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/gu,
  )) {
    const gender = /his/i.test(whose!) ? 'm' : /her/i.test(whose!) ? 'f' : undefined
    const meant = people.findLast(
      (each) =>
        each.name === undefined &&
        each.role !== undefined &&
        each.kind !== 'group' &&
        text.slice(0, index).includes(each.role) &&
        (gender === undefined || each.gender === undefined || each.gender === gender),
    )
    if (!meant) continue
    const twin = people.findIndex((each) => each !== meant && each.name === name)
    if (twin >= 0) people.splice(twin, 1)
    meant.name = name!
    meant.gender ??= gender
    meant.keys.add(name!.toLowerCase())
  }
  // 'I tracked Dutch to a bar. He's my brother': nobody else is.
  for (const { 1: word, 2: role, index } of text.matchAll(
    /\b([Hh]e|[Ss]he)(?: is|['’]s) (?:my|our) (\p{Ll}+)(?=[.,;!]|$| and )/gu,
  )) {
    const at = people.findIndex((each) => each.name === undefined && each.role === role)
    const meant = people.findLast(
      (each) =>
        each.name !== undefined &&
        text.slice(0, index).includes(each.name) &&
        (each.gender === undefined || each.gender === (/h/i.test(word![0]!) ? 'm' : 'f')),
    )
    if (at < 0 || !meant) continue
    meant.relation ??= role
    meant.keys.add(role!)
    people.splice(at, 1)
  }
  for (const person of people.filter(({ name, role }) => name === undefined && role !== undefined)) {
    const name = new RegExp(
      String.raw`\b(?:${person.role!.replace(/[^\p{L} ]/gu, '.')}|${person.role!.toUpperCase().replace(/[^\p{L} ]/gu, '.')}),? (?:is|was|who is|I)? ?(?:an? [\p{L}\d -]{2,30} )?(?:called|named|call) (?:him |her |it )?((?:(?:Mr|Mrs|Ms|Dr|Miss|Madame) )?\p{Lu}[\p{L}\d-]+)(?![\p{L}\d-])`,
      'u',
    ).exec(text)?.[1]
    if (!name) continue
    const twin = people.findIndex((each) => each !== person && each.name === name)
    if (twin >= 0) people.splice(twin, 1)
    person.name = name
    person.keys.add(name.toLowerCase())
  }
}

/** Makes one of a role and the name that comes after: 'the pianist I have loved for years, Clara Voss,'. */
export function mergeNamed(people: FoundPerson[], text: string): void {
  for (const person of people.filter(({ name, role }) => name === undefined && role !== undefined)) {
    const name = new RegExp(
      String.raw`\b(?:[Tt]he|[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Aa]n?) (?:AI\b|${person.role!.replace(/[^\p{L} ]/gu, '.')}\b)(?:[^.,;]{0,60}? is|[^.,;]{0,60},)(?: called| named)? ((?:(?:Mrs?|Ms|Miss|Dr) )?\p{Lu}[\p{L}\d-]+(?: \p{Lu}\p{Ll}+)*)(?=[,.;]| (?:and|who|whose|but)\b)`,
      'u',
    ).exec(text)?.[1]
    // 'First patient today: the ogre king, Grumbold'.
    const shown = new RegExp(
      String.raw`\b${person.role!.replace(/[^\p{L} ]/gu, '.')}(?: \p{L}+){0,2}: (?:(?:the|an?|my) [\p{L} -]{2,30}?,? )?(\p{Lu}\p{L}+)`,
      'u',
    ).exec(text)?.[1]
    const twin =
      shown === undefined || person.gender === 'pl' ? undefined : people.find((each) => each.name === shown)
    if (twin && twin !== person) {
      for (const key of person.keys) twin.keys.add(key)
      people.splice(people.indexOf(person), 1)
      continue
    }
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
  const pronoun = /\b(he|his|himself|him|she|herself|her)\b/i
    .exec(
      text.slice(at + word.length, at + word.length + 120).split(/[.!?]\s+(?!(?:he|she|his|her)\b)/i)[0]!,
    )?.[1]
    ?.toLowerCase()
  return pronoun === undefined ? undefined : /^(?:he|his|him|himself)$/.test(pronoun) ? 'm' : 'f'
}
