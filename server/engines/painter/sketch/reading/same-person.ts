import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import type { Feeling, Person } from '../figures/cast-member.ts'
import type { PersonMention } from './mentioned-people.ts'
import type { NamedPerson } from './named-people.ts'
import type { ToldPose } from './pose-in-tree.ts'
import type { Presence } from './told-clause.ts'
import { pronounAfter, sexed, sexOf } from './pronouns.ts'
import type { ToldSeat } from './seat-in-tree.ts'
import type { ToldTree } from './told-trees.ts'

/** Somebody whom a telling knows, with all that it calls them. */
export interface Known extends ToldSeat {
  dress?: string
  isOld?: boolean
  names: Set<string>
  name?: string
  phrases: Set<string>
  kind: Person
  count: number
  pose?: ToldPose
  feeling?: Feeling
  presences: Set<Presence>
  paragraph: number
}

export function known(
  mention: PersonMention,
  presence: Presence,
  moment: string,
  paragraph: number,
  people: readonly Known[],
): Known {
  const { names, name, phrase, count } = mention
  const kind = phrase === undefined ? mention.kind : sexed(mention.kind, phrase, moment)
  return {
    names: new Set(names),
    ...(name !== undefined && { name }),
    phrases: new Set(phrase === undefined ? [] : [phrase]),
    kind:
      kind === 'someone'
        ? name === undefined
          ? (alone(pronounAfter(phrase ?? '', moment), people) ?? kind)
          : sexOf(name, name, moment)
        : kind,
    count,
    presences: new Set([presence]),
    paragraph,
  }
}

/** The sex of a pronoun, where nobody else may be meant by it. */
const alone = (sex: 'woman' | 'man' | undefined, people: readonly Known[]): typeof sex =>
  people.some(({ kind, presences }) => sex === sexes[kind] && presences.has('acts')) ? undefined : sex

export function join(
  person: Known,
  { names, name, phrase, kind, count }: PersonMention,
  presence: Presence,
  paragraph: number,
): void {
  const isUntold = person.names.size + person.phrases.size === 0 && kind !== 'someone'
  for (const each of names) person.names.add(each)
  if (phrase !== undefined) person.phrases.add(phrase)
  if (name !== undefined) person.name = person.name === undefined ? name : person.name
  if (
    person.kind === 'someone' ||
    isUntold ||
    /^(?:child|goblin|dwarf|robot)$/.test(kind) ||
    (person.kind === 'man' && kind === 'woman' && name !== undefined)
  )
    person.kind = kind
  person.count = Math.min(person.count, count) === 1 ? 1 : person.count
  person.presences.add(presence)
  person.paragraph = paragraph
}

/** Whether a name may be a woman's or a man's, by what is told of whoever has it. */
const isOf = (sex: 'woman' | 'man', name: string | undefined, moment: string): boolean => {
  const told = name === undefined ? 'someone' : sexOf(name, name, moment)
  return told === 'someone' || told === sex
}

const GENERIC =
  /^(?:(?:old |young )?(?:man|woman|lady|boy|girl|child|kid)|person|figure|fellow|stranger|other|creature)$/

const CHILD = /^(?:boy|girl|child|kid)$/
/** 'The miller's daughter waits. "Here," the girl says.' */
const YOUNG = /(?:daughter|niece|sister|maid|son|nephew|brother|apprentice|page)$/

const sexes: Partial<Record<Person, 'woman' | 'man'>> = { woman: 'woman', lady: 'woman', man: 'man' }

export const fits = (one: Person, other: Person): boolean => {
  const [first, second] = [sexes[one], sexes[other]]
  return (
    (one === 'child') === (other === 'child') &&
    (first === undefined || second === undefined || first === second)
  )
}

