import { capitalised } from '../language/letter-case.ts'
import type { ContentRating } from '#contract/preferences.ts'
import { eraVetoes, type VetoLevel, vetoLevelOf } from '../content/era-words.ts'
import { harshWords, forbiddenByProhibition } from '../content/harsh-words.ts'
import { ofHouses } from '../content/places.ts'
import { softerWords } from '../content/softer-words.ts'
import { hereOf, type World } from '../world/world.ts'
import { withArticles } from './polish.ts'

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

/** A softer word, in the plural where that is asked for. */
function softerWordOf(word: string): string | undefined {
  const own = softerWords[word]
  const one = own === undefined && word.endsWith('s') ? softerWords[word.slice(0, -1)] : undefined
  return own ?? (one && `${one}s`)
}

/** The same text with softer words where the rating keeps one out. */
export const softened = (text: string, rating: ContentRating): string =>
  isWithinRating(text, rating)
    ? text
    : withArticles(
        text
          .replace(OF_DOCTORS, '')
          .replace(/\b(a|the|that|this|an? old|some) drunk\b(?! \p{L})/giu, '$1 reveller')
          .replace(/\b(?:not|never) dead\b/gi, 'alive')
          .replace(/\b(is|are|was|were)n['’]?t dead\b/gi, '$1 alive')
          .replace(/(?<=\b(?:the|a|this|that|old|your|his|her|its) )curse\b/gi, 'spell')
          .replace(
            OF_MACHINES,
            (_, what: string, ending: string) => `${what} stop${ending === 'd' ? 'ped' : ending}`,
          )
          .replace(OF_SILENT_MACHINES, '$1 out of action')
          .replace(OF_DARTS, 'dart$1')
          .replace(OF_SHOTS, (_, ending = '') => (ending === 'ing' ? 'firing' : `fire${ending}`))
          .replace(OF_ATTACKS, (_, ending = 'e') => `clos${ending === 's' ? 'es' : ending} in`)
          .replace(/\b(play(?:s|ed|ing)?) dead\b/gi, '$1 possum')
          .replace(OF_STEPS, 'tiptoe$1 ')
          .replace(OF_ONES_OWN, '$1 late ')
          .replace(OF_BODIES, 'lifeless ')
          .replace(/\bwine (?=rack|cellar|glass|bottle|shop)/g, '')
          .replace(OF_DRINKS, '$1')
          .replace(DRINKING, '$1 it')
          .replace(/(?<=\b(?:the|a|starting|first|second|one|warning|single) )shot\b/gi, 'bang')
          .replace(/\p{L}+/gu, (word) => {
            const soft = isWithinRating(word, rating) ? undefined : softerWordOf(word.toLowerCase())
            if (soft === undefined) return word
            return /^\p{Lu}/u.test(word) ? capitalised(soft) : soft
          }),
      )

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

/** Who creeps down the stairs frightens nobody either. */
const OF_STEPS =
  /\bcreep(s?) (?=(?:up|down|out|in|into|along|back|past|through|over|to|towards?|round|across|behind|after)\b)/gi

/** 'The rocket shoots through the roof'. */
const OF_DARTS =
  /(?<!\b(?:a|the|this|photo) )\bshoot(s|ing)?\b(?= (?:through|up|off|past|down|along|ahead)\b)/gi

/** 'They shoot at us', 'she shoots': no thing is named that is fired at. */
const OF_SHOTS =
  /(?<!\b(?:a|the|this|photo) )\bshoot(s|ing)?\b(?=[.,;!?]|$| (?:at|across|back|into|through|from|over|and|but|first|again|to)\b| (?:an? |the |another |his |her )?(?:\p{L}+ )?(?:fireball|bolt|arrow|bullet|dart|beam|ray|ball|net|web|flare|gun|pistol|cannon|rocket|missile|laser|lightning)s?\b)/giu

/** 'Pirates are attacking': nobody is named whom they attack. */
const OF_ATTACKS =
  /(?<!\b(?:the|an|this|under|of|any|next|my|your|his|her|our|their) )\battack(s|ed|ing)?(?=[.,;!?]|$)/gi

/** 'Her dead father' is her late father, and a dead fish is lifeless; whoever is dead is no longer alive. */
const OF_ONES_OWN = /\b(my|your|his|her|our|their|\p{L}+['’]s) dead (?=\p{L})/giu
const OF_BODIES =
  /\bdead (?=\p{L})(?!(?:and|or|but|in|on|at|by|of|for|to|from|with|before|after|since|now|when|as|too|already|because|if|like|here|there|lol|haha|now|though|anyway)\b)/giu

/** A glass of wine is a glass. */
const OF_DRINKS =
  /\b((?:glass|bottle|cup|jug|pint|mug|goblet|tankard|barrel|cask|flask|keg|sip|drop|jar|crate)(?:e?s)?) of (?:\p{L}+ )?(?:wine|beer|ale|whiske?y|rum|brandy|vodka|gin|tequila|mead|cider|liquor|bourbon|moonshine)s?\b/giu

const DRINKING =
  /\b(drink(?:s|ing)?|drank) (?:the|my|your|his|her|our|all the|some) (?:\p{L}+ )?(?:wine|beer|ale|whiske?y|rum|brandy|vodka|gin|tequila|mead|cider|liquor|bourbon|moonshine)\b/giu

/** A car that has died has stopped. */
const OF_MACHINES =
  /\b((?:car|engine|motor|truck|van|bus|boat|phone|battery|radio|lamp|torch|signal|line|power|lights?|oven|stove|fridge|heater|boiler|laptop|computer|printer|generator|machine|mower|tv|television|screen|mike|microphone)(?: (?:has|have|had))?(?: just)?(?: \p{L}+){0,2}(?: and)?) die(d|s)\b/giu

const OF_SILENT_MACHINES =
  /\b((?:car|engine|motor|truck|van|bus|boat|phone|battery|radio|lamp|torch|signal|line|power|lights?|generator|computer|laptop|screen) (?:is|are)) dead\b/gi

/** 'A blood sample' frightens nobody. */
const OF_DOCTORS = /\bblood (?=samples?|tests?|pressure|types?|bank|donors?|oranges?)/gi

/** Whether a text keeps the scenario's own prohibitions: 'no villains', 'nothing scary', 'no spiders'. */
export function isAllowed(given: string, world: World): boolean {
  const text = given.replace(OF_DOCTORS, '')
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
