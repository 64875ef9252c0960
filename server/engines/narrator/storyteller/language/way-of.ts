import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import type { Mention } from './clause.ts'

/** A phrase of a way, by what it has to do with it: reached, gone by, left. */
export interface Waypoint {
  is: 'to' | 'by' | 'from'
  /** 'Into the boat', and not only up to it. */
  isInto?: boolean
  mention: Mention
}

const MOVING = new Set(
  `go walk run climb ride drive sail row swim crawl cross step hurry head march hike creep sneak wander descend ascend
  enter leave exit return follow paddle ski cycle bike trek travel flee escape jump leap hop wade land arrive reach steer
  navigate move board drift race rush dash stagger stumble stroll trudge cruise fly slip squeeze push press come get
  scramble gallop trot canter sprint jog limp tiptoe shuffle skate tramp roam slide duck sink dive float pedal motor
  disembark embark continue carry proceed explore stop park pull turn bring take drag lead haul lug escort usher`.split(
    /\s+/,
  ),
)
/** What such a verb does to its object, where that is no vehicle. */
const OF_OBJECT: Record<string, Waypoint['is']> = Object.fromEntries(
  `to: enter reach board climb ascend explore; by: cross follow descend; from: leave exit flee escape`
    .split('; ')
    .flatMap((row) => {
      const [is = '', verbs = ''] = row.split(': ')
      return verbs.split(' ').map((verb) => [verb, is as Waypoint['is']])
    }),
)
const LEADS: [Waypoint['is'], RegExp][] = [
  ['from', /(?:^| )(?:out of|off|from|out from|away from|out)$/],
  ['by', /(?:^| )(?:through|across|over|past|by|between|beyond)$/],
  ['to', /(?:^| )(?:to|into|onto|inside|aboard|in|on|at|under|behind|up|down|along)$/],
]

const isNoun = (token: Token | undefined) => /^(?:NOUN|PROPN)$/.test(token?.tag ?? '')

/** Where a clause of moving leads, phrase by phrase; undefined where its verb moves nobody. */
export function wayOf(text: string, verb: string | undefined): Waypoint[] | undefined {
  const tokens = parseSentence(`${/\b(?:i|we)\b/i.test(text) ? '' : 'I '}${text.replace(/[.!?]+$/, '')}.`)
  const at = tokens.findIndex(
    ({ lemma, tag }) => MOVING.has(lemma) && tag === 'VERB' && (!verb || lemma === verb),
  )
  if (at < 0) return undefined
  const found: Waypoint[] = []
  let lead: string[] = []
  let isUntil = false
  for (let next = at + 1; next < tokens.length; next++) {
    const { tag, lemma } = tokens[next]!
    // 'Along the pipe until I reach the laundry'.
    if (/^(?:until|till)$/.test(lemma)) isUntil = true
    else if (isUntil && /^(?:reach|get|come|arrive)$/.test(lemma)) lead = ['to']
    else if (/^(?:VERB|AUX|SCONJ|CCONJ)$/.test(tag) && lemma !== 'and') break
    if (/^(?:ADP|ADV|PART)$/.test(tag) || lemma === 'to' || lemma === 'of') lead.push(lemma)
    else if (/^(?:where|who|which|that)$/.test(lemma)) break
    if (!isNoun(tokens[next]) || isNoun(tokens[next + 1])) continue
    const isObject = lead.length === 0 && found.length === 0
    const is = isObject
      ? OF_OBJECT[tokens[at]!.lemma]
      : LEADS.find(([, ends]) => ends.test(lead.join(' ')))?.[0]
    const isInto = isObject || /(?:^| )(?:into|onto|inside|aboard|in|on)$/.test(lead.join(' '))
    lead = []
    const of =
      tokens[next + 1]?.lemma === 'of' ? tokens.findIndex((each, place) => place > next && isNoun(each)) : -1
    if (is)
      found.push({
        is,
        isInto,
        mention: { ...mentionAt(tokens, next), ...(of > 0 && { of: mentionAt(tokens, of) }) },
      })
    if (of > 0) next = of
  }
  return found
}

function mentionAt(tokens: Token[], at: number): Mention {
  let first = at
  while (/^(?:NOUN|PROPN|ADJ|NUM)$/.test(tokens[first - 1]?.tag ?? '')) first--
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
