import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import type { FoundHero } from '../hero.ts'
import type { FoundPerson } from '../found-person.ts'
import { genderOf, isRelation, isRole, kindOfRole } from '../roles.ts'
import { entitiesOf } from './entities.ts'
import { type Entity, isFirstPerson, nounOf } from './entity.ts'
import { parseText } from './parsed-text.ts'
import { personOf } from './person-of.ts'
import { type Phrase, roleIn } from './phrase.ts'
import { type Aim, aimsOf } from './aims.ts'
import { Cast, sceneOf } from './cast.ts'
import { companyByClause, companyByLists, companyByPhrase } from './company.ts'
import { enmityByClause, enmityOfLeaders, enmityByPhrase, enmityByPursuit } from './enmity.ts'
import { fateByClause, fateByPhrase } from './fates.ts'
import { framesOf } from './frames.ts'

/** Everybody of a text beside the hero, in the order they come, each with their fate; and how strongly each is against the hero. */
export function peopleOfPremise(
  text: string,
  found: FoundHero,
  isPlaceName: (name: string) => boolean,
): { people: FoundPerson[]; enmity: Map<FoundPerson, number>; aims: Aim[] } {
  const nodes = parseText(text)
  const entities = entitiesOf(nodes, (phrase) => isOfHero(phrase, found), found.hero.gender)
  const persons = new Map<Entity, FoundPerson>()
  for (const entity of entities) {
    if (entity.isHero || isOnlyOwner(entity) || entity.phrases.every(({ members }) => members.length > 0))
      continue
    const person = personOf(entity, found.isThirdPerson)
    if (person.name !== undefined && person.role === undefined && isPlaceName(person.name)) continue
    persons.set(entity, person)
  }
  const cast = new Cast(nodes, entities, persons)
  companyByLists(cast)
  for (const entity of entities) {
    const person = persons.get(entity)
    if (!person) continue
    for (const phrase of entity.phrases) {
      fateByPhrase(cast, person, phrase)
      enmityByPhrase(cast, person, phrase)
      companyByPhrase(cast, person, phrase)
    }
  }
  enmityByPursuit(cast)
  const scenes = framesOf(nodes).map((frame) => sceneOf(frame, cast))
  for (const scene of scenes) {
    fateByClause(scene)
    companyByClause(scene)
    enmityByClause(scene)
  }
  for (const scene of scenes) enmityOfLeaders(scene)
  const people = [...persons.values()]
  for (const person of people) {
    if (person.state !== 'near') person.isCompanion = false
    else if (person.isCompanion) person.state = 'present'
  }
  describeHero(found, entities[0]!)
  return { people, enmity: cast.enmity, aims: aimsOf(cast) }
}

/** What the hero is called or is by phrases that mean them: 'me, the night cleaner'. */
function describeHero({ hero, isThirdPerson }: FoundHero, { phrases }: Entity): void {
  if (isThirdPerson && hero.name === undefined) return
  for (const phrase of phrases) {
    if (phrase.isPlural || phrase.possessive || isFirstPerson(phrase.head)) continue
    // 'Me, Dee and a robot': beside the hero.
    const isListed =
      phrase.head.label === 'conj' || phrase.head.children.some(({ label }) => label === 'conj')
    if (phrase.name && !phrase.determiner && !isListed) hero.name ??= phrase.name
    const role =
      phrase.noun && (isRole(phrase.noun.plain) || isKindOf(phrase.noun.lemma, 'person', 'noun', 3))
        ? roleIn(phrase)
        : undefined
    if (role === undefined) continue
    hero.role ??= role
    hero.gender ??= genderOf(phrase.noun!.plain, hero.name)
  }
  if (hero.role) hero.kind ??= kindOfRole(hero.role.split(' ').at(-1)!, false)
}

/** 'The innkeeper's daughter' has the innkeeper nowhere else. */
const isOnlyOwner = ({ phrases, pronouns }: Entity): boolean =>
  phrases.length === 1 &&
  pronouns.length === 0 &&
  phrases[0]!.name === undefined &&
  phrases[0]!.isOwner &&
  phrases[0]!.possessive === undefined

function isOfHero(phrase: Phrase, { hero, isThirdPerson }: FoundHero): boolean {
  const { name } = phrase
  if (
    name !== undefined &&
    hero.name !== undefined &&
    name.split(' ').filter((word) => hero.name!.split(' ').includes(word)).length >=
      Math.min(name.split(' ').length, hero.name.split(' ').length)
  )
    return true
  if (
    !isThirdPerson ||
    hero.role === undefined ||
    (name !== undefined && hero.name !== undefined && name !== hero.name)
  )
    return false
  const role = roleIn(phrase)
  return (
    role !== undefined &&
    // 'Her translator wants to free her': so is the hero told of, too, unless it is kin.
    (phrase.possessive === undefined ||
      (!isFirstPerson(phrase.possessive) && !isRelation(nounOf(phrase) ?? ''))) &&
    (role === hero.role.toLowerCase() ||
      hero.role.toLowerCase().endsWith(` ${role}`) ||
      nounOf(phrase) === hero.role.split(' ').at(-1)) &&
    hero.name === undefined
  )
}
