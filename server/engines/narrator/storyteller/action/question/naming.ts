import { knownGender, namesOf } from '../../content/people.ts'
import { keepFact } from '../../world/change.ts'
import { type Entity, HERO, heroOf, isBeing, meantOfLate } from '../../world/world.ts'
import { houseNames } from '../../content/open-answers.ts'
import { isAnimalNoun } from '../../language/being-nouns.ts'
import type { Mention } from '../../language/clause.ts'
import { isPersonWord } from '../../scenario/roles.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked.ts'
import { admitIgnorance } from './admit-ignorance.ts'
import { keepAnswer } from './settle-open.ts'

/** The name of somebody; who has none yet is given one of the time, and keeps the role as another. */
export function nameOf({ world, random }: Scene, entity: Entity): string {
  if (entity.isProper || entity.kind === 'group') return entity.name
  const taken = new Set([...world.entities.map(({ name }) => name.toLowerCase()), ...world.premiseWords])
  entity.gender ??= knownGender(entity) ?? (random.chance(0.5) ? 'f' : 'm')
  const pool = namesOf[world.era][entity.gender === 'f' ? 'f' : 'm']
  const name = random.shuffle(pool).find((given) => !taken.has(given.toLowerCase()))
  if (!name) return entity.name
  entity.aliases = [...(entity.aliases ?? []), entity.name]
  entity.role ??= entity.name
  entity.name = name
  entity.isProper = true
  delete entity.owner
  keepFact(world, entity.id, 'name', `${name} is the ${entity.role}.`)
  return name
}

/** 'What is her name?', 'what is my name?' */
export function answerName(scene: Scene, asked: Asked): void {
  const { about, text, question } = asked
  const { reply, world } = scene
  if (/\bmy name\b/.test(text) || about?.id === HERO) {
    const { isProper, name } = heroOf(world)
    return reply.tell(
      isProper
        ? `Your name is ${name}.`
        : 'Nobody at [place] has called you by a name yet; say "my name is", and it is yours.',
    )
  }
  const { of, owner }: Partial<Mention> = typeof question.about === 'object' ? question.about : {}
  // 'The name of the hotel in Porto': of somebody or something that the story has not met.
  const unmet = [owner, of].find((each) => each && !each.pronoun && !knownEntity(world, each))
  if (unmet) return keepAnswer(scene, asked, `${nameFor(scene, unmet)}.`)
  const named = bearerOf(scene, asked, owner ?? of)
  // 'What was it called?', of what the story has not named.
  const isThing = typeof question.about === 'object' && question.about.pronoun === 'it'
  if (isThing && (!named || isBeing(named))) return admitIgnorance(scene, asked)
  if (!named) return keepAnswer(scene, asked, `${nameFor(scene, PERSON)}.`)
  if (!isBeing(named)) return reply.tell('[object] [object.is] called just that.', { object: named })
  named.gender ??= knownGender(named) ?? GENDERS[owner?.pronoun ?? '']
  keepAnswer(scene, asked, `${nameOf(scene, named)}.`)
}

const PERSON = { text: 'man', head: 'man' }

/** A name for what is called: that of a person or an animal, or that of a house or a ship. */
function nameFor({ world, random }: Scene, { head }: Mention): string {
  const { f, m } = namesOf[world.era]
  const isOfBeing = isPersonWord(head) || isAnimalNoun(head)
  return random.pick(isOfBeing ? (random.chance(0.5) ? f : m) : houseNames)!
}

const GENDERS: Record<string, 'm' | 'f'> = { his: 'm', he: 'm', him: 'm', her: 'f', she: 'f' }

/** Whose name is asked for: 'her name', 'the name of the ship', else whoever was last meant. */
function bearerOf({ world }: Scene, { about, other }: Asked, mention?: Mention): Entity | undefined {
  const gender = GENDERS[mention?.pronoun ?? '']
  const fits = (each: Entity) => !gender || (knownGender(each) ?? gender) === gender
  const owner = other ?? (mention && knownEntity(world, mention))
  if (owner && fits(owner)) return owner
  if (!owner && about && about.name !== 'name') return about
  return meantOfLate(world).find((each) => isBeing(each) && fits(each))
}
