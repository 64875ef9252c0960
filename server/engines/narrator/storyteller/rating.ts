import type { ContentRating } from '#contract/preferences.ts'
import { harshWords } from './wordbooks/harsh-words.ts'

const patterns: Record<ContentRating, RegExp> = {
  general: patternOf([
    harshWords.violence,
    harshWords.cruelty,
    harshWords.drink,
    harshWords.sex,
    harshWords.slurs,
  ]),
  teen: patternOf([harshWords.cruelty, harshWords.sex, harshWords.slurs]),
  mature: patternOf([harshWords.slurs, harshWords.never]),
}

/** Whether every word of a text is within the rating; the lists stand in wordbooks/harsh-words.ts. */
export const isFit = (text: string, rating: ContentRating): boolean => !patterns[rating].test(text)

function patternOf(lists: string[]): RegExp {
  const words = lists.join(' ').trim().split(/\s+/)
  return new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu')
}
