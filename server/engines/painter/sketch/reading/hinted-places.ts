import { toldHints, placeEntries } from '../lexicon/place-lexicon.ts'
import type { Era, ToldPlace } from '../scene-facts.ts'
import type { Clause } from './clauses.ts'
import { isVerbAfter, type Side } from './known-nouns.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import { suits } from './read-era.ts'
import { elsewhereFrom, fitOf } from './read-side.ts'

/** Weight of a thing that goes with one place alone. */
export const HINT = 0.6
/** Less for each when it goes with several, when it is seen from afar, and when nothing else tells of the place. */
const [SHARED, AFAR, ALONE] = [0.7, 0.5, 0.7]
/** Places that few stories come to: what is there is mostly elsewhere. */
const RARE = 0.85
const rare: ReadonlySet<ToldPlace> = new Set([
  'bakery',
  'dungeon',
  'smithy',
  'temple-hall',
  'tomb',
  'underwater',
  'volcano',
])

/** How surely the things that a text has about one tell of each place; `named` are places that it names, too. */
export function hintedPlaces(
  clauses: readonly Clause[],
  era: Era | undefined,
  side: Side | undefined,
  named: { has(place: ToldPlace): boolean },
): Map<ToldPlace, number> {
  const hints = hintsIn(clauses, era, side)
  const counts = new Map<ToldPlace, number>()
  for (const { places } of hints) for (const place of places) add(counts, place, 1)
  const scores = new Map<ToldPlace, number>()
  for (const { bearing, places } of hints) {
    const weight = (HINT / places.size ** SHARED) * (bearing === 'seen' || bearing === 'off' ? AFAR : 1)
    for (const place of places) {
      const isAlone = counts.get(place) === 1 && !named.has(place)
      const likelihood = fitOf(place, side, false) * suits(placeEntries[place].eras, era)
      add(scores, place, weight * likelihood * (isAlone ? ALONE : 1) * (rare.has(place) ? RARE : 1))
    }
  }
  return scores
}

/** Things that go with places, each once, with all places that it may go with in this age and on this side of the roof. */
function hintsIn(clauses: readonly Clause[], era: Era | undefined, side: Side | undefined) {
  const hints = new Map<string, { bearing: Mention<ToldPlace>['bearing']; places: Set<ToldPlace> }>()
  for (const { name, bearing, isSpoken, phrase, lead } of mentionsIn(clauses, toldHints)) {
    if (bearing === 'away' || bearing === 'left' || isSpoken || isVerbAfter(lead)) continue
    if (isBeyond(lead, side)) continue
    // A cave of which only the dark is told is one, if a less likely one; a place of the other side is none.
    if (suits(placeEntries[name].eras, era) === 0 || fitOf(name, side, true) < 1) continue
    const hint = hints.get(phrase) ?? { bearing, places: new Set() }
    hint.places.add(name)
    hints.set(phrase, hint)
  }
  return [...hints.values()]
}

/** Whether what leads to it says that it is on the other side of a wall. */
export const isBeyond = (lead: readonly string[], side: Side | undefined): boolean =>
  elsewhereFrom(lead) < lead.length && (side === 'inside' || !lead.includes('outside'))

const add = (scores: Map<ToldPlace, number>, place: ToldPlace, score: number) =>
  scores.set(place, (scores.get(place) ?? 0) + score)
