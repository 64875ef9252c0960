import type { PainterInput } from '../../painter.ts'
import { type Detail, detailWords } from '../lexicon/details.ts'
import { herdNames } from '../lexicon/names.ts'
import { thingEras, thingWords } from '../lexicon/people-and-things.ts'
import type { Thing } from '../all-things.ts'
import { fixtureOf, isFixture } from '../fixtures/fixtures.ts'
import { type Era, type SceneFacts } from '../scene-facts.ts'
import { phrasesIn } from '../word-finder.ts'
import { clausesOf } from './clauses.ts'
import { isThere, mentionsIn } from './mentions.ts'
import { isInPast } from './told-tense.ts'
import { thingsIn } from './things-in-tree.ts'
import { toldTrees } from './told-trees.ts'
import { suits } from './read-era.ts'

/** More than are drawn, since a place may have no room for some. */
const MOST = 8
const ARE_MANY = /^(?:cattle|herd|oxen)$/

/** Fixtures of which several are no longer one: lamps along a street. */
const SINGLE = /^(?:lamp|mirror|television)$/

/** People's own way of going: 'you ride along beneath the wire'. */
const RIDES =
  /\b(?:[Yy]ou|I|[Ww]e) (?:(?!(?:the|an?|your|my|our|his|her|their) )[\w’']+ ){0,3}?(?:ride|rode|gallop|canter|trot|rein in|swing into the saddle)\b(?! (?:in|inside|aboard)\b| on (?:the|an?|your|my|top)\b)(?![^.]*\b(?:train|bus|boat|carriage|coach|wagon|lift|elevator|bicycle|bike|motorcycle|tram|cart|camel|dragon|stag|deer|elk|elephant|ox|bull|goat|wolf|bear|mule|donkey|passenger|taxi|car)\b)/

/** Things that the moment shows, the most spoken of first; none that is only talked about or of another age. */
export function readThings(
  { moment, premise }: PainterInput,
  era: Era | undefined,
): Pick<SceneFacts, 'things' | 'herds'> {
  const scores = new Map<Thing, number>()
  const herds = new Set<Thing>()
  const trees = toldTrees(moment)
  const isPastTold = isInPast(trees.map(({ tokens }) => tokens))
  for (const { tokens } of trees)
    for (const { thing, phrase, sureness } of thingsIn(tokens, isPastTold, moment)) {
      // Of far things that are many none stands alone.
      if (isFixture(thing) && (fixtureOf(thing).isFar || SINGLE.test(thing)) && isPlural(phrase, moment))
        continue
      if (herdNames[thing] && isPlural(phrase, moment)) herds.add(thing)
      scores.set(thing, (scores.get(thing) ?? 0) + sureness)
    }
  if (!scores.has('horse') && era !== 'modern' && era !== 'future' && RIDES.test(moment))
    scores.set('horse', 2)
  const own = beastOf(premise)
  if (own && herdNames[own] !== undefined) scores.set(own, 9)
  const things = [...scores]
    .filter(([thing]) => suits(thingEras[thing], era) > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([thing]) => thing)
    .slice(0, MOST)
  const seen = things.filter((thing) => herds.has(thing))
  return {
    things,
    ...(seen.length > 0 && { herds: seen }),
  }
}

/** The animal that the hero is. */
function beastOf(premise: string): Thing | undefined {
  const [, word = '', next = ''] = BEAST.exec(premise) ?? []
  const [found] = phrasesIn(thingWords).get(word.toLowerCase()) ?? []
  return next === '' || next === 'who' || next === 'that' ? found?.name : undefined
}
const BEAST =
  /\b(?:I am|I'm|I’m|You are|You're|You’re) an? (?:\w+ ){0,2}?(cat|dog|wolf|horse|goat|cow|pig|hen|chicken|sheep|donkey|mule|camel|deer)\b(?!['’-]) ?(\w*)/i

/** Whether a word stands in the text as several of what it names, and nowhere as one. */
const isPlural = (phrase: string, text: string): boolean =>
  ARE_MANY.test(phrase) ||
  (new RegExp(`\\b${phrase}(?:e?s|en)\\b(?!['’])`, 'i').test(text) &&
    !new RegExp(`\\b(?:an?|the|my|your|his|her|one) (?:[\\w-]+ )?${phrase}\\b`, 'i').test(text)) ||
  (/^(?:sheep|deer)$/.test(phrase) && !new RegExp(`\\b(?:an?|one) (?:[\\w-]+ )?${phrase}\\b`, 'i').test(text))

/** What the moment tells of that a place may have or lack: 'there are no trees' tells of none. */
export const readDetails = (moment: string): Detail[] => [
  ...new Set(
    mentionsIn(clausesOf(moment), detailWords, true)
      .filter((mention) => isThere(mention) && !mention.lead.slice(-2).some((word) => NONE.test(word)))
      .map(({ name }) => name),
  ),
]

const NONE = /^(?:no|not|without|nor|neither|never|last|next|missed)$/
