import type { ContentRating } from '#contract/preferences.ts'
import { harshWords } from './storyteller/content/harsh-words.ts'

const { cruelty, sex, slurs, never } = harshWords

/** NOTE: by small letters alone, since people are called Dick and places Cockburn. */
const patternOf = (lists: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${lists.flatMap((list) => list.trim().split(/\s+/)).join('|')})\\b`)

const beyond: Record<ContentRating, RegExp> = {
  general: patternOf([cruelty, sex, slurs, never]),
  teen: patternOf([cruelty, sex, slurs, never]),
  mature: patternOf([slurs, never]),
}

/** Whether a text has words that no story of this rating uses; death and danger are fit for every age. */
export const isBeyondRating = (text: string, rating: ContentRating): boolean => beyond[rating].test(text)
