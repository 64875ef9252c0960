import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import { isNamedExactly, kindOfKnown, kindOfPlace } from '../../content/places.ts'
import type { Mention } from '../../language/clause.ts'
import { headOf } from '../../telling/noun.ts'
import { type Entity, hereOf, type World } from '../../world/world.ts'

/** In a bookshop 'the shop' is where one is, in a henhouse 'the coop'. */
export function hereByKind(world: World, { text, determiner, of }: Mention): Entity | undefined {
  const here = hereOf(world)
  if (!/^th(?:e|is)$/.test(determiner ?? '') || of || here.isUnnamed) return undefined
  const noun = text.toLowerCase()
  const own = headOf(here.name.toLowerCase())
  const isSame =
    own.endsWith(noun) ||
    isKindOf(own, noun.replaceAll(' ', '_')) ||
    (kindOfPlace(noun) !== undefined && kindOfPlace(noun) === kindOfKnown(here))
  return isSame && isNamedExactly(noun) ? here : undefined
}
