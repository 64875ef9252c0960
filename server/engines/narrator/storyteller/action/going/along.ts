import type { Clause } from '../../language/clause.ts'
import { beingsHere, companionsOf, isPresent } from '../../world/presence.ts'
import { type Entity, isBeing, meantOfLate, type World } from '../../world/world.ts'
import { knownEntity } from '../binding/resolve-mention.ts'
import type { Scene } from '../scene.ts'

const BESIDE =
  /^(?:my |the )?(.{2,40}?),? and (?:i|me)\b|\b(?:i|me) and (?:my |the )?(\p{L}+)|\bwith (?:my |the )?(\p{L}+)/giu
const TAKES =
  /^(?:i |we |and |then )*(?:grab|take|lead|drag|carry|pull|bring|lift|push|haul|help|escort|guide|walk)\b/i
const ALONE = /\b(?:alone|by myself|on my own)\b/i

/** Who comes along where the hero goes: those taken along by name and nobody else; where nobody is named companions, and with 'we' whoever was spoken of or with. */
export function comingAlong({ world, leftBehind = [] }: Scene, clause: Clause): Entity[] {
  const named = namedAlong(world, clause)
  const others = named.length > 0 || ALONE.test(clause.text) ? [] : companionsOf(world)
  const spokenOf = named.length === 0 && clause.actor === 'companions' ? meantOfLate(world) : []
  return [...named, ...others, ...spokenOf].filter(
    (each) =>
      isBeing(each) &&
      isPresent(world, each) &&
      !leftBehind.includes(each) &&
      (each.stance !== 'foe' || named.includes(each)),
  )
}

/** Whom the hero goes after who has left. */
export const followedIn = (world: World, { act, object, target, place }: Clause): Entity | undefined =>
  act === 'follow'
    ? [object, target, place]
        .flatMap((each) => (each && knownEntity(world, each)) ?? [])
        .find((each) => isBeing(each) && each.left !== undefined)
    : undefined

/** Who goes with the hero in so many words: 'Iyer and I', 'with Jakob', whoever is led or carried. */
function namedAlong(world: World, { text, object, target }: Clause): Entity[] {
  const words = new Set(
    [...text.matchAll(BESIDE)].flatMap(([, ...names]) =>
      names.flatMap((name) => name?.toLowerCase().split(/[^\p{L}'-]+/u) ?? []),
    ),
  )
  const borne = new Set([object, target].flatMap((each) => (each && knownEntity(world, each)) ?? []))
  return beingsHere(world).filter(
    (each) =>
      (borne.has(each) && TAKES.test(text)) ||
      [each.name, ...(each.aliases ?? [])].some((name) =>
        name
          .toLowerCase()
          .split(' ')
          .some((part) => part.length > 2 && words.has(part)),
      ),
  )
}
