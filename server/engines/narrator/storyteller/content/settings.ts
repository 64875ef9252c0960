import { isRelation } from '../scenario/roles.ts'
import { kindOfNoun } from '../language/noun-kinds.ts'
import { isNamedExactly } from './places.ts'
import type { World } from '../world/world.ts'
import type { Genre, GenreMix } from '#contract/genres.ts'
import type { Random } from '#server/ground/random.ts'

/** The genre that weighs most in a mix, the first of equals; undefined where there is none. */
export const heaviestGenre = (mix: GenreMix): Genre | undefined =>
  (Object.entries(mix) as [Genre, number][]).toSorted(([, a], [, b]) => b - a)[0]?.[0]

export const weathers = ['clear', 'grey and still', 'windy', 'cool and bright', 'mild, with a little cloud']

export const seasonOfNone = (random: Random): string => random.pick(['spring', 'summer', 'autumn'])

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
  const heaviest = heaviestGenre(mix ?? {})
  if (era === 'farFuture') return 'space station'
  if (era === 'ruins') return 'ruined city'
  if (heaviest === 'western') return 'boardwalk'
  if (heaviest === 'fantasy') return 'forest clearing'
  const isToday = /^(?:contemporary|nearFuture|midTwentieth)$/.test(era)
  const [room] = ROOMS.find(([, words]) => premiseWords.some((word) => words.test(word))) ?? ['living room']
  return isToday && premiseWords.some(isOfHousehold) ? room : undefined
}
