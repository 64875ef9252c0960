import type { Genre } from '#contract/genres.ts'
import type { Casting } from './cast-world.ts'
import type { Deed } from './deed.ts'
import { formOf } from './noun.ts'
import { personAddressed } from './person-meant.ts'
import type { Language } from './read-language.ts'
import { readDeed } from './read-deed.ts'
import { doneBy } from './read-order.ts'
import { resolveDeed, type ResolvedDeed } from './resolve-deed.ts'
import { personNoun } from './world.ts'

/** The deed a turn means: the hero's own, or one that somebody the story knows is told to do. */
export function resolveTurn(
  casting: Casting,
  deed: Deed,
  genre: () => Genre,
  language: Language,
): ResolvedDeed {
  const { order } = deed
  const doer = order && personAddressed(casting.world, order.to)
  if (!doer) return resolveDeed(casting, deed, genre)
  const done = resolveDeed(casting, readDeed(order.what, language), genre)
  const them = done.who && done.who !== doer ? formOf(personNoun(done.who), '') : undefined
  const it = done.noun && !done.noun.gender ? formOf(done.noun, '') : undefined
  return {
    ...done,
    text: deed.text,
    tone: deed.tone,
    clause: undefined,
    speech: undefined,
    who: doer,
    ordered: doneBy(order.what, personNoun(doer), { it, them }),
  }
}
