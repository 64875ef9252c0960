import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import { isAnimalNoun } from '../../language/being-nouns.ts'
import type { Mention } from '../../language/clause.ts'
import { isFirstName } from '../../language/tagger.ts'
import { headOf } from '../../telling/noun.ts'
import { giveName, mean } from '../../world/change.ts'
import { type Entity, hasState, HERO, isBeing, type World } from '../../world/world.ts'

/** 'My dog ate the ticket', and then 'I look at Biscuit': the one of the scenario whom nobody has called by name yet is meant. */
export function namedNow(world: World, { text: name, isProper, determiner }: Mention): Entity | undefined {
  if (!isProper || determiner || !/^\p{Lu}\p{Ll}+$/u.test(name)) return undefined
  const gender = genderOfFirstName(name)
  const fitting = world.entities.filter(
    (each) =>
      each.id !== HERO &&
      isBeing(each) &&
      each.kind !== 'group' &&
      each.since === 0 &&
      each.owner === 'your' &&
      !each.isProper &&
      !each.isPlural &&
      !hasState(each, 'dead'),
  )
  const [only] = fitting
  if (!only || fitting.length > 1) return undefined
  const isAnimal = only.kind === 'animal' || isAnimalNoun(headOf(only.name))
  if (isAnimal ? gender !== undefined : !isFirstName(name)) return undefined
  if (only.gender && gender && only.gender !== gender) return undefined
  giveName(only, name)
  only.gender ??= gender
  mean(world, only)
  return only
}
