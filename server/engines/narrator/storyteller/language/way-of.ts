import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import type { Mention } from './clause.ts'

/** A phrase of a way, by what it has to do with it: reached, headed for, gone by, left. */
export interface Waypoint {
  is: 'to' | 'towards' | 'by' | 'from'
  /** 'Onto the stage', 'on the train'. */
  isOn?: boolean
  mention: Mention
}

const MOVING = new Set(
  `go walk run climb ride drive sail row swim crawl cross step hurry head march hike creep sneak wander descend ascend
  enter leave exit return follow paddle ski cycle bike trek travel flee escape jump leap hop wade land arrive reach steer
  navigate move board end drift race rush dash stagger stumble stroll trudge cruise fly slip squeeze come get set
  scramble gallop trot canter sprint jog limp tiptoe shuffle skate tramp roam slide continue proceed explore pull turn
  carry drag lead bring take haul lug escort usher`.split(/\s+/),
)
/** Of those, the ones that move first of all what they are done to. */
const BEARING = /^(?:carry|drag|lead|bring|take|haul|lug|escort|usher|pull|turn|set|leave)$/
/** What such a verb does to its object. */
const OF_OBJECT: Record<string, Waypoint['is']> = Object.fromEntries(
  `to: enter reach board ascend explore climb; by: cross follow descend; from: leave exit flee escape`
    .split('; ')
    .flatMap((row) => {
      const [is = '', verbs = ''] = row.split(': ')
      return verbs.split(' ').map((verb) => [verb, is as Waypoint['is']])
    }),
)
const LEADS: [Waypoint['is'], RegExp][] = [
  ['towards', /(?:^| )(?:towards?|for)$/],
  ['from', /(?:^| )(?:out of|off|from|out from|away from|out)$/],
  ['by', /(?:^| )(?:through|across|over|past|by|between|beyond)$/],
  ['to', /(?:^| )(?:to|into|onto|inside|aboard|in|on|up|down|along)$/],
]
const STAYING =
  /^(?:be|sleep|wait|sit|stand|stay|camp|rest|live|wake|eat|work|stop|meet|gather|spend|remain|arrive|linger)$/

const isOn = (lead: string): true | undefined => /\bon(?:to)?$/.test(lead) || undefined

const isNoun = (token: Token | undefined) => /^(?:NOUN|PROPN)$/.test(token?.tag ?? '')

/** Where a clause of moving leads, phrase by phrase; undefined where its verb moves nobody. */
export function wayOf(text: string, verb: string | undefined): Waypoint[] | undefined {
  const tokens = parsed(text)
  const at = tokens.findIndex(
    ({ lemma, tag }) => MOVING.has(lemma) && tag === 'VERB' && (!verb || lemma === verb),
  )
  if (at < 0) return undefined
  const { lemma } = tokens[at]!
  const found = phrasesAfter(tokens, at).flatMap(({ lead, mention }, first): Waypoint[] => {
    const isAt = lead === 'at' && !BEARING.test(lemma)
    const is = isAt
      ? 'to'
      : lead === '' && first === 0
        ? OF_OBJECT[lemma]
        : LEADS.find(([, ends]) => ends.test(lead))?.[0]
    return is && (is.startsWith('to') || !BEARING.test(lemma) || lead === '')
      ? [{ is, isOn: isOn(lead), mention }]
      : []
  })
  return BEARING.test(lemma) && found.length === 0 ? undefined : found
}

/** The places that a clause of being or staying somewhere names. */
export function placesStoodAt(text: string, verb: string | undefined): Waypoint[] {
  if (!STAYING.test(verb ?? '')) return []
  const tokens = parsed(text)
  const at = tokens.findIndex(({ lemma }) => lemma === verb)
  return phrasesAfter(tokens, at)
    .filter(({ lead }) => /^(?:.* )?(?:in|at|on|inside|aboard)$/.test(lead) && !/\bout\b/.test(lead))
    .map(({ lead, mention }) => ({ is: 'to', isOn: isOn(lead), mention }))
}

const parsed = (text: string): Token[] =>
  parseSentence(`${/\b(?:i|we)\b/i.test(text) ? '' : 'I '}${text.replace(/[.!?]+$/, '')}.`)

/** The noun phrases behind a verb, each with the prepositions that lead to it. */
function phrasesAfter(tokens: Token[], verb: number): { lead: string; mention: Mention }[] {
  const found: { lead: string; mention: Mention }[] = []
  let lead: string[] = []
  for (let next = verb + 1; next < tokens.length; next++) {
    const { tag, lemma, label } = tokens[next]!
    if (/^(?:VERB|AUX|SCONJ|CCONJ)$/.test(tag) && lemma !== 'and' && !/^(?:amod|compound)$/.test(label)) break
    if (/^(?:where|who|which|that|until|till)$/.test(lemma) && tag !== 'DET') break
    if (/^(?:ADP|ADV|PART)$/.test(tag) || lemma === 'to' || lemma === 'of') lead.push(lemma)
    if (/^(?:here|there)$/.test(lemma) && lead.length > 1)
      found.push({ lead: lead.slice(0, -1).join(' '), mention: { text: lemma, head: lemma } })
    // 'The quarry-men' are no quarry.
    if (!isNoun(tokens[next]) || isNoun(tokens[next + 1]) || tokens[next + 1]?.word === '-') continue
    const of =
      tokens[next + 1]?.lemma === 'of' ? tokens.findIndex((each, place) => place > next && isNoun(each)) : -1
    const mention = { ...mentionAt(tokens, next), ...(of > 0 && { of: mentionAt(tokens, of) }) }
    found.push({ lead: lead.join(' '), mention })
    lead = []
    if (of > 0) next = of
  }
  return found
}

const isOfNoun = (token: Token | undefined): boolean =>
  /^(?:NOUN|PROPN|ADJ|NUM)$/.test(token?.tag ?? '') ||
  (token?.tag === 'VERB' && /^(?:amod|compound)$/.test(token.label))

function mentionAt(tokens: Token[], at: number): Mention {
  let first = at
  while (isOfNoun(tokens[first - 1])) first--
  const before = tokens[first - 1]
  const words = tokens.slice(first, at + 1).map(({ word }) => word)
  return {
    text: words.join(' '),
    head: tokens[at]!.lemma.toLowerCase(),
    determiner: /^(?:DET|PRON)$/.test(before?.tag ?? '') ? before!.word.toLowerCase() : undefined,
    isProper: tokens[at]!.tag === 'PROPN' || undefined,
    isPlural: tokens[at]!.form === 'NNS' || undefined,
  }
}
