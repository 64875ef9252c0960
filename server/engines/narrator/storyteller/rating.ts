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

/** Plainer words for things that a rating may not name. */
const softer: Record<string, string> = {
  tavern: 'inn',
  saloon: 'hotel',
  pub: 'inn',
  knife: 'blade',
  dagger: 'blade',
  gun: 'sidearm',
  pistol: 'sidearm',
  revolver: 'sidearm',
  rifle: 'long arm',
  weapon: 'tool',
  corpse: 'body',
  blood: 'stain',
  bomb: 'device',
  wine: 'cup',
  beer: 'mug',
  ale: 'mug',
  whiskey: 'bottle',
  whisky: 'bottle',
  murder: 'crime',
  killer: 'culprit',
  murderer: 'culprit',
  grave: 'plot',
  dead: 'lost',
  died: 'went',
  dying: 'failing',
  death: 'loss',
  killed: 'lost',
  murdered: 'lost',
  shot: 'hurt',
  wounded: 'hurt',
  attack: 'raid',
  attacked: 'raided',
  guns: 'sidearms',
  weapons: 'tools',
  bullets: 'pebbles',
}

/** A phrase as the rating allows it: without the words it keeps out, or with a softer one; undefined when nothing is left. */
export function fitName(name: string, rating: ContentRating): string | undefined {
  if (isFit(name, rating)) return name
  const words = name.split(' ').map((word) => (isFit(word, rating) ? word : softer[word.toLowerCase()]))
  const fit = words.filter((word) => word !== undefined).join(' ')
  return words.at(-1) !== undefined && isFit(fit, rating) ? fit : undefined
}

/** A sentence as the rating allows it, with softer words for the harsh ones; undefined when there is none for one of them. */
export function fitLine(line: string, rating: ContentRating): string | undefined {
  const soft = line.replace(/\p{L}+/gu, (word) =>
    isFit(word, rating) ? word : (softer[word.toLowerCase()] ?? word),
  )
  return isFit(soft, rating) ? soft : undefined
}

function patternOf(lists: string[]): RegExp {
  const words = lists.join(' ').trim().split(/\s+/)
  return new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu')
}