/** Who of those that are known is meant. */
export function find(
  people: readonly Known[],
  mention: PersonMention,
  named: readonly NamedPerson[],
  before: string,
  presence: Presence,
  paragraph: number,
  isSaying: boolean,
): Known | undefined {
  const { names, name, phrase, kind, isDefinite, count } = mention
  const byName = people.find(
    (person) => fits(person.kind, kind) && names.some((each) => person.names.has(each)),
  )
  if (byName) return byName
  const introduced = named.find(
    ({ key, firstName, relation, phrase: called }) =>
      names.includes(key) ||
      (firstName !== undefined && names.includes(firstName)) ||
      (phrase !== undefined && (relation === phrase || called === phrase)),
  )
  const same =
    introduced &&
    people.find(
      (person) =>
        person.names.has(introduced.key) ||
        (introduced.firstName !== undefined && person.names.has(introduced.firstName)) ||
        (introduced.relation !== undefined && person.phrases.has(introduced.relation)),
    )
  if (same) return same
  if (name === undefined) {
    if (!isDefinite && phrase !== undefined && count === 1) return undefined
    const alike = people.findLast(
      (person) =>
        phrase !== undefined &&
        (person.phrases.has(phrase) || [...person.phrases].some((each) => each.endsWith(` ${phrase}`))),
    )
    if (alike) return alike
    // 'She can't sit still. The princess lifts her chin': whom only a pronoun told of is who is called so next.
    const untold = people.filter(
      (person) => person.names.size + person.phrases.size === 0 && fits(person.kind, kind),
    )
    if (isDefinite && count === 1 && presence === 'acts' && untold.length === 1) return untold[0]
    if (phrase === undefined || !GENERIC.test(phrase) || count > 1) return undefined
    const fitting = people.filter(
      (person) =>
        person.count === 1 &&
        !person.presences.has('gone') &&
        (CHILD.test(phrase)
          ? person.kind === 'child' || [...person.phrases].some((each) => YOUNG.test(each))
          : fits(person.kind, kind)),
    )
    return fitting.length === 1 ? fitting[0] : undefined
  }
  // 'The cellist comes out', and then '… asks Lena': they are one.
  if (before.includes(name) || presence !== 'acts' || phrase !== undefined) return undefined
  if (!isSaying) return undefined
  const unnamed = people.filter(
    (person) =>
      person.name === undefined &&
      person.count === 1 &&
      !/^(?:robot|goblin|dwarf)$/.test(person.kind) &&
      !before.includes([...person.phrases][0] ?? '?') &&
      fits(person.kind, kind) &&
      // Of a she that is told of, a name of either sex is hardly the name.
      (kind !== 'someone' || person.kind === 'someone') &&
      paragraph - person.paragraph <= 1 &&
      (person.presences.has('acts') || person.presences.has('there')),
  )
  return unnamed.length === 1 ? unnamed[0] : undefined
}

const OF_THEM =
  /\b(?:one of them|the other|both of them|neither of them|the (?:first|second|taller|older|younger) one)\b/i

/** Who is meant by a 'she': whoever alone may be, else the last of whom was told; nobody of whom was told is somebody of her own. */
export function byPronoun(
  people: Known[],
  sex: 'woman' | 'man',
  presence: Presence,
  { paragraph }: ToldTree,
  moment: string,
  isNearBeast: boolean,
): Known | undefined {
  const fitting = people.filter(
    ({ kind, count, presences, name }) =>
      count === 1 &&
      !presences.has('gone') &&
      (kind === 'child' || fits(kind, sex)) &&
      (sexes[kind] !== undefined || isOf(sex, name, moment)),
  )
  // 'The dog does not bark. She lies in the mud', where a person's sex is not told.
  if (isNearBeast && fitting.every(({ kind }) => kind === 'someone')) return undefined
  const shown = fitting.filter(({ presences }) => presences.has('acts') || presences.has('there'))
  if (fitting.length > 0) {
    if (fitting.length === 1 && fitting[0]!.kind === 'someone') fitting[0]!.kind = sex
    const meant = shown.length > 0 ? shown : fitting.slice(-1)
    if (shown.length === 0 && presence === 'acts' && !meant[0]!.presences.has('afar'))
      meant[0]!.presences.add(presence)
    return meant.length === 1 ? meant[0] : undefined
  }
  // 'The sheriff is dead. He was a good man.'
  if (people.some(({ kind, presences }) => presences.has('gone') && (kind === 'child' || fits(kind, sex))))
    return undefined
  // 'One of them kneels. He looks up': he is of a group that is told of.
  if (
    people.some(
      ({ count, kind, presences }) =>
        count > 1 && fits(kind, sex) && (presences.has('there') || presences.has('acts')),
    ) &&
    OF_THEM.test(moment)
  )
    return undefined
  if (presence !== 'acts' || isNearBeast) return undefined
  const person: Known = {
    names: new Set(),
    phrases: new Set(),
    kind: sex,
    count: 1,
    presences: new Set([presence]),
    paragraph,
  }
  people.push(person)
  return person
}

/** Whose a part is: the last word's itself, or of whoever was told of last that a 'his' may mean. */
export function ownerOf(before: readonly Token[], people: readonly Known[]): Known | undefined {
  const owning = before.at(-1)!.word.toLowerCase()
  const sex = /^(?:his|her)$/.test(owning) ? (owning === 'her' ? 'woman' : 'man') : undefined
  return before
    .map(({ word }) => word.toLowerCase())
    .map((word) => people.find(({ names, phrases }) => names.has(word) || phrases.has(word)))
    .findLast((each) => each !== undefined && (sex === undefined || fits(each.kind, sex)))
}
