import { knownGender } from '../content/people.ts'
import type { Mention } from '../language/clause.ts'
import { addEntity, mean } from '../world/change.ts'
import {
  beingsHere,
  type Entity,
  heroOf,
  isBeing,
  isPresent,
  type World,
  meantOfLate,
} from '../world/world.ts'

/** 'He' and 'she' are whoever here it fits; where nobody is, somebody comes into the story. */
export function unclearPronoun(world: World, mention: Mention): Entity | undefined {
  const word = mention.pronoun ?? mention.head
  if (/^(?:something|anything|nothing|one|there|here|this|that|it)$/i.test(word)) return undefined
  const gender = /^(?:he|him|his)$/i.test(word) ? 'm' : /^(?:she|her|hers)$/i.test(word) ? 'f' : undefined
  const beings = beingsHere(world).toSorted((a, b) => lastness(world, a) - lastness(world, b))
  const fitting =
    beings.find(
      (being) =>
        !gender || (being.kind === 'person' ? (knownGender(being) ?? gender) : being.gender) === gender,
    ) ?? beings.find((being) => being.gender === undefined && being.kind === 'animal')
  if (fitting) {
    if (gender) fitting.gender = gender
    return fitting
  }
  const hero = heroOf(world)
  if (gender && hero.isProper && hero.gender === gender) return hero
  const absent = meantOfLate(world).find(
    (entity) =>
      isBeing(entity) &&
      (gender
        ? (entity.gender ?? gender) === gender && entity.kind !== 'group'
        : entity.isPlural || entity.kind === 'group'),
  )
  if (absent) return absent
  if (!gender)
    return (
      beings[0] ??
      addEntity(world, { kind: 'group', name: 'people', isPlural: true, at: world.here, stance: 'neutral' })
    )
  const stranger = addEntity(world, {
    kind: 'person',
    name: gender === 'f' ? 'woman' : 'man',
    gender,
    at: world.here,
    stance: 'neutral',
  })
  mean(world, stranger)
  return stranger
}

/** How long ago somebody was meant; whoever never was comes last. */
function lastness({ lastMeant }: World, { id }: Entity): number {
  const at = lastMeant.indexOf(id)
  return at < 0 ? lastMeant.length : at
}

/** 'Tell them to sit down' is said to nobody's guns, and nobody steps between guests who are elsewhere. */
export const isForOthers = (
  world: World,
  { pronoun }: Mention,
  bound: Entity,
  wanted: 'thing' | 'being' | 'place' | 'any',
): boolean =>
  /^(?:them|they)$/.test(pronoun ?? '') &&
  (isBeing(bound) ? !isPresent(world, bound) : wanted === 'being') &&
  beingsHere(world).length > 0
