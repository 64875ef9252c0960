import type { heldThings, Thing } from '../all-things.ts'

export type HeldByHand = (typeof heldThings)[number]

/** Verbs with which somebody has a thing in hand. */
const HOLDS =
  /\b(?:you|i) (?:[\w']+ ){0,6}?(?:hold|holding|held|carry|carrying|lift|raise|grip|clutch|take|took|pick|level|aim|shoulder|lean on|set down|put down|lower|shine|light|grab|swing|drag|unfold|unroll|open|uncork|hand|push|dig with)\b[^]*$/
const OTHER_HOLDS =
  /\b(?:hold|holding|held|carry|carrying|carried|lift|lifted|raise|raised|grip|clutch|clutching|level|aim|shoulder|swing|swinging|drag|lower|shine|unfold|bring|brought|wave|waving|with|bear|lean on|point)\b(?: [\w'-]+){0,4}$/
const IN_HAND =
  /^(?:[\w']+ ){0,3}?(?:in|under|over|on|against|from|across) (?:one|your|my|both|each|the other) (?:hand|fist|arm|shoulder|chest)/
const IN_OTHERS_HAND =
  /^(?:[\w']+ ){0,3}?(?:in|under|over|on|against|from|across) (?:his|her|their|its|one|both) (?:hand|fist|arm|shoulder|chest|lap)/
const WITH_IT = /\bwith (?:your|my)(?: [\w-]+){0,2}$/
/** Tools are in hand where one has them with one, or where they are one's own; a plate may be on a door. */
const WITH_TOOL = /\bwith (?:an?|the)(?: [\w-]+){0,2}$/
const OWN = /\b(?:your|my)(?: \w+)?$/
const OTHERS_OWN = /\b(?:his|her|their)(?: \w+)?$/
const LAID =
  /\b(?:put|set|lay|laid|lie|leave|left|drop|hang|hung|lean|leant|forget|forgot|lose|lost|sell|sold|hide|hid|miss|lend|lent|throw|threw|find|found|clean|mend|of)\b/
const AWAY =
  /^(?:is|lie|hang|stand|lean|rest|wait)? ?(?:on|in|under|behind|beside|against|at|by) (?:the|a|an|your|its)\b|^(?:is|was) (?:gone|lost|missing|broken|empty)/
/** 'Your foot on the spade', 'under the umbrella'. */
const BY_USE: Partial<Record<Thing, RegExp>> = {
  spade: /\bfoot on (?:the|your|my|his|her)$/,
  umbrella: /\b(?:under|beneath) (?:the|an?|your|my|his|her)(?: \w+)?$/,
}
const tools: ReadonlySet<Thing> = new Set([
  'axe',
  'basket',
  'candle',
  'lantern',
  'pistol',
  'rifle',
  'spade',
  'stick',
  'suitcase',
  'sword',
  'torch',
  'umbrella',
])
/** A light in the dark is in the hand of whoever goes there. */
const lights: ReadonlySet<Thing> = new Set(['candle', 'lantern', 'torch'])
const SHINES =
  /^(?:smoke|gutter|flicker|shake|throw|show|find|slide|hiss|spit|drip|burn low|swing|catch|pick out|light up)\b/
const HERO = /\b(?:you|i)\b/
const OTHER = /\b(?:he|she|they)\b/

/** In whose hand a clause has a thing, by its words before and behind it: the hero's, somebody else's or nobody's. */
export function handOf(thing: Thing, lead: string, rest: string): 'hero' | 'other' | undefined {
  // 'The lid of the trunk.'
  if (/\b(?:of|like|no|without)(?: (?:the|an?|his|her|your))?$/.test(lead)) return undefined
  const isHeros =
    HERO.test(lead.slice(Math.max(0, lead.search(/\b(?:he|she|they) (?!\w+ing)[^]*$/)))) && !OTHER.test(lead)
  const isTool = tools.has(thing)
  if (
    (HOLDS.test(lead) && !OTHER.test(lead)) ||
    (IN_HAND.test(rest) && !OTHER.test(lead)) ||
    (isHeros && (WITH_IT.test(lead) || (isTool && WITH_TOOL.test(lead)))) ||
    (HERO.test(lead) && BY_USE[thing]?.test(lead)) ||
    (isTool && OWN.test(lead) && !LAID.test(lead) && !AWAY.test(rest)) ||
    (lights.has(thing) && lead === 'the' && SHINES.test(rest))
  )
    return 'hero'
  if (HERO.test(lead)) return undefined
  return OTHER_HOLDS.test(lead) ||
    IN_OTHERS_HAND.test(rest) ||
    (isTool && OTHERS_OWN.test(lead) && !LAID.test(lead) && !AWAY.test(rest))
    ? 'other'
    : undefined
}

/** 'I pick it up again', after a thing was told of. */
export const takesIt = (clause: string): boolean =>
  /\b(?:you|i) (?:\w+ ){0,2}(?:pick|lift|hold|turn|read|unfold|open|take|slit|tear|raise|drink) it\b/.test(
    clause,
  )
