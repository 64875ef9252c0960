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
  blood: 'red',
  bomb: 'device',
  wine: 'cordial',
  beer: 'ginger brew',
  ale: 'ginger brew',
  whiskey: 'bottle',
  whisky: 'bottle',
  rum: 'grog',
  brandy: 'cordial',
  murder: 'crime',
  murdered: 'harmed',
  killer: 'culprit',
  murderer: 'culprit',
  dead: 'lifeless',
  died: 'passed away',
  dying: 'fading',
  death: 'loss',
  dies: 'fades',
  die: 'fade',
  kill: 'harm',
  killed: 'harmed',
  shot: 'hurt',
  shoot: 'fire',
  wounded: 'hurt',
  wound: 'hurt',
  attack: 'raid',
  attacked: 'raided',
  attacks: 'raids',
  bullets: 'pebbles',
  ghost: 'presence',
  cursed: 'unlucky',
  evil: 'unkind',
  terror: 'worry',
  horror: 'worry',
  nightmare: 'bad dream',
  nightmares: 'bad dreams',
  scream: 'cry out',
  screams: 'cries out',
  grave: 'plot',
  graves: 'plots',
  coffin: 'long box',
  hanged: 'condemned',
  smash: 'break',
  stab: 'jab',
  cigarette: 'match',
  tobacco: 'leaf',
  drunk: 'merry',
  bloody: 'red',
  sinister: 'odd',
  demon: 'imp',
  devil: 'imp',
  skull: 'bone',
  skeleton: 'bones',
  doom: 'trouble',
  champagne: 'sparkling juice',
  bombs: 'devices',
  knifed: 'cut',
  bleeding: 'hurt',
  bleeds: 'is hurt',
  bleed: 'hurt',
  corpses: 'bodies',
  kills: 'harms',
  killing: 'harming',
  killers: 'culprits',
  murderers: 'culprits',
  murders: 'crimes',
  murdering: 'harming',
  shooting: 'firing',
  shoots: 'fires',
  shotgun: 'long arm',
  punch: 'shove',
  punches: 'shoves',
  punched: 'shoved',
  screaming: 'crying out',
  screamed: 'cried out',
  threaten: 'warn',
  threatens: 'warns',
  threatened: 'warned',
  threatening: 'warning',
  threat: 'warning',
  threats: 'warnings',
  panic: 'hurry',
  panics: 'hurries',
  horrible: 'bad',
  monstrous: 'huge',
  doomed: 'in trouble',
  attacking: 'raiding',
  executed: 'condemned',
  execution: 'sentence',
  hangman: 'jailer',
  hang: 'hang',
  weaponsmith: 'smith',
  vodka: 'cordial',
  gin: 'cordial',
  tequila: 'cordial',
  mead: 'cordial',
  liquor: 'cordial',
  cocktail: 'fruit drink',
  cocktails: 'fruit drinks',
  booze: 'drinks',
  tipsy: 'merry',
  drunken: 'merry',
  bourbon: 'cordial',
  moonshine: 'cordial',
  wines: 'cordials',
  beers: 'ginger brews',
  taverns: 'inns',
  saloons: 'hotels',
  pubs: 'inns',
  cigar: 'pipe',
  cigars: 'pipes',
  cigarettes: 'matches',
  drugs: 'powders',
  drugged: 'drowsy',
  naked: 'bare',
  damn: 'darn',
  damned: 'darned',
  shit: 'mess',
  fuck: 'blast',
  fucking: 'blasted',
  bastard: 'rascal',
  bastards: 'rascals',
  bitch: 'rascal',
  creeps: 'shivers',
  creep: 'shiver',
  dreadful: 'bad',
  dread: 'worry',
  terrified: 'scared',
  terrify: 'scare',
  terrifying: 'scary',
  horrified: 'shocked',
  demons: 'imps',
  devils: 'imps',
  skulls: 'bones',
  skeletons: 'bones',
  coffins: 'long boxes',
  wounds: 'hurts',
  bullet: 'pebble',
  daggers: 'blades',
  smashed: 'broke',
  smashes: 'breaks',
  stabbed: 'jabbed',
  stabs: 'jabs',
  slaughter: 'harm',
  rifles: 'long arms',
  pistols: 'sidearms',
  revolvers: 'sidearms',
  gunshot: 'bang',
  gunshots: 'bangs',
  shots: 'bangs',
  deadly: 'risky',
  deaths: 'losses',
  lethal: 'risky',
}

/** The same text with softer words where the rating keeps one out. */
export const softened = (text: string, rating: ContentRating): string =>
  isWithinRating(text, rating)
    ? text
    : text
        .replace(/\bwine (?=rack|cellar|glass|bottle|shop)/g, '')
        .replace(/(?<=\b(?:the|a|starting|first|second|one|warning|single) )shot\b/g, 'bang')
        .replace(/\p{L}+/gu, (word) => {
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
