import type { Clause } from '../../language/clause.ts'
import { isPersonWord } from '../../scenario/roles.ts'
import { HERO } from '../../world/world.ts'
import type { Bound } from '../scene.ts'

/** Which lines a deed of the senses asks for, by its act or its verb. */
const SENSES: Record<string, string> = {
  look: 'see',
  search: 'within',
  listen: 'hear',
  smell: 'smell',
  taste: 'taste',
  count: 'count',
  read: 'read',
}
const BY_VERB: [RegExp, string][] = [
  [/^(?:glance|gaze|stare|peek|peer|squint|watch|check|shine|study|examine|inspect|scan)\b/, 'see'],
  [/^(?:feel|stroke|touch|caress|run)\b/, 'feel'],
  [/^(?:sniff|smell)\b/, 'smell'],
  [/^(?:eavesdrop|listen)\b/, 'hear'],
  [/^(?:sip|taste|nibble|lick|sample|try a bite)\b/, 'taste'],
]

export function senseOf({ act = 'be', verb = '', text, object }: Clause): string | undefined {
  const isGroping = act === 'search' && /^feel (?:along|over)\b/.test(verb)
  const by = (isGroping ? undefined : SENSES[act]) ?? BY_VERB.find(([verbs]) => verbs.test(verb))?.[1]
  // Who is touched takes it; a run is none of the hand's.
  const isFelt =
    act === 'touch' ||
    isGroping ||
    (act === 'feel' && /^(?:the|its|my|his|her|their)$/.test(object?.determiner ?? ''))
  if (by === 'feel' && !(isFelt && object && !object.isProper && !isPersonWord(object.head))) return undefined
  if (by === 'feel' && object?.owner && !/^(?:fur|forehead|pulse|brow)$/.test(object.head)) return undefined
  // What time it is stands on a watch.
  return by === 'see' && /\bmy (?:watch|phone|clock)\b|\bthe time\b/.test(text) ? undefined : by
}

/** Whether the hero has looked, listened, read, searched or the like: then something is to be seen, heard or found. */
export const isSensing = ({ actor, clause }: Bound): boolean =>
  actor.id === HERO &&
  clause.polarity === 'affirmed' &&
  !/\b(?:checks? (?:in|with|on|out|over|up)|looks? (?:after|forward|away|confused|like|as if))\b/.test(
    clause.text,
  ) &&
  senseOf(clause) !== undefined
