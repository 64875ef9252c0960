import { ofActs } from '../content/outcomes-of-acts.ts'
import { ofDeeds } from '../content/outcomes-of-deeds.ts'
import { ofHappenings } from '../content/outcomes-of-happenings.ts'
import { ofLooks } from '../content/outcomes-of-looks.ts'
import { ofMoves } from '../content/outcomes-of-moves.ts'
import { ofOthers } from '../content/outcomes-of-others.ts'
import { ofStates } from '../content/outcomes-of-states.ts'
import { onBeings } from '../content/outcomes-on-beings.ts'
import { onThings } from '../content/outcomes-on-things.ts'

const lineLists = new Map<string, string[]>()
for (const { senses, on, lines } of [
  onThings,
  ofLooks,
  onBeings,
  ofMoves,
  ofOthers,
  ofHappenings,
  ofStates,
  ofDeeds,
  ofActs,
].flat())
  for (const sense of senses)
    for (const kind of on) {
      const key = `${sense}>${kind}`
      lineLists.set(key, [...(lineLists.get(key) ?? []), ...lines])
    }

const GENERAL = /^(?:thing|being|animal|place|idea|any)$/

/** Lines of what comes of a deed for one of these kinds, pool by pool: narrow kinds before wide ones. */
export function outcomePools(names: string[], kinds: string[]): string[][] {
  const narrow = kinds.filter((kind) => !GENERAL.test(kind))
  const wide = kinds.filter((kind) => GENERAL.test(kind))
  return [narrow, wide]
    .flatMap((on) => names.flatMap((name) => on.map((kind) => lineLists.get(`${name}>${kind}`) ?? [])))
    .filter(({ length }) => length > 0)
}
