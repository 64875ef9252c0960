import type { FoundPerson } from '../found-person.ts'
import { actorOf, heroFrom } from '../hero.ts'
import type { Scenario } from '../scenario.ts'
import { type Aim, aimsOf } from './aims.ts'
import { Cast, type Scene, sceneOf } from './cast.ts'
import { companyByClause, companyByLists, companyByPhrase } from './company.ts'
import { markElsewhere } from './elsewhere.ts'
import { enmityByClause, enmityByPhrase, enmityByPursuit } from './enmity.ts'
import { entitiesOf } from './entities.ts'
import type { Entity } from './entity.ts'
import { fateByClause, fateByPhrase } from './fates.ts'
import { framesOf } from './frames.ts'
import { parseText } from './parsed-text.ts'
import { personOf } from './person-of.ts'
import type { Phrase } from './phrase.ts'
import { phrasesOf } from './phrases.ts'
import { speechByClause } from './speech.ts'

interface Reading {
  hero: Scenario['hero']
  /** Told of in the third person: 'A young knight must …'. */
  isThirdPerson: boolean
  /** Everybody beside the hero, in the order they come, each with their fate. */
  people: FoundPerson[]
  aims: Aim[]
  phrases: Phrase[]
  cast: Cast
  scenes: Scene[]
}

/** Who the hero of a text is, who else is in it, and what is told of them. */
export function peopleOfPremise(text: string): Reading {
  const nodes = parseText(text)
  const phrases = phrasesOf(nodes)
  const actor = actorOf(nodes, phrases)
  const entities = entitiesOf(nodes, phrases, actor)
  const isThirdPerson = actor !== undefined
  const persons = new Map<Entity, FoundPerson>()
  for (const entity of entities)
    if (!entity.isHero && !isOnlyOwner(entity) && !entity.phrases.every(({ members }) => members.length > 0))
      persons.set(entity, personOf(entity, isThirdPerson))
  const cast = new Cast(nodes, entities, persons)
  companyByLists(cast)
  for (const [entity, person] of persons)
    for (const phrase of entity.phrases) {
      fateByPhrase(cast, person, phrase)
      enmityByPhrase(cast, person, phrase)
      companyByPhrase(cast, person, phrase)
    }
  enmityByPursuit(cast)
  const scenes = framesOf(nodes).map((frame) => sceneOf(frame, cast))
  for (const scene of scenes) {
    fateByClause(scene)
    companyByClause(scene)
    enmityByClause(scene)
    speechByClause(scene)
  }
  for (const person of persons.values()) {
    if (person.state !== 'near') person.isCompanion = false
    else if (person.isCompanion) person.state = 'present'
  }
  markElsewhere(cast, scenes)
  return {
    hero: heroFrom(entities[0]!, isThirdPerson),
    isThirdPerson,
    people: [...persons.values()],
    aims: aimsOf(cast),
    phrases,
    cast,
    scenes,
  }
}

/** 'The innkeeper's daughter' has the innkeeper nowhere else. */
const isOnlyOwner = ({ phrases, pronouns }: Entity): boolean =>
  phrases.length === 1 &&
  pronouns.length === 0 &&
  phrases[0]!.name === undefined &&
  phrases[0]!.isOwner &&
  phrases[0]!.possessive === undefined
