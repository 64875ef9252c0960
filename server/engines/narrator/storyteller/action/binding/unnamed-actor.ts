import type { Clause } from '../../language/clause.ts'
import { addEntity } from '../../world/change.ts'
import type { Entity } from '../../world/world.ts'
import type { Scene } from '../scene.ts'

/** 'Someone throws a rose', 'something climbs the stairs': it happens, and nobody knows by whom. */
export function unknownActor({ world }: Scene, { actor }: Clause): Entity | undefined {
  const word = typeof actor === 'object' && !actor.entityId ? (actor.pronoun ?? actor.head) : ''
  const given = UNKNOWN[word]
  if (!given) return undefined
  const known = world.entities.find(({ name }) => name === given.name)
  return known ?? addEntity(world, { ...given, isProper: true, at: world.here })
}

const UNKNOWN: Record<string, Pick<Entity, 'kind' | 'name' | 'stance'>> = {
  someone: { kind: 'person', name: 'somebody', stance: 'neutral' },
  somebody: { kind: 'person', name: 'somebody', stance: 'neutral' },
  something: { kind: 'thing', name: 'whatever it is' },
}
