import { capitalised } from '../../language/letter-case.ts'
import { toldBack } from '../../telling/second-person.ts'
import { addEntity } from '../../world/change.ts'
import { DAY_MINUTES, nextHour, untilHour } from '../../world/clock.ts'
import { companionsOf } from '../../world/presence.ts'
import type { Scene } from '../scene.ts'

const SKIP =
  /\b(?:skip|fast[- ]?forward|time ?skip|flash forward|jump|cut|move on|go straight)\b(?: (?:ahead|forward|straight))?(?: (?:to|until|till|by))? ?(.*)$/i
const SPAN = /\b(days?|nights?|weeks?|fortnights?|months?|years?|winter|summer|spring|autumn)\b/i
/** A time that has gone by: 'three weeks later', 'a winter passes'. */
const GONE_BY = new RegExp(`${SPAN.source} (?:later|after|on|pass(?:es|ed)?|go(?:es)? by|goes past)\\b`, 'i')
const HOURS: [RegExp, number][] = [
  [/\b(?:breakfast|morning|dawn|daybreak|sunrise|day)\b/i, 8],
  [/\b(?:lunch|noon|midday)\b/i, 12],
  [/\bafternoon\b/i, 15],
  [/\b(?:dinner|supper|evening|dusk|sunset)\b/i, 19],
  [/\b(?:night|nightfall|party|ball|show|concert)\b/i, 21],
  [/\bmidnight\b/i, 0],
]
const DAYS: Record<string, number> = { d: 2, n: 2, w: 7, f: 14, m: 30, y: 365, s: 90, a: 90 }
const WEEKDAY = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|christmas|new year)\b/i

const NEXT = /\b(?:next|following|that|same|an?|one) (?:day|night|morning|evening)\b/i

const NEXT_TIME =
  /^(?:and |then |later )*(?:(?:the )?(?:next|following) \p{L}+|(?:that|the same) \p{L}+|(?:it is |it['’]?s )?time for )/iu
const HOURS_ON = /\b(an?|two|three|four|five|six|\d+|some|several|a few) hours? (?:later|pass|go)/i

/** '(skip to the day of the fair)': the clock goes on to it, and so does the story; false where it is no such wish. */
export function skipAhead(scene: Scene, given: string): boolean {
  const { world, reply } = scene
  const text = given.replace(/^\W+|[).!? ]+$| please$/giu, '')
  const to = SKIP.exec(text)?.[1]
  const hours = HOURS_ON.test(text)
  if (to === undefined && !hours && !NEXT_TIME.test(text) && !GONE_BY.test(text)) return false
  const hour = HOURS.find(([words]) => words.test(to ?? text))?.[1] ?? untilHour(to ?? text)
  world.minutes = hours
    ? world.minutes + 60
    : hour === undefined
      ? world.minutes
      : nextHour(world.minutes, hour)
  const span = GONE_BY.exec(text)?.[1] ?? SPAN.exec(to ?? '')?.[1] ?? WEEKDAY.exec(to ?? '')?.[0]
  if (!letTimePass(scene, text, span) && to !== undefined && !NEXT.test(text)) leaveScene(scene)
  scene.hasChanged = true
  reply.tell('[told]', { told: `${capitalised(thenTold(to, toldBack(to ?? text, world)))}.` })
  if (hours) reply.tell('It is [time] now, [partofday].')
  else if (!scene.hasMore)
    reply.say(['What is first to be seen is yours to say.', 'Where that finds you is yours to say.'])
  return true
}

function thenTold(to: string | undefined, told: string): string {
  if (!to) return told.replace(/^.*\bskip.*$/i, 'some time later')
  const scene = told.replace(/^(?:the )?(?:scene|part|bit) (?=when|where)|^(?:when|where|till|until) /i, '')
  const who = /^you (?:in|at|on|inside|aboard|by) /.test(scene)
  if (who) return `then you are ${scene.slice(4)}`
  const [first = '', ...more] = scene.replace(WEEKDAY, capitalised).split(/, /)
  const isTime = HOURS.some(([words]) => words.test(first)) || WEEKDAY.test(first) || SPAN.test(first)
  if (scene !== told) return `then ${scene}`
  return [`then ${isTime ? 'it is' : 'comes'} ${first}`, ...more].join(', and ')
}

/** After days or more nobody knows where the hero stands, nor who is about; false where no such time has gone by. */
export function letTimePass(scene: Scene, text: string, span = GONE_BY.exec(text)?.[1]): boolean {
  if (span === undefined || NEXT.test(text)) return false
  scene.world.minutes += (DAYS[span[0]!.toLowerCase()] ?? 3) * DAY_MINUTES
  leaveScene(scene)
  return true
}

/** From then on it is not told where the hero stands; companions are there, too. */
export function leaveScene({ world }: Scene): void {
  const friends = companionsOf(world)
  const place = addEntity(world, { kind: 'place', name: 'place', isUnnamed: true })
  for (const friend of friends) friend.at = place.id
  world.here = place.id
}
