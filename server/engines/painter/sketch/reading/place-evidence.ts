import type { PainterInput } from '../../painter.ts'
import { placeEntries, toldNouns } from '../lexicon/place-lexicon.ts'
import { phrasesIn } from '../word-finder.ts'
import { type Era, isIndoors, type ToldPlace } from '../scene-facts.ts'
import { clausesOf } from './clauses.ts'
import { withNounsForNames } from './place-names.ts'
import { placesLeft, placeSigns, type Signs, signValues } from './place-signs.ts'
import { suits } from './read-era.ts'
import { sceneWords } from './scene-words.ts'

/** Places that can be told; a plain room and the open sky stand for all of which the painter has no plate. */
export const rivals: readonly ToldPlace[] = (Object.keys(placeEntries) as ToldPlace[]).toSorted()

/** Which of them have a roof. */
export const isRoofed: readonly boolean[] = rivals.map(isIndoors)

/** Weight of the scenario's words beside those of the moment. */
const PREMISE = 0.4
const MOST_EARLIER = 3
/** A moment of fewer words that tell something says plainly where it is, or not at all. */
const FEW_WORDS = 12
/** By this share the words of a moment of one word count less than its names. */
const NAMES_TELL = 0.6

/** All that a scene says of where it is, before it is weighed. */
export interface Evidence {
  /** How much each word, pair of words and kind of noun counts. */
  words: Map<string, number>
  /** Signs of each rival, in the order of `rivals` and `signNames`; none for places that the age rules out. */
  signs: (readonly number[] | undefined)[]
  /** Whether the moment is of few words, which say plainly where it is or not at all. */
  isShort: boolean
}

/** Weighs evidence: how likely each rival is, in the order of `rivals`. */
export type Weigh = (evidence: Evidence) => readonly number[]

type Scene = Pick<PainterInput, 'moment' | 'earlier' | 'premise' | 'memory'>

/** The evidence of a moment; what was told before is weighed first, and is one sign among the moment's. */
export function evidenceOf(scene: Scene, era: Era | undefined, weigh: Weigh): Evidence {
  const { moment, earlier, premise } = withNounsForNames(scene)
  const texts = [...earlier.slice(-MOST_EARLIER), moment]
  let evidence: Evidence | undefined
  for (const text of texts)
    evidence = evidenceAfter({ moment: text, premise }, era, evidence && weigh(evidence))
  return evidence!
}

function evidenceAfter(
  { moment, premise }: Pick<Scene, 'moment' | 'premise'>,
  era: Era | undefined,
  before: readonly number[] | undefined,
): Evidence {
  const clauses = clausesOf(moment)
  const left = new Set(before ? placesLeft(clauses) : [])
  const words = sceneWords(clauses)
  const count = [...words.keys()].filter((word) => /^\p{L}[^_]*$/u.test(word)).length
  const named = placeSigns(clauses, premise, (place, phrase) => isMeantAt(place, phrase, era))
  const shortness = Math.max(0, 1 - count / FEW_WORDS)
  for (const [word, weight] of words) words.set(word, weight * (1 - shortness * NAMES_TELL))
  for (const [word, weight] of sceneWords(clausesOf(premise)))
    words.set(word, (words.get(word) ?? 0) + weight * PREMISE)
  for (const [word, weight] of wholeScene([...named.values()], era)) words.set(word, weight)
  const signs = rivals.map((rival, i) => {
    const fit = suits(placeEntries[rival].eras, era)
    if (fit === 0 && era) return undefined
    const told = before?.[i] ?? 0
    const own: Signs = {
      ...named.get(rival),
      age: fit > 1 ? 1 : 0,
      ageUntold: fit === 0 ? 1 : 0,
      before: left.has(rival) ? 0 : told,
      beforeLeft: left.has(rival) ? told : 0,
    }
    return signValues(own, shortness)
  })
  return { words, signs, isShort: shortness > 0 }
}

/** 'The bridge' is that of a starship only in an age of them. */
const isMeantAt = (place: ToldPlace, phrase: string, era: Era | undefined): boolean =>
  era !== undefined ||
  suits(placeEntries[place].eras, era) > 0 ||
  (phrasesIn(toldNouns).get(phrase)?.length ?? 0) < 2

/** What tells of no place by itself, and of each a little: whether any is named, and the age. */
function wholeScene(named: Signs[], era: Era | undefined): [string, number][] {
  const most = (of: (signs: Signs) => number) => Math.max(0, ...named.map(of)) / 3
  return [
    ['=named', most(({ inside = 0, at = 0 }) => inside + at)],
    ['=bare', most(({ bare = 0, others = 0 }) => bare + others)],
    ...(era ? [[`=${era}`, 0.4] as [string, number]] : []),
  ]
}
