import type { Referents } from '../language/clause.ts'
import { likelyGender } from '../content/people.ts'
import { isElsewhereFixed, type World } from './world.ts'
import { isPresent } from './presence.ts'

/** The story's people and things as a turn may name them. */
export const referentsOf = (world: World): Referents => ({
  entities: world.entities
    .filter(
      (entity) => !entity.isUnnamed && !entity.states?.includes('gone') && !isElsewhereFixed(world, entity),
    )
    .map((entity) => ({
      id: entity.id,
      names: [...new Set([entity.name, ...(entity.role ? [entity.role] : []), ...(entity.aliases ?? [])])],
      kind: entity.kind,
      gender: entity.isPlural
        ? 'pl'
        : ((entity.isGenderGuessed ? undefined : entity.gender) ??
          (entity.kind === 'thing' || entity.kind === 'place'
            ? 'n'
            : entity.isProper && entity.kind === 'person' && !entity.isGenderGuessed
              ? likelyGender(entity.name, entity.role)
              : undefined)),
      isPresent: isPresent(world, entity) && !entity.states?.includes('dead'),
      isNew:
        (entity.since > 0 && entity.since >= world.turn - 1) ||
        entity.acted === world.turn - 1 ||
        entity.id === world.partner ||
        undefined,
    })),
  lastMeant: world.lastMeant,
})
