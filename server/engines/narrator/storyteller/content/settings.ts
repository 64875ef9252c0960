import { isRelation } from '../scenario/roles.ts'
import { kindOfNoun } from '../language/noun-kinds.ts'
import { isNamedExactly } from './places.ts'
import type { World } from '../world/world.ts'
import type { Genre } from '#contract/genres.ts'
import type { Random } from '#server/ground/random.ts'

export const weathers = ['clear', 'grey and still', 'windy', 'cool and bright', 'mild, with a little cloud']

export const seasonOfNone = (random: Random): string => random.pick(['spring', 'summer', 'autumn'])

/** Where a story of a few words begins that name a kind of being or an occasion, and no place. */
const topicPlaces: [RegExp, string][] = [
  [/\bdragons?\b/i, 'mountain valley'],
  [/\b(?:zombies?|undead|apocalypse)\b/i, 'empty town'],
  [/\b(?:pirates?|sailors?|kraken)\b/i, 'ship'],
  [/\b(?:kings?|queens?|princess|prince)\b/i, 'old castle'],
  [/\bhaunted house\b/i, 'old house'],
  [/\bopera\b/i, 'opera'],
  [/\bcruise\b/i, 'cruise ship'],
  [/\bswimming\b/i, 'swimming pool'],
  [/\b(?:aliens|astronauts?|galaxy|space)\b/i, 'space station'],
  [/\b(?:dinosaurs?|jungle|explorers?)\b/i, 'jungle'],
  [/\b(?:wizards?|witch(?:es)?|magic|fair(?:y|ies)|elves|elf|unicorns?)\b/i, 'forest clearing'],
  [/\b(?:cowboys?|outlaws?|gunslingers?|sheriff)\b/i, 'boardwalk'],
  [/\b(?:teachers?|students?|exam)\b/i, 'school'],
  [/\b(?:chickens?|hens?|rooster)\b/i, 'henhouse'],
]

/** The place that a topic implies; undefined where it may be anywhere. */
export const impliedPlace = (text: string): string | undefined =>
  topicPlaces.find(([words]) => words.test(text))?.[1]

/** What one has at home: family, a pet, furniture and devices. */
const isOfHousehold = (word: string): boolean =>
  isRelation(word) ||
  /^(?:roommate|flatmate|housemate|pet|pets|cat|dog|goldfish|hamster|parrot|baby|babies|neighbou?rs?|landlord|landlady|letter|home)$/.test(
    word,
  ) ||
  /^(?:furniture|device|container)$/.test(kindOfNoun(word) ?? '')

/** In which room one has what the premise names. */
const ROOMS: [string, RegExp][] = [
  ['bedroom', /^(?:bed|wardrobe|pillow|blanket|nightmare|closet)$/],
  ['kitchen', /^(?:fridge|oven|stove|toaster|kettle|sink|freezer|microwave)$/],
  ['bathroom', /^(?:bathtub|bath|shower|toilet)$/],
]

/** Where somebody is who has told nothing of it: by a place that the premise speaks of, by what the hero is, by the genre that weighs most, by the era. */
export function unsaidPlace({ era, mix, premiseWords }: World): string | undefined {
  const told = premiseWords
    .map((word) => word.replace(/s$/, ''))
    .find((word) => isNamedExactly(word) && !/^(?:world|country|land|stop|room|hall)$/.test(word))
  if (
    told &&
    !premiseWords.some((word) => /^(?:lost|forgot|missing|find|where|gone|stolen|sold)$/.test(word))
  )
    return told
  const heaviest = (Object.entries(mix ?? {}) as [Genre, number][]).toSorted(([, a], [, b]) => b - a)[0]?.[0]
  if (era === 'farFuture') return 'space station'
  if (era === 'ruins') return 'ruined city'
  if (heaviest === 'western') return 'boardwalk'
  if (heaviest === 'fantasy') return 'forest clearing'
  const isToday = /^(?:contemporary|nearFuture|midTwentieth)$/.test(era)
  const [room] = ROOMS.find(([, words]) => premiseWords.some((word) => words.test(word))) ?? ['living room']
  return isToday && premiseWords.some(isOfHousehold) ? room : undefined
}
