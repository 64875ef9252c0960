import { isAnimalNoun } from '../../language/being-nouns.ts'
import { isFirstName } from '../../language/tagger.ts'
import { genderOf, isRelation, isRole, kindOfRole } from '../roles.ts'
import type { FoundPerson } from '../found-person.ts'
import { isGroupName } from './beings.ts'
import { type Entity, isFirstPerson, nounOf } from './entity.ts'
import { type Phrase, roleIn } from './phrase.ts'

/** Somebody as a scenario has them, by all that is said of them. */
export function personOf(entity: Entity, isThirdPerson: boolean): FoundPerson {
  const { phrases } = entity
  const named = phrases
    .filter(({ name }) => name !== undefined)
    .toSorted(
      (a, b) => Number(isOur(a)) - Number(isOur(b)) || b.name!.split(' ').length - a.name!.split(' ').length,
    )[0]
  const isRoleName =
    named && !named.noun && named.determiner !== undefined && isRole(named.name!.toLowerCase())
  const name = isRoleName ? undefined : named && nameOf(named)
  const roles = phrases
    .map((phrase) => (phrase === named && isRoleName ? phrase.name!.toLowerCase() : roleIn(phrase)))
    .filter((role): role is string => role !== undefined)
  const relative = phrases.find(
    (phrase) =>
      phrase.noun &&
      isRelation(phrase.noun.plain) &&
      (isFirstPerson(phrase.possessive) || (isThirdPerson && phrase.possessive !== undefined)),
  )
  const isTrade = (each: string) => isRole(each.split(' ').at(-1)!)
  const role =
    roles.find((each) => isTrade(each) && !isRelation(each.split(' ').at(-1)!)) ??
    (relative && roleIn(relative)) ??
    roles.find(isTrade) ??
    roles[0]
  const head = role?.split(' ').at(-1) ?? ''
  const main = relative ?? phrases.find(({ noun }) => noun !== undefined) ?? phrases[0]!
  const isPlural = name === undefined && main.isPlural
  const keys = new Set<string>()
  for (const phrase of phrases) {
    const own = roleIn(phrase)
    for (const key of [phrase.name, phrase.noun && own, nounOf(phrase), phrase.noun?.plain])
      if (key) keys.add(key.toLowerCase())
    for (const word of phrase.name?.split(' ') ?? [])
      if (/^\p{Lu}\p{L}{2}/u.test(word) && !(phrase.name!.includes(' ') && isRole(word.toLowerCase())))
        keys.add(word.toLowerCase())
  }
  return {
    name,
    role,
    kind: (name && isGroupName(name)) || isPlural ? 'group' : role ? kindOf(head, roles, name) : 'person',
    gender: isPlural
      ? 'pl'
      : ((name && entity.gender === 'pl' ? undefined : entity.gender) ?? genderOf(head || undefined, name)),
    relation: relative?.noun?.plain,
    state: 'near',
    isCompanion: false,
    isFoe: false,
    amount: name === undefined ? main.amount : undefined,
    traits: [...new Set(phrases.flatMap(({ adjectives }) => adjectives))].filter(
      (adjective) => !isRole(adjective) && !/\d/.test(adjective),
    ),
    keys,
  }
}

/** 'Our Juliet': a part, where a name is known. */
const isOur = ({ possessive, noun }: Phrase): boolean => possessive !== undefined && noun === undefined

/** A beast by any of its words is a beast: 'my best friend is a whale'. */
function kindOf(head: string, roles: string[], name = ''): FoundPerson['kind'] {
  const kind = kindOfRole(head, false)
  // 'Her only company is Private Dill'.
  const [first = ''] = name.split(' ')
  if (kind === 'group' && (isFirstName(first) || isRole(first.toLowerCase()))) return 'person'
  if (kind !== 'person') return kind
  const other = roles
    .map((role) => role.split(' ').at(-1)!)
    .find((word) => isAnimalNoun(word) || kindOfRole(word, false) === 'creature')
  return other && kindOfRole(other, false) !== 'group' ? kindOfRole(other, false) : kind
}

const nameOf = ({ name, noun, determiner }: Phrase): string =>
  determiner === 'the' && !noun ? `the ${name}` : name!
