import type { ContentRating } from '#contract/preferences.ts'
import { eraVetoes, type VetoLevel, vetoLevelOf } from '../content/era-words.ts'
import { harshWords, forbiddenByProhibition } from '../content/harsh-words.ts'
import { ofHouses } from '../content/places.ts'
import { hereOf, type World } from '../world/world.ts'

const ratings: Record<ContentRating, RegExp> = {
  general: patternOf([
    harshWords.violence,
    harshWords.fear,
    harshWords.cruelty,
    harshWords.drink,
    harshWords.sex,
    harshWords.slurs,
  ]),
  teen: patternOf([harshWords.cruelty, harshWords.sex, harshWords.slurs]),
  mature: patternOf([harshWords.slurs, harshWords.never]),
}

/** Plainer words for things that a rating may not name. */
const softer: Record<string, string> = {
  tavern: 'inn',
  saloon: 'hotel',
  pub: 'inn',
  knife: 'blade',
  knives: 'blades',
  dagger: 'blade',
  gun: 'sidearm',
  guns: 'sidearms',
  pistol: 'sidearm',
  revolver: 'sidearm',
  rifle: 'long arm',
  weapon: 'tool',
  weapons: 'tools',
  corpse: 'body',
  blood: 'stain',
  bomb: 'device',
  wine: 'cup',
  beer: 'mug',
  ale: 'mug',
  whiskey: 'bottle',
  whisky: 'bottle',
  rum: 'grog',
  brandy: 'cordial',
  murder: 'crime',
  murdered: 'lost',
  killer: 'culprit',
  murderer: 'culprit',
  dead: 'gone',
  died: 'went',
  dying: 'failing',
  death: 'loss',
  dies: 'goes',
  die: 'go',
  kill: 'stop',
  killed: 'lost',
  shot: 'hurt',
  shoot: 'fire',
  wounded: 'hurt',
  wound: 'hurt',
  attack: 'raid',
  attacked: 'raided',
  attacks: 'raids',
  bullets: 'pebbles',
  ghost: 'presence',
  haunted: 'restless',
  cursed: 'unlucky',
  evil: 'unkind',
  terror: 'worry',
  horror: 'worry',
  nightmare: 'bad dream',
  nightmares: 'bad dreams',
  scream: 'shout',
  screams: 'shouts',
  grave: 'plot',
  graves: 'plots',
  coffin: 'long box',
  hanged: 'condemned',
  smash: 'break',
  stab: 'jab',
  cigarette: 'match',
  tobacco: 'leaf',
  drunk: 'merry',
  bloody: 'stained',
  sinister: 'odd',
  demon: 'imp',
  devil: 'imp',
  skull: 'bone',
  skeleton: 'bones',
  doom: 'trouble',
}

/** The same text with softer words where the rating keeps one out. */
export const softened = (text: string, rating: ContentRating): string =>
  isWithinRating(text, rating)
    ? text
    : text.replace(/\p{L}+/gu, (word) => {
        const soft = isWithinRating(word, rating) ? undefined : softer[word.toLowerCase()]
        if (soft === undefined) return word
        return /^\p{Lu}/u.test(word) ? soft[0]!.toUpperCase() + soft.slice(1) : soft
      })

const eras = Object.fromEntries(
  Object.entries(eraVetoes).map(([level, words]) => [level, patternOf([words])]),
) as Record<VetoLevel, RegExp>

/** Whether every word of a text is within the rating. */
export const isWithinRating = (text: string, rating: ContentRating): boolean => !ratings[rating].test(text)

/** Whether nothing in a text is too late or too early for the story's era; what the scenario itself names may stand. */
export function isOfEra(text: string, world: World): boolean {
  const level = vetoLevelOf(world.era, world.year)
  if (!level) return true
  const found = text.match(eras[level])
  return !found || world.premiseWords.includes(found[0].toLowerCase())
}

/** Whether a told sentence fits rating, era, prohibitions and the place where it is told. */
export function fits(text: string, world: World, rating: ContentRating): boolean {
  if (!isWithinRating(text, rating) || !isOfEra(text, world)) return false
  if (!isAllowed(text, world)) return false
  const here = hereOf(world)
  return here.isInside === true || here.placeKind === undefined || !ofHouses.test(text)
}

/** Whether a text keeps the scenario's own prohibitions: 'no villains', 'nothing scary', 'no spiders'. */
export function isAllowed(text: string, world: World): boolean {
  const hasForbiddenWord = world.forbiddenWords.some((word) =>
    new RegExp(`\\b${word.replace(/[^\p{L}\p{N} ]/gu, '')}`, 'iu').test(text),
  )
  return !hasForbiddenWord && world.prohibitions.every((prohibition) => !prohibited(prohibition)?.test(text))
}

const prohibitedPatterns = new Map<string, RegExp | undefined>()

function prohibited(prohibition: string): RegExp | undefined {
  if (!prohibitedPatterns.has(prohibition)) {
    const words = (forbiddenByProhibition as Record<string, string | undefined>)[prohibition]
    prohibitedPatterns.set(prohibition, words === undefined ? undefined : patternOf([words]))
  }
  return prohibitedPatterns.get(prohibition)
}

function patternOf(lists: string[]): RegExp {
  const words = lists.join(' ').trim().split(/\s+/)
  return new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu')
}
