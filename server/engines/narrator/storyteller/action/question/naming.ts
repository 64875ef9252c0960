import { namesOf } from '../../content/people.ts'
import { keepFact } from '../../world/change.ts'
import type { Entity } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

/** The name of somebody; who has none yet is given one of the time, and keeps the role as another. */
export function nameOf({ world, random }: Scene, entity: Entity): string {
  if (entity.isProper || entity.kind === 'group') return entity.name
  const taken = new Set([...world.entities.map(({ name }) => name.toLowerCase()), ...world.premiseWords])
  entity.gender ??= random.chance(0.5) ? 'f' : 'm'
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
