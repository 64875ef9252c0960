import type { PainterInput } from '../../painter.ts'
import { lampWords, timeWords } from '../lexicon/circumstances.ts'
import type { TimeOfDay } from '../scene-facts.ts'
import { clausesOf } from './clauses.ts'
import { clockTime } from './clock-time.ts'
import { listen, loudest } from './hearing.ts'
import { mentionsIn } from './mentions.ts'

/** Texts above the moment that may still tell the hour. */
const MOST_EARLIER = 4
/** An hour that is meant, feared or remembered is not now: 'before dawn', 'you have until dark', 'every night'. */
const NOT_NOW =
  /\b(?:(?:before|until|till|by|since|next|last|every|each|most|some|other|another|one|for|summer|winter)(?: the| that| first| very)*|(?:tomorrow|yesterday|will|shall|would|[a-z]+'ll|promised?|meant|if|until|remember\w*|ago)\b.*)$/
/** Whole phrases that are heard whatever leads to them. */
const PLAIN = / |midnight|moonlit|starlit|sunlit|lamplit/

/** The hour now: as the moment tells it, else as it was last told, else as the scenario says; undefined where none does. */
export function readHour({ moment, earlier, premise }: PainterInput): TimeOfDay | undefined {
  for (const text of [moment, ...earlier.slice(-MOST_EARLIER).toReversed(), premise]) {
    const hour = hourIn(text)
    if (hour) return hour
  }
  return undefined
}

function hourIn(text: string): TimeOfDay | undefined {
  const clauses = clausesOf(text)
  const said = mentionsIn(clauses, timeWords).filter(
    ({ isSpoken, bearing, lead, phrase }) =>
      !isSpoken && (PLAIN.test(phrase) || (bearing !== 'away' && !NOT_NOW.test(lead.join(' ')))),
  )
  const loudness = new Map<TimeOfDay, number>()
  const add = (hour: TimeOfDay, weight: number) => loudness.set(hour, (loudness.get(hour) ?? 0) + weight)
  for (const { name, at, sureness } of said) add(name, (1 + at / 2) * sureness)
  const told = clauses
    .filter(({ isSpoken }) => !isSpoken)
    .map(({ words }) => words.join(' '))
    .join(' , ')
  if (LOW_SUN.test(told)) add('dusk', SEEN)
  if (STARS.test(text.replaceAll(SPOKEN, ' '))) add('night', SEEN)
  const isLit = listen([{ text, weight: 1 }], lampWords).size > 0 || ABED.test(told)
  return clockTime(text, (loudest(loudness) ?? (isLit ? 'night' : 'day')) !== 'day') ?? loudest(loudness)
}

/** Weight of what the sky shows. */
const SEEN = 2.5
const LOW_SUN =
  /\bsun (?:\w+ ){0,3}(?:low|sinking|setting|going down|gone down|down|behind the (?:hill|roof|mountain|ridge|tree)|gone)\b|\b(?:last|rest) of the (?:sun|light|day)\b|\bred sun\b/
const STARS = /(?<!\b(?:movie|film|pop|rock|like|as|of|five|four|tin|paper|brass) )\bstars\b/i
const ABED =
  /\b(?:in|under|out of|into) (?:the |your |my |their )?bed\b|\b(?:asleep|pyjamas|nightgown|nightshirt)\b/
const SPOKEN = /[“"][^”"]*[”"]/g
