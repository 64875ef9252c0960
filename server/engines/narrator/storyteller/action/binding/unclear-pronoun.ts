import { knownGender } from '../../content/people.ts'
import type { Mention } from '../../language/clause.ts'
import { addEntity, mean } from '../../world/change.ts'
import { type Entity, HERO, heroOf, isBeing, type World, meantOfLate } from '../../world/world.ts'
import { beingsHere, isKeptAway } from '../../world/presence.ts'

/** Whoever 'he', 'she' or 'they' fits best: of those here the one meant last, else one who was meant of late; where 'he' or 'she' fits nobody, somebody comes into the story. */
export function unclearPronoun(world: World, { pronoun, head }: Mention): Entity | undefined {
  const word = (pronoun ?? head).toLowerCase()
  const gender = /^(?:he|him|his)$/.test(word) ? 'm' : /^(?:she|her|hers)$/.test(word) ? 'f' : undefined
  if (!gender && !/^(?:they|them|their|those|these)$/.test(word)) return undefined
  const late = meantOfLate(world)
  const rank = (each: Entity) => (late.indexOf(each) + late.length + 1) % (late.length + 1)
  const fits = (each: Entity) =>
    gender
      ? each.kind !== 'group' && !each.isPlural && (knownGender(each) ?? gender) === gender
      : each.kind === 'group' || each.isPlural === true
  const here = beingsHere(world).toSorted((a, b) => rank(a) - rank(b))
  const hero = heroOf(world)
  const found =
    here.find((each) => each.kind !== 'animal' && fits(each)) ??
    here.find(fits) ??
    (gender && hero.isProper && hero.gender === gender ? hero : undefined) ??
    [...late, ...world.entities].find(
      (each) => isBeing(each) && each.id !== HERO && !isKeptAway(each) && fits(each),
    ) ??
    (gender ? undefined : here[0])
  if (found && gender) found.gender ??= gender
  if (found || !gender) return found
  const name = gender === 'f' ? 'woman' : 'man'
  const stranger = addEntity(world, { kind: 'person', name, gender, at: world.here, stance: 'neutral' })
  mean(world, stranger)
  return stranger
}
