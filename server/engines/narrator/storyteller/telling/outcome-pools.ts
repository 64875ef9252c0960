import type { Outcome } from '../content/outcome-list.ts'
import { afterDeeds } from '../content/outcomes-after-deeds.ts'
import { afterOthers } from '../content/outcomes-after-others.ts'
import { ofActs } from '../content/outcomes-of-acts.ts'
import { ofDeeds } from '../content/outcomes-of-deeds.ts'
import { ofHappenings } from '../content/outcomes-of-happenings.ts'
import { ofMoves } from '../content/outcomes-of-moves.ts'
import { ofOthers } from '../content/outcomes-of-others.ts'
import { ofStates } from '../content/outcomes-of-states.ts'
import { onBeings } from '../content/outcomes-on-beings.ts'
import { onThings } from '../content/outcomes-on-things.ts'
import { ofAnswers } from '../content/sights-of-answers.ts'
import { ofPeople } from '../content/sights-of-people.ts'
import { ofPlaces } from '../content/sights-of-places.ts'
import { ofSenses } from '../content/sights-of-senses.ts'
import { ofThings } from '../content/sights-of-things.ts'
import { ofHidingPlaces, ofViews } from '../content/sights-of-views.ts'
import { ofWords } from '../content/sights-of-words.ts'

const listed = (tables: Outcome[][]): Map<string, string[]> => {
  const lists = new Map<string, string[]>()
  for (const { senses, on, lines } of tables.flat())
    for (const sense of senses)
      for (const kind of on) {
        const key = `${sense}>${kind}`
        lists.set(key, [...(lists.get(key) ?? []), ...lines])
      }
  return lists
}

const outcomes = listed([
  onThings,
  onBeings,
  ofMoves,
  ofOthers,
  ofHappenings,
  ofStates,
  ofDeeds,
  ofActs,
  afterDeeds,
  afterOthers,
])
const sights = listed([ofThings, ofViews, ofHidingPlaces, ofWords, ofSenses, ofPlaces, ofPeople, ofAnswers])

const GENERAL = /^(?:thing|being|animal|place|idea|any)$/

/** Lines of what comes of a deed for one of these kinds, pool by pool: narrow kinds before wide ones. */
export const outcomePools = (names: string[], kinds: string[]): string[][] => poolsIn(outcomes, names, kinds)

/** Lines of what is decided when it is looked at or asked after, in the same order. */
export const sightPools = (name: string, kinds: string[]): string[][] => poolsIn(sights, [name], kinds)

function poolsIn(lineLists: Map<string, string[]>, names: string[], kinds: string[]): string[][] {
  const narrow = kinds.filter((kind) => !GENERAL.test(kind))
  const wide = kinds.filter((kind) => GENERAL.test(kind))
  return [narrow, wide]
    .flatMap((on) => names.flatMap((name) => on.map((kind) => lineLists.get(`${name}>${kind}`) ?? [])))
    .filter(({ length }) => length > 0)
}
