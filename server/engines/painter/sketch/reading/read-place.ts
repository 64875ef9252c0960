import type { PainterInput } from '../../painter.ts'
import { toldHints, toldInsides, toldNouns, placeEntries } from '../lexicon/place-lexicon.ts'
import type { Era, ToldPlace } from '../scene-facts.ts'
import { clausesOf } from './clauses.ts'
import { type Mention, mentionsIn } from './mentions.ts'
import { suits } from './read-era.ts'
import { withNounsForNames } from './place-names.ts'

const weightOf = { inside: 3, at: 2.4, bare: 1.3, off: 0.2, away: 0, left: 0 }
/** A place that is only spoken of. */
const SPOKEN = 0.12
const HINT = 0.55
/** A scenario that is about a place makes it likelier, wherever it is told to be. */
const ABOUT = 0.7
/** Least that a text must say to be believed. */
const LEAST = 1
/** A place told before is still the place, if less surely. */
const FADES = 0.72

export interface FoundPlace {
  place: ToldPlace
  /** Whether the telling says so, and not the scenario alone. */
  isTold: boolean
}

/** The place of the scene; undefined where the words do not tell one that the painter has. */
export function readPlace(scene: PainterInput, era: Era | undefined): FoundPlace | undefined {
  const { moment, earlier, premise } = withNounsForNames(scene)
  const now = placesIn(moment, era)
  const before = new Map<ToldPlace, number>()
  const left = new Set(now.left)
  for (const [ago, text] of earlier.toReversed().entries()) {
    const then = placesIn(text, era)
    for (const [place, score] of then.scores)
      if (!left.has(place) && score >= LEAST) add(before, place, score * FADES ** (ago + 1))
    for (const place of then.left) left.add(place)
  }
  const scenario = placesIn(premise, era, ABOUT).scores
  const here = surest(now.scores, [before, scenario])
  if (here) return { place: here, isTold: true }
  // A word in passing is enough where the story was told to be there.
  for (const [place, score] of now.scores) {
    if (before.has(place)) add(before, place, score)
    if ((scenario.get(place) ?? 0) >= LEAST) add(scenario, place, score)
  }
  const still = surest(before, [scenario])
  if (still) return { place: still, isTold: true }
  const given = surest(scenario, [])
  return given && { place: given, isTold: false }
}

/** The place that is told most surely, if one is surely enough; others tell between those that are. */
function surest(scores: Map<ToldPlace, number>, others: Map<ToldPlace, number>[]): ToldPlace | undefined {
  const support = (place: ToldPlace) =>
    others.reduce((sum, other) => sum + 0.3 * Math.min(3, other.get(place) ?? 0), 0)
  const [first] = [...scores]
    .filter(([, score]) => score >= LEAST)
    .map(([place, score]) => ({ place, score: score + support(place) }))
    .sort((a, b) => b.score - a.score)
  return first?.place
}

/** How surely a text says that it plays at a place, and the places that somebody leaves in it. */
function placesIn(
  text: string,
  era: Era | undefined,
  leastWeight = 0,
): { scores: Map<ToldPlace, number>; left: ToldPlace[] } {
  const clauses = clausesOf(text)
  const scores = new Map<ToldPlace, number>()
  const nouns = mentionsIn(clauses, toldNouns)
  const isIn = ({ bearing }: Mention<ToldPlace>) => bearing === 'inside'
  for (const mention of [...nouns, ...mentionsIn(clauses, toldInsides).filter(isIn)]) {
    const { name, bearing, at, isSpoken, sureness } = mention
    const weight = Math.max(leastWeight, weightOf[bearing]) * (0.8 + 0.1 * sureness) * (1 + at * 0.6)
    add(scores, name, (isSpoken ? SPOKEN : 1) * weight * suits(placeEntries[name].eras, era))
  }
  const hinted = new Set<string>()
  for (const { name, bearing, isSpoken, phrase } of mentionsIn(clauses, toldHints)) {
    if (bearing === 'away' || isSpoken || hinted.has(`${name} ${phrase}`)) continue
    hinted.add(`${name} ${phrase}`)
    add(scores, name, HINT * suits(placeEntries[name].eras, era))
  }
  for (const [name, score] of scores) if (score <= 0) scores.delete(name)
  return {
    scores,
    left: nouns.filter(({ bearing, isSpoken }) => bearing === 'left' && !isSpoken).map(({ name }) => name),
  }
}

const add = (scores: Map<ToldPlace, number>, place: ToldPlace, score: number) =>
  scores.set(place, (scores.get(place) ?? 0) + score)
