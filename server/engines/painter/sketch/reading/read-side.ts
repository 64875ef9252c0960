import { remembering } from '#server/ground/remembering.ts'
import type { PainterInput } from '../../painter.ts'
import { toldHints, toldInsides, toldNouns } from '../lexicon/place-lexicon.ts'
import { isIndoors, type ToldPlace } from '../scene-facts.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isNoun, isVerbAfter, type Side, sideOfNoun } from './known-nouns.ts'
import { isOfBody } from './body-parts.ts'
import { bearingAfter, mentionsIn, showing } from './mentions.ts'
import { phrasesIn } from '../word-finder.ts'

const spaced = (text: string) => text.split(/\s+/)
/** Openings through which one looks from the one side to the other. */
const openings = new Set(spaced('window windowpane pane porthole viewport shutter blind glass'))
const through = new Set(spaced('at from through out to by behind against near'))
/** Words behind which a clause tells of what is elsewhere. */
const elsewhere = new Set(spaced('outside beyond below upstairs downstairs somewhere faraway'))
const going = new Set(
  spaced('step go went run ran walk come came hurry slip be are is out rush stumble get wait stand sit'),
)
/** Most words between an opening and what leads to it. */
const FARTHEST = 3
const LEAST = 1
/** What is felt under the sky alone. */
const OPEN_AIR = /^(?:windy|breeze|breezy)$/
/** Where somebody else is, one mostly is, too. */
const OTHERS = 0.7
/** 'In the coach', 'in the house': that says it, whatever is seen from there. */
const WITHIN = 3
/** Weight of the scenario, and by how much what was told fades with each reply. */
const [SCENARIO, FADES] = [0.25, 0.4]

type Told = Pick<PainterInput, 'moment' | 'earlier' | 'premise'>

/** The side of a roof on which the viewer stands, where the telling as a whole says so. */
export const readSide = (told: Told): Side | undefined => sideOf(sideScore(told))

export const sideOf = (score: number): Side | undefined =>
  score >= LEAST ? 'inside' : score <= -LEAST ? 'outside' : undefined

/** How surely the viewer stands under a roof: above zero for inside, below for outside. */
export function sideScore({ moment, earlier, premise }: Told): number {
  let score = weigh(moment)
  for (const [ago, text] of earlier.slice(-3).toReversed().entries())
    score += weigh(text) * FADES ** (ago + 1)
  return score + weigh(premise) * SCENARIO
}

/** Whether one may be there under a roof and under the sky. */
export const isOnBothSides = (place: ToldPlace): boolean => onBoth.has(place)

/** Weight of a place for who stands on that side; some are on both. A cave that is only hinted at is seldom meant under a roof. */
export function fitOf(place: ToldPlace, side: Side | undefined, isNamed: boolean): number {
  if (!side || onBoth.has(place) || isIndoors(place) === (side === 'inside'))
    return side === 'inside' && place === 'cave' && !isNamed ? UNFURNISHED : 1
  return OTHER_SIDE
}

/** A place on the other side of the roof than the viewer, and one that has a roof and no furniture. */
const [OTHER_SIDE, UNFURNISHED] = [0.1, 0.25]

const onBoth: ReadonlySet<ToldPlace> = new Set([
  'aqueduct',
  'belfry',
  'bus',
  'cable-car',
  'camp',
  'car',
  'cave',
  'garage',
  'greenhouse',
  'hangar',
  'ice-rink',
  'market',
  'ruined-city',
  'sea',
  'space',
  'stadium',
  'station',
  'tomb',
  'tunnel',
  'underwater',
  'wheelhouse',
])

