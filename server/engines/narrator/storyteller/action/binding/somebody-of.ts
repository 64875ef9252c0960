import { come } from '../../world/presence.ts'
import { likelyGender } from '../../content/people.ts'
import type { Mention } from '../../language/clause.ts'
import { isPersonWord, isRole } from '../../scenario/roles.ts'
import { isPluralPhrase, possessive } from '../../telling/noun.ts'
import { addEntity, giveName, mean } from '../../world/change.ts'
import { type Entity, entityOf, HERO, isBeing, type World } from '../../world/world.ts'

/** Somebody known by whose they are, or by a role and a name: 'Kovacs' wife', 'my sister Nell'. */
export function somebodyOf(
  world: World,
  mention: Mention,
  name: string,
  owner: string | undefined,
): Entity | undefined {
  // 'Kovacs wife', 'the mayor's men': somebody of somebody's.
  const kin = /^(.+?)(?:['’]s?)? (\p{Ll}+)$/u.exec(name)
  const lord =
    kin && isRole(kin[2]!)
      ? world.entities.find(
          (entity) =>
            entity.isProper === true &&
            isBeing(entity) &&
            entity.name
              .toLowerCase()
              .split(' ')
              .some(
                (part) => part === kin[1]!.toLowerCase().replace(/s$/, '') || part === kin[1]!.toLowerCase(),
              ),
        )
      : undefined
  const ownerEntity =
    lord ?? (isRole(mention.head.toLowerCase()) ? entityOf(world, mention.owner?.entityId) : undefined)
  if (ownerEntity && ownerEntity.id !== HERO && (lord || mention.owner)) {
    const isMany = isPluralPhrase(mention.head) || mention.isPlural === true
    const person = addEntity(world, {
      kind: isMany ? 'group' : 'person',
      name: `${possessive(ownerEntity.isProper ? ownerEntity.name : `the ${ownerEntity.name}`)} ${lord ? kin![2]! : name}`,
      isProper: true,
      isPlural: isMany || undefined,
      role: lord ? kin![2]! : name,
      gender: likelyGender('', mention.head),
      at: world.here,
      stance: ownerEntity.stance === 'foe' ? 'foe' : 'neutral',
    })
    mean(world, person)
    return person
  }
  const titled =
    /^(\p{Ll}+(?: \p{Ll}+)?) ((?:(?:Mrs|Mr|Ms|Dr|Frau|Herr|Madame|Monsieur|Sir|Lady|Lord) )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(
      name,
    )
  if (titled && (isPersonWord(titled[1]!.split(' ').at(-1)!) || isRole(titled[1]!.split(' ').at(-1)!))) {
    const known = world.entities.find(
      (entity) => !entity.isProper && entity.kind === 'person' && entity.name === titled[1],
    )
    if (known) {
      giveName(known, titled[2]!)
      come(world, known)
      return known
    }
    const person = addEntity(world, {
      kind: 'person',
      name: titled[2]!,
      isProper: true,
      role: titled[1],
      aliases: [titled[1]!],
      gender: likelyGender(titled[2]!, titled[1]),
      at: world.here,
      stance: owner === 'your' ? 'friend' : 'neutral',
    })
    mean(world, person)
    return person
  }
  return undefined
}
