import type { PainterInput } from '../../painter.ts'
import { herdNames } from '../lexicon/names.ts'
import { thingEras, thingWords } from '../lexicon/people-and-things.ts'
import { heldThings, type Thing } from '../all-things.ts'
import { type Era, type SceneFacts } from '../scene-facts.ts'
import { clausesOf } from './clauses.ts'
import { phrasesIn } from '../word-finder.ts'
import { isThere, mentionsIn } from './mentions.ts'
import { suits } from './read-era.ts'

const MOST = 3
/** Verbs with which somebody has a thing in hand. */
const HOLDS =
  /\b(?:you|i) (?:[\w']+ ){0,6}?(?:hold|holding|held|carry|carrying|lift|raise|grip|clutch|take|took|pick|level|aim|shoulder|lean on|set down|put down|lower|shine|light|grab|swing|drag)\b[^]*$/
const IN_HAND =
  /^(?:[\w']+ ){0,3}?(?:in|under|over|on|against|from) (?:one|your|my|both|each|the other) (?:hand|arm|shoulder|chest)/
const WITH_IT = /\bwith (?:your|my)(?: [\w-]+){0,2}$/
/** Tools are in hand where one has them with one; a plate may be on a door. */
const WITH_TOOL = /\bwith (?:an?|the)(?: [\w-]+){0,2}$/
const tools: ReadonlySet<Thing> = new Set([
  'candle',
  'lantern',
  'rifle',
  'spade',
  'sword',
  'torch',
  'umbrella',
])
/** Cars that are none of the road's. */
const ON_CABLE = /^(?:cable|dining|sleeping|elevator|rail|box|mail|lift|freight|street)$/
const ARE_MANY = /^(?:cattle|herd|oxen)$/

/** Things that nobody has in hand are drawn only where a place has them: a letter on a desk is too small. */
const onlyHeld: ReadonlySet<Thing> = new Set(
  heldThings.filter((thing) => !/^(?:lantern|sword|torch)$/.test(thing)),
)

/** Things that the moment shows, the most spoken of first; none that is only talked about or of another age. */
export function readThings(
  { moment, premise }: PainterInput,
  era: Era | undefined,
): Pick<SceneFacts, 'things' | 'herds' | 'held'> {
  const scores = new Map<Thing, number>()
  const herds = new Set<Thing>()
  let held: SceneFacts['held']
  for (const clause of clausesOf(moment))
    for (const mention of mentionsIn([clause], thingWords, () => [])) {
      const { name, phrase, lead, sureness } = mention
      if (!isThere(mention) || (name === 'car' && ON_CABLE.test(lead.at(-1) ?? ''))) continue
      const rest = clause.words.slice(lead.length + phrase.split(' ').length).join(' ')
      const inHand = heldThings.find((thing) => thing === name)
      if (inHand && !clause.isSpoken && isHeld(name, lead.join(' '), rest) && suits(thingEras[name], era) > 0)
        held ??= inHand
      if (onlyHeld.has(name) && held !== name) continue
      if (herdNames[name] && isPlural(phrase, moment)) herds.add(name)
      // Lamps that hang about are in nobody's hand.
      if (inHand && held !== name && isPlural(phrase, moment)) continue
      scores.set(name, (scores.get(name) ?? 0) + sureness)
    }
  const own = beastOf(premise)
  if (own && herdNames[own] !== undefined) scores.set(own, 9)
  const things = [...scores]
    .filter(([thing]) => suits(thingEras[thing], era) > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([thing]) => thing)
    .slice(0, MOST)
  const seen = things.filter((thing) => herds.has(thing))
  return { things, ...(seen.length > 0 && { herds: seen }), ...(held && { held }) }
}

/** The animal that the hero is. */
function beastOf(premise: string): Thing | undefined {
  const [, word = '', next = ''] = BEAST.exec(premise) ?? []
  const [found] = phrasesIn(thingWords).get(word.toLowerCase()) ?? []
  return next === '' || next === 'who' || next === 'that' ? found?.name : undefined
}
const BEAST =
  /\b(?:I am|I'm|I’m|You are|You're|You’re) an? (?:\w+ ){0,2}?(cat|dog|wolf|horse|goat|cow|pig|hen|chicken|sheep|donkey|mule|camel|deer)\b(?!['’-]) ?(\w*)/i

const isHeld = (thing: Thing, lead: string, rest: string): boolean =>
  HOLDS.test(lead) ||
  (IN_HAND.test(rest) && !/\b(?:he|she|they)\b/.test(lead)) ||
  (/\b(?:you|i)\b/.test(lead) &&
    !/\b(?:he|she|they)\b/.test(lead) &&
    (WITH_IT.test(lead) || (tools.has(thing) && WITH_TOOL.test(lead))))

/** Whether a word stands in the text as several of what it names, and nowhere as one. */
const isPlural = (phrase: string, text: string): boolean =>
  ARE_MANY.test(phrase) ||
  (new RegExp(`\\b${phrase}(?:e?s|en)\\b(?!['’])`, 'i').test(text) &&
    !new RegExp(`\\b(?:an?|the|my|your|his|her|one) (?:[\\w-]+ )?${phrase}\\b`, 'i').test(text)) ||
  (/^(?:sheep|deer)$/.test(phrase) && !new RegExp(`\\b(?:an?|one) (?:[\\w-]+ )?${phrase}\\b`, 'i').test(text))