/** Above zero for inside, below for outside: each noun counts once, and not where it is only looked at or spoken of. */
function weigh(text: string): number {
  const counted = new Set<string>()
  let [score, isWithin] = [0, false]
  for (const clause of clausesOf(text)) {
    if (clause.isSpoken) continue
    const far = elsewhereFrom(clause.words)
    score += lookedFrom(clause)
    if (clause.words.some((word) => OPEN_AIR.test(word))) score -= 1
    // Who looks in at a window stands before it, and what is told next without them is behind it.
    if (isLookingIn(clause)) isWithin = true
    else if (isWithin && clause.words.some((word) => viewers.has(word))) isWithin = false
    else if (isWithin) continue
    for (const { name, bearing, lead } of mentionsIn([clause], toldNouns))
      // 'The drawing room is full of morning' says it as 'in the drawing room' does.
      if (
        (bearing === 'inside' || bearing === 'at' || (bearing === 'bare' && isOpeningWith(lead))) &&
        !onBoth.has(name)
      )
        score += isIndoors(name) ? 1 : -1
      // 'The queen is in the garden.'
      else if (bearing === 'others' && !onBoth.has(name) && /^in the$/.test(lead.slice(-2).join(' ')))
        score += isIndoors(name) ? OTHERS : -OTHERS
    const within = mentionsIn([clause], toldInsides).find(({ bearing }) => bearing === 'inside')
    if (within) score += isIndoors(within.name) ? WITHIN : -WITHIN
    for (const { phrase, bearing, lead } of mentionsIn([clause], toldHints)) {
      if (counted.has(phrase) || bearing === 'away' || bearing === 'left' || isVerbAfter(lead)) continue
      if (lead.length > far) continue
      const vote = sideOfHint(phrase)
      if (vote === 0) continue
      for (const word of [phrase, ...phrase.split(' ')]) counted.add(word)
      score += vote * (bearing === 'bare' || bearing === 'off' || bearing === 'seen' ? 0.6 : 1)
    }
    for (const [i, word] of clause.words.entries()) {
      // 'Boxes of wheat' are no field.
      if (
        counted.has(word) ||
        clause.words[i - 1] === 'of' ||
        !isNoun(clause.words, i) ||
        isOfBody(clause.words, i)
      )
        continue
      const side = sideOfNoun(word)
      if (!side) continue
      const bearing = bearingAfter(clause.words.slice(0, i))
      if (bearing === 'away' || bearing === 'left' || (side === 'outside' && i > far)) continue
      counted.add(word)
      score +=
        (side === 'inside' ? 1 : -1) *
        (bearing === 'bare' || bearing === 'off' || bearing === 'seen' ? 0.6 : 1)
    }
  }
  return score
}

/** Vote of a thing by the places that it goes with: 1 when all have a roof, -1 when none has. */
const sideOfHint = remembering((phrase: string): number => {
  const names = phrasesIn(toldHints).get(phrase) ?? []
  const [told, inside] = [
    names.filter(({ name }) => !onBoth.has(name)),
    names.filter(({ name }) => isIndoors(name) && !onBoth.has(name)),
  ]
  if (told.length === 0) return 0
  const vote = (2 * inside.length) / told.length - 1
  const side = sideOfNoun(phrase)
  // A cloud is seen from planes, too.
  if (side && (side === 'inside') !== vote > 0) return 0
  return Math.abs(vote) < 0.4 ? 0 : vote
}, 2000)

/** Place in a clause from which on it tells of what is on the other side. */
export function elsewhereFrom(words: readonly string[]): number {
  const at = words.findIndex(
    (word, i) =>
      (elsewhere.has(word) && !going.has(words[i - 1] ?? '')) ||
      (isOpening(words, i) &&
        !isBeside(words, i) &&
        !LIGHT.test(words.slice(Math.max(0, i - 5), i).join(' '))) ||
      (word === 'behind' &&
        !words.some((each) => showing.has(each)) &&
        words.slice(i + 1, i + 5).some((each) => each === 'wall' || each === 'door' || openings.has(each))) ||
      (word === 'out' && /^(?:there|in|on|at)$/.test(words[i + 1] ?? '') && !going.has(words[i - 1] ?? '')) ||
      (word === 'above' && i === 0) ||
      // 'In the stairwell, nine floors down, a door bangs.'
      (/^(?:floor|storey|level|deck)$/.test(words[i + 1] ?? '') &&
        /^(?:down|up|below|above)$/.test(words[i + 2] ?? '')),
  )
  return at < 0 ? Infinity : at
}

/** Light that falls through a window falls on what is here. */
const LIGHT = /\b(?:light|sun|sunlight|moonlight|moon|daylight)\b/
const viewers = new Set(spaced('you i we'))

const isLookingIn = ({ words }: Pick<Clause, 'words'>): boolean =>
  words.some((word) => openings.has(word)) && /\b(?:see|look|peer|peek|peep) in\b/.test(words.join(' '))

/** Who looks out through a window is inside; who steps outside is not. */
function lookedFrom({ words }: Pick<Clause, 'words'>): number {
  if (isLookingIn({ words })) return -2
  return words.reduce((sum, word, i) => {
    if (isOpening(words, i)) return sum + 1.2
    if (word === 'outside' && going.has(words[i - 1] ?? '')) return sum - 2
    if (word === 'outside' || (word === 'out' && words[i + 1] === 'there')) return sum + 0.6
    return sum
  }, 0)
}

const isOpeningWith = (lead: readonly string[]): boolean => lead.length === 1 && lead[0] === 'the'

/** 'The chair by the window' is on this side of it, and so is what follows. */
const isBeside = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - FARTHEST), at).some((each) => each === 'by' || each === 'near')

const isOpening = (words: readonly string[], at: number): boolean =>
  openings.has(words[at]!) && words.slice(Math.max(0, at - FARTHEST), at).some((each) => through.has(each))
