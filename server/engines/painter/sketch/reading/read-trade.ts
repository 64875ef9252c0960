import { tradePlaces } from '../lexicon/trades.ts'
import type { ToldPlace } from '../scene-facts.ts'
import { wordsOf } from '../word-finder.ts'
import { byWord, namesIn } from './known-nouns.ts'

/** 'I am the new doctor in Tombstone', 'I'm a weaver'; 'A baker finds …'; what stands in between describes. */
const CALLING =
  /(?:\b(?:i am|i'm|you are|i work as) (?:an?|the|her|his|our|your)|^(?:an?|the)) ((?:[\p{L}'-]+ ?){1,4})/u
const LETTERS = /\p{L}/u

const places = byWord(tradePlaces)
const PEOPLE = new Set(['noun.person'] as const)

/** Where the hero's trade is done, as the scenario calls it. */
export function workplaceOf(premise: string): ToldPlace | undefined {
  const [, calling = ''] = CALLING.exec(premise.toLowerCase().replaceAll('’', "'")) ?? []
  if (!LETTERS.test(calling)) return undefined
  // A trade is the last noun before 'of', 'in' or a stop.
  const [words = ''] = calling.split(/ (?:of|in|at|on|for|to|who|whose|and|from) ?/)
  for (const word of wordsOf(words).toReversed()) {
    const [place] = namesIn(word, places, 3, PEOPLE)
    if (place) return place
  }
  return undefined
}
