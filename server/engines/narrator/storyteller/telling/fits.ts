import { capitalised } from '../language/letter-case.ts'
import type { ContentRating } from '#contract/preferences.ts'
import { eraVetoes, type VetoLevel, vetoLevelOf } from '../content/era-words.ts'
import { harshWords, forbiddenByProhibition } from '../content/harsh-words.ts'
import { ofHouses } from '../content/places.ts'
import { softerWords } from '../content/softer-words.ts'
import { isNight } from '../world/clock.ts'
import { beingsHere, isToldAlone } from '../world/presence.ts'
import { foeOf, hereOf, type World } from '../world/world.ts'
import { withArticles } from './polish.ts'

/** What a rating keeps out of the storyteller's own lines. */
const ratings: Record<ContentRating, RegExp> = {
  general: patternOf([
    harshWords.killing,
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

/** What it keeps out of a player's words, too. */
const untold: Record<ContentRating, RegExp> = {
  general: patternOf([harshWords.killing, harshWords.cruelty, harshWords.sex, harshWords.slurs], 'u'),
  teen: patternOf([harshWords.cruelty, harshWords.sex, harshWords.slurs], 'u'),
  mature: patternOf([harshWords.slurs, harshWords.never], 'u'),
}

/** A softer word, in the plural where that is asked for. */
function softerWordOf(word: string): string | undefined {
  const own = softerWords[word]
  const one = own === undefined && word.endsWith('s') ? softerWords[word.slice(0, -1)] : undefined
  return own ?? (one && `${one}s`)
}

/** The same text with softer words where the rating keeps one out. */
export const softened = (text: string, rating: ContentRating): string =>
  isTellable(text, rating)
    ? text
    : withArticles(
        text
          .replace(OF_DARTS, 'dart$1')
          .replace(OF_SHOTS, (_, ending = '') => (ending === 'ing' ? 'firing' : `fire${ending}`))
          .replace(/\p{L}+/gu, (word, at: number, whole: string) => {
            const isName = /^\p{Lu}/u.test(word) && !/(?:^|[.!?…“”] )$/u.test(whole.slice(0, at))
            if (isName) return word
            const soft = isTellable(word, rating) ? undefined : softerWordOf(word.toLowerCase())
            if (soft === undefined) return word
            return /^\p{Lu}/u.test(word) ? capitalised(soft) : soft
          })
          .replace(
            /\b(str(?:ik|uck)\p{L}*) down (you|me|him|her|it|us|them)\b(?! \p{L}+s\b)/gu,
            '$1 $2 down',
          ),
      )

const eras = Object.fromEntries(
  Object.entries(eraVetoes).map(([level, words]) => [level, patternOf([words])]),
) as Record<VetoLevel, RegExp>

/** Whether a text has nothing, by small letters alone ('Kill Switch' is a name), that the rating keeps out of a player's own words. */
export const isTellable = (text: string, rating: ContentRating): boolean =>
  !untold[rating].test(text.replace(/(?<=^|[.!?…“”] )\p{Lu}/gu, (letter) => letter.toLowerCase()))

/** Whether the storyteller itself may bring up every word of a text. */
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
  if (!isTellable(text, rating) || !isOfEra(text, world)) return false
  if (!isAllowed(text, world)) return false
  const here = hereOf(world)
  return here.isInside === true || here.placeKind === undefined || !ofHouses.test(text)
}

/** 'The rocket shoots through the roof'. */
const OF_DARTS =
  /(?<!\b(?:a|the|this|photo) )\bshoot(s|ing)?\b(?= (?:through|up|off|past|down|along|ahead)\b)/gi

/** 'They shoot at us', 'she shoots': no thing is named that is fired at. */
const OF_SHOTS =
  /(?<!\b(?:a|the|this|photo) )\bshoot(s|ing)?\b(?=[.,;!?]|$| (?:at|across|back|into|through|from|over|and|but|first|again|to)\b| (?:an? |the |another |his |her )?(?:\p{L}+ )?(?:fireball|bolt|arrow|bullet|dart|beam|ray|ball|net|web|flare|gun|pistol|cannon|rocket|missile|laser|lightning)s?\b)/giu

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

function patternOf(lists: string[], flags = 'iu'): RegExp {
  const words = lists.join(' ').trim().split(/\s+/)
  return new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, flags)
}

const OLD = /^(?:ancient|medieval|earlyModern|nineteenth)$/
const AT_SEA = /^(?:ship|sea|shore|lighthouse)$/

/** Whether a condition of a line ('@out', '@night', '@old') holds in this story, here and now. */
export function isMet(condition: string, world: World, rating: ContentRating): boolean {
  const here = hereOf(world)
  const isScary = !world.prohibitions.includes('scary')
  switch (condition) {
    case 'in':
      return here.isInside === true
    case 'out':
      return here.isInside === false
    case 'night':
      return isNight(world)
    case 'day':
      return !isNight(world)
    case 'alone':
      return beingsHere(world).length === 0
    case 'people':
      return !isToldAlone(world)
    case 'old':
      return OLD.test(vetoLevelOf(world.era, world.year) ?? '')
    case 'today':
    case 'modern':
      return !OLD.test(vetoLevelOf(world.era, world.year) ?? '') && world.era !== 'farFuture'
    case 'future':
      return /Future/.test(world.era)
    case 'sea':
      return AT_SEA.test(here.placeKind ?? '')
    case 'teen':
      return rating !== 'general' && isScary
    case 'mature':
      return rating === 'mature' && isScary
    case 'foe':
      return foeOf(world)?.kind !== undefined
    default:
      return false
  }
}
