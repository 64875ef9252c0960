import type { PainterInput } from '../../painter.ts'
import { herdNames } from '../lexicon/names.ts'
import { thingEras, thingWords } from '../lexicon/people-and-things.ts'
import { heldThings, laidThings, type Thing } from '../all-things.ts'
import { type Era, type SceneFacts } from '../scene-facts.ts'
import { clausesOf } from './clauses.ts'
import { phrasesIn } from '../word-finder.ts'
import { handOf, type HeldByHand, takesIt } from './in-hand.ts'
import { isThere, mentionsIn } from './mentions.ts'
import { suits } from './read-era.ts'

const MOST = 3
/** Cars that are none of the road's. */
const ON_CABLE = /^(?:cable|dining|sleeping|elevator|rail|box|mail|lift|freight|street)$/
const ARE_MANY = /^(?:cattle|herd|oxen)$/

/** Things that nobody has in hand are drawn only where a place has them: a letter on a desk is too small. */
const onlyHeld: ReadonlySet<Thing> = new Set(
  heldThings.filter((thing) => !/^(?:lantern|sword|torch)$/.test(thing)),
)

/** Where small things lie about. */
const ON_TABLE = /\b(?:table|desk|counter|bar|bench|workbench|oilcloth|tablecloth|saucer|nightstand)\b/i
/** People's own way of going: 'you ride along beneath the wire'. */
const RIDES =
  /\b(?:[Yy]ou|I|[Ww]e) (?:[\w’']+ ){0,3}?(?:ride|rode|gallop|canter|trot|rein in|swing into the saddle)\b(?![^.]*\b(?:train|bus|boat|carriage|coach|wagon|lift|elevator|bicycle|bike|motorcycle|tram|cart|camel|dragon|mule|donkey|passenger|taxi|car)\b)/

/** Things that the moment shows, the most spoken of first; none that is only talked about or of another age. */
export function readThings(
  { moment, premise }: PainterInput,
  era: Era | undefined,
): Pick<SceneFacts, 'things' | 'herds' | 'held' | 'heldByOther'> {
  const scores = new Map<Thing, number>()
  const herds = new Set<Thing>()
  const hands: { hero?: HeldByHand; other?: HeldByHand } = {}
  const hasTable = ON_TABLE.test(moment)
  let last: HeldByHand | undefined
  for (const clause of clausesOf(moment)) {
    if (last && !clause.isSpoken && takesIt(clause.words.join(' '))) {
      hands.hero ??= last
      scores.set(last, (scores.get(last) ?? 0) + 1)
    }
    for (const mention of mentionsIn([clause], thingWords, true)) {
      const { name, phrase, lead, sureness } = mention
      const after = lead.length + phrase.split(' ').length
      // 'The dog’s hackles are up': it is there.
      const isOwner = herdNames[name] !== undefined && clause.owners.has(after - 1) && !clause.isSpoken
      if ((!isThere(mention) && !isOwner) || (name === 'car' && ON_CABLE.test(lead.at(-1) ?? ''))) continue
      if (phrase === 'blade' && NO_SWORD.test(moment)) continue
      const small = heldThings.find((thing) => thing === name)
      const isOfAge = suits(thingEras[name], era) > 0
      if (small && isOfAge && !clause.isSpoken) {
        last = small
        const hand = handOf(name, lead.join(' '), clause.words.slice(after).join(' '))
        if (hand && hands.hero !== small) hands[hand] ??= small
      }
      const isInHand = hands.hero === name || hands.other === name
      if (onlyHeld.has(name) && !isInHand && !(hasTable && laidThings.has(name))) continue
      if (herdNames[name] && isPlural(phrase, moment)) herds.add(name)
      // Lamps that hang about are in nobody's hand.
      if (small && !isInHand && isPlural(phrase, moment)) continue
      scores.set(name, (scores.get(name) ?? 0) + sureness)
    }
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
    ...(hands.hero && { held: hands.hero }),
    ...(hands.other && { heldByOther: hands.other }),
  }
}

/** Tools that have blades, too. */
const NO_SWORD =
  /\b(?:spade|shovel|plough|knife|razor|axe|scythe|mill|windmill|propeller|helicopter|saw|shears|grass|scissors)\b/i

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
