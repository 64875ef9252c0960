import { skipLines } from '../content/asides.ts'
import { afterTime } from '../content/outcomes-of-others.ts'
import { kindOfPlace } from '../content/places.ts'
import { capitalised } from '../language/letter-case.ts'
import { toldBack } from '../telling/second-person.ts'
import { nextHour, untilHour } from '../world/clock.ts'
import type { Scene } from './scene.ts'

const SKIP =
  /\b(?:skip|fast[- ]?forward|time ?skip|flash forward|jump|cut|move on|go straight)\b(?: (?:ahead|forward|straight))?(?: (?:to|until|till|by))? ?(.*)$/i
/** 'Three weeks later', 'an hour passes'. */
const LATER =
  /^\W*((?:an?|one|two|three|four|five|six|ten|some|many|several|a few|\d+) \w+) (?:later|pass(?:es|ed)?|go(?:es)? by|goes past)\W*$/i
/** 'The next morning', 'later that night, after the game'. */
const AT =
  /^\W*(?:and |then |later )*(?:(?:it is |it['’]?s )?time for )?((?:the )?(?:next|following) \w+|(?:that|the same) \w+|(?<=time for ).+)\b/i

const HOURS: [RegExp, number][] = [
  [/\b(?:breakfast|morning|dawn|daybreak|sunrise|day)\b/i, 8],
  [/\b(?:lunch|noon|midday)\b/i, 12],
  [/\bafternoon\b/i, 15],
  [/\b(?:dinner|supper|evening|dusk|sunset)\b/i, 19],
  [/\b(?:night|nightfall|party|ball|show|concert)\b/i, 21],
  [/\bmidnight\b/i, 0],
]
const DAYS: [RegExp, number][] = [
  [/\b(?:next|following) (?:day|morning|evening|night)|\btomorrow\b|\bday of\b/i, 1],
  [/\bdays?\b/i, 3],
  [/\bweeks?\b/i, 7],
  [/\bmonths?\b/i, 30],
  [/\byears?\b/i, 365],
]
const DAY = 24 * 60

/** '(skip to the day of the fair)': the clock goes on to it, the scene moves where a place is named; false where it is no such wish. */
export function skipAhead(scene: Scene, text: string): boolean {
  const { world, reply } = scene
  const to = (LATER.exec(text)?.[1] ?? SKIP.exec(text)?.[1] ?? AT.exec(text)?.[1])?.replace(
    /[).!? ]+$| please$/gi,
    '',
  )
  if (to === undefined) return false
  scene.hasChanged = true
  const days = DAYS.find(([words]) => words.test(to))?.[1] ?? 0
  const hour = HOURS.find(([words]) => words.test(to))?.[1] ?? untilHour(to)
  world.minutes = hour === undefined ? world.minutes + (days > 0 ? 0 : 3 * 60) : nextHour(world.minutes, hour)
  world.minutes += Math.max(0, days - (hour === undefined ? 0 : 1)) * DAY
  const { plot } = world
  if (plot.deadline !== undefined && world.minutes > plot.deadline && !/\b(?:week|month|year)/i.test(to))
    world.minutes = plot.deadline - 5
  const place = to.replace(/^.*\b(?:at|in|to) (?=the |my |our )|^(?:the|my|our) /i, '')
  const isPlace = hour === undefined && days === 0 && kindOfPlace(place) !== undefined
  const when = toldBack(to, world).replace(/^(?:\w+ ){0,2}(?:scene|part|bit) (?:where|when) /i, '')
  if (isPlace) return true
  if (to !== '' && !LATER.test(text)) reply.say(skipLines.to, { told: when, Told: capitalised(when) })
  else {
    const span = days >= 365 ? 'year' : days > 0 ? 'day' : 'hour'
    if (LATER.test(text))
      reply.tell('[told]', { told: `${capitalised(toldBack(text.trim(), world)).replace(/[.!]+$/, '')}.` })
    if (!reply.say(afterTime[span])) reply.tell('It is [time] now, [partofday].')
  }
  return true
}
