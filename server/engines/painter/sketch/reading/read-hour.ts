import type { PainterInput } from '../../painter.ts'
import { LAMPS, timeWords } from '../lexicon/circumstances.ts'
import { hourSigns } from '../lexicon/hour-signs.ts'
import type { TimeOfDay } from '../scene-facts.ts'
import { clausesOf } from './clauses.ts'
import { clockTime } from './clock-time.ts'
import { loudest } from './hearing.ts'
import { mentionsIn } from './mentions.ts'
import { isOtherwise, isToldNow, toldSentences } from './told-sentences.ts'

/** Texts above the moment that may still tell the hour. */
const MOST_EARLIER = 4
/** An hour that is meant, feared or remembered is not now: 'before dawn', 'you have until dark', 'every night'. */
const NOT_NOW =
  /\b(?:to|(?:before|until|till|by|since|all|next|last|every|each|most|some|other|another|one|a single|daytime|nearly|almost|than|for|summer|winter|(?:storm|rain|snow|fire|attack|raid) in|(?:has|have|had|been) (?:[\w']+ ){0,8}?(?:in|during|over)|(?:was|were|had|been) (?:[\w']+ ){0,3}?(?:on|in|at|that))(?: the| that| first| very)*|(?:tomorrow|yesterday|will|shall|would|[a-z]+'ll|promised?|meant|if|until|remember\w*|ago|in it|in the (?:painting|picture|photograph|portrait))\b.*)$/
/** Whole phrases that are heard whatever leads to them. */
const PLAIN = / |moonlit|starlit|sunlit|lamplit/

/** The hour now: as the moment tells it, else as it was last told, else as the scenario says; undefined where none does. */
export function readHour({ moment, earlier, premise }: PainterInput): TimeOfDay | undefined {
  // A clock that may mean either half of the day is read by the hour of what was told before.
  return [premise, ...earlier.slice(-MOST_EARLIER), moment].reduce<TimeOfDay | undefined>(
    (before, text) => hourIn(text, before) ?? before,
    undefined,
  )
}

/** It is seen before the sun is. */
const MORNING_STAR = /\bmorning star\b/
/** Weight of what the sky, a lamp or a bell shows, against a word's. */
const SEEN = 3

function hourIn(text: string, before: TimeOfDay | undefined): TimeOfDay | undefined {
  const clauses = clausesOf(text)
  const loudness = new Map<TimeOfDay, number>()
  const add = (hour: TimeOfDay, weight: number) => loudness.set(hour, (loudness.get(hour) ?? 0) + weight)
  for (const { name, at, sureness, isSpoken, bearing, lead, phrase } of mentionsIn(clauses, timeWords))
    if (!isSpoken && (PLAIN.test(phrase) || (bearing !== 'away' && !NOT_NOW.test(lead.join(' ')))))
      add(name, (1 + at / 2) * sureness)
  const sentences = toldSentences(text)
  for (const sentence of sentences)
    for (const [hour, sign] of hourSigns) {
      const found = sign.exec(sentence)
      if (!found || isOtherwise(sentence.slice(0, found.index)) || isDeadline(sentence, found[0])) continue
      // A sky is as red at a dawn that is told.
      const seen = hour === 'dusk' && loudness.has('dawn') ? 'dawn' : hour
      add(seen, sign === hourSigns[0]![1] ? 4 * SEEN : SEEN)
      break
    }
  const told = sentences.join(' . ')
  // 'There is no sun here': no day comes in.
  if (NO_DAY.test(told)) loudness.delete('day')
  if (STARS.test(told)) add('night', SEEN)
  if (AS_NIGHT.test(told)) return 'night'
  if (MORNING_STAR.test(told)) return 'dawn'
  const isLit = NO_DAY.test(told) || isToldNow(sentences, LAMPS) || ABED.test(told)
  const shown = loudest(loudness)
  const isDark = (shown ?? (isLit ? 'night' : (before ?? 'day'))) !== 'day'
  // What is said of an hour may be of another one.
  const clock = clockTime(told, isDark) ?? (shown ? undefined : clockTime(text, isDark))
  // In winter dusk comes before six.
  return clock === 'day' && shown === 'dusk'
    ? 'dusk'
    : (clock ?? shown ?? (NO_DAY.test(told) ? 'night' : undefined))
}

/** 'You must be gone before sunrise' tells no hour; 'before sunrise the herd moves' does. */
const isDeadline = (sentence: string, sign: string): boolean =>
  /^(?:before|until|till)\b/.test(sign) &&
  /\b(?:must|have to|has to|had to|need|should|be (?:gone|back|ready|there))\b/.test(sentence)

const NO_DAY =
  /\bno (?:sun|daylight|day) (?:down )?(?:here|there)\b|\b(?:sun|daylight) never (?:comes|reaches|gets)\b|\bnever sees? the sun\b|\bsunless\b/
/** A storm by day may be as dark. */
const AS_NIGHT = /\b(?:dark|black) as (?:the )?(?:night|midnight|pitch)\b/
const STARS =
  /(?<!\b(?:movie|film|pop|rock|like|as|of|five|four|tin|paper|brass|silver|gold|painted) )\bstars\b/
const ABED =
  /\b(?:in|under|out of|into) (?:the |your |my |their )?bed\b|\b(?:asleep|pyjamas|nightgown|nightshirt)\b/
