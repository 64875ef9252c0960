import type { World } from './world.ts'

const HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')
const MINUTES: Record<number, string> = {
  5: 'five past',
  10: 'ten past',
  15: 'a quarter past',
  20: 'twenty past',
  25: 'twenty-five past',
  30: 'half past',
  35: 'twenty-five to',
  40: 'twenty to',
  45: 'a quarter to',
  50: 'ten to',
  55: 'five to',
}
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

export const DAY_MINUTES = 24 * 60

export const hourOf = ({ minutes }: World): number => Math.floor((minutes % DAY_MINUTES) / 60)

export const isNight = (world: World): boolean => hourOf(world) >= 21 || hourOf(world) < 5

/** 'ten past four', as clocks and people say it. */
export function timeOf(minutes: number): string {
  const rounded = Math.round((minutes % DAY_MINUTES) / 5) * 5
  const hour = Math.floor(rounded / 60) % 24
  const past = rounded % 60
  const named = HOURS[(past > 30 ? hour + 1 : hour) % 12]!
  if (past === 0) return hour % 24 === 0 ? 'midnight' : hour === 12 ? 'noon' : `${named} o’clock`
  return `${MINUTES[past]} ${named}`
}

/** 'in the morning', 'at night'. */
export function partOfDay(world: World): string {
  const hour = hourOf(world)
  if (hour < 5) return 'at night'
  if (hour < 12) return 'in the morning'
  if (hour === 12) return 'in the middle of the day'
  if (hour < 17) return 'in the afternoon'
  return hour < 21 ? 'in the evening' : 'at night'
}

/** 'the second day', counted from the opening. */
export function dayOf(world: World): string {
  const day = Math.floor(world.minutes / DAY_MINUTES)
  return day < ORDINALS.length ? `the ${ORDINALS[day]} day` : `day ${day + 1}`
}

const STARTS: [RegExp, number][] = [
  [/midnight/, 0],
  [/dawn|sunrise|daybreak/, 6],
  [/morning|breakfast/, 8],
  [/noon|midday|lunch/, 12],
  [/afternoon/, 15],
  [/\bdark\b|dusk|sunset|evening|sundown|nightfall/, 19],
  [/night/, 22],
]

const NUMBERED = `one two three four five six seven eight nine ten eleven twelve`.split(' ')

/** 'It's 2:58', 'at 11:40 pm', '2 am', 'three in the morning'. */
function clockIn(text: string): number | undefined {
  const found =
    /\b(?:it's|it is|at|now|eve,|night,|morning,|evening,) (\d{1,2})[:.](\d{2})\b ?(am|pm)?/i.exec(text) ??
    /(?<!\b(?:by|before|until|till|for) )\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[:.](\d{2}))?(?: o['’]?clock)? ?(am\b|pm\b|a\.m\.|p\.m\.|(?:in the|at) (?:morning|afternoon|evening|night))/i.exec(
      text,
    )
  if (!found) return undefined
  const [lead = '', typed = '', minutes = '0', part = ''] = found
  const number = Number(typed) || NUMBERED.indexOf(typed.toLowerCase()) + 1
  const isLate =
    /pm|p\.m|afternoon|evening/i.test(part) ||
    (/night/i.test(part) && number > 5 && number < 12) ||
    number > 12 ||
    (!part && /^(?:eve|night|evening),/i.test(lead))
  return ((number % 12) + (isLate ? 12 : 0)) * 60 + Number(minutes)
}

/** Minutes since midnight for a time of day as somebody put it; mid-morning when nobody did. */
export const startMinutes = (time: string | undefined, text = ''): number =>
  clockIn(text) ?? (STARTS.find(([words]) => words.test(time?.toLowerCase() ?? ''))?.[1] ?? 9) * 60 + 10

const UNITS: [RegExp, number][] = [
  [/\bfortnight/, 14 * DAY_MINUTES],
  [/\b(?:hour)/, 60],
  [/\b(?:day|morrow|sunrise|dawn)/, DAY_MINUTES],
  [/\b(?:night|midnight|sundown|sunset|dusk|noon|evening)/, 12 * 60],
  [
    /\b(?:week|moon|sunday|monday|tuesday|wednesday|thursday|friday|saturday|harvest|winter|spring|summer|christmas|month)/,
    4 * DAY_MINUTES,
  ],
]
const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
}

/** How long a deadline such as 'by Friday' or 'in three hours' leaves, in minutes. */
function minutesUntil(deadline: string): number {
  const text = deadline.toLowerCase()
  const unit = UNITS.find(([words]) => words.test(text))?.[1] ?? DAY_MINUTES
  const counted =
    Number(/\d+/.exec(text)?.[0]) ||
    NUMBERS[/\b(?:one|two|three|four|five|six|seven|eight|ten|twelve)\b/.exec(text)?.[0] ?? ''] ||
    1
  return unit * (unit === 4 * DAY_MINUTES ? 1 : counted)
}

/** The minute at which a deadline is over: the next time that its hour comes round, else as long as it leaves. */
export function deadlineAfter(minutes: number, deadline: string): number {
  const hour = /\b(?:day|days|tomorrow)\b/i.test(deadline) ? undefined : hourIn(deadline)
  return hour === undefined ? minutes + minutesUntil(deadline) : nextHour(minutes, hour)
}

/** 'At noon', 'by four o'clock': four in the afternoon and nine at night, as people mean it. */
function hourIn(text: string): number | undefined {
  const word =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o['’]?clock\b/i.exec(
      text,
    )?.[1]
  if (word === undefined) return STARTS.find(([words]) => words.test(text.toLowerCase()))?.[1]
  const hour = Number(word) || NUMBERED.indexOf(word.toLowerCase()) + 1
  return hour < 7 || hour === 12 ? (hour % 12) + 12 : hour
}

/** The hour that 'until midnight', 'till morning' names. */
export const untilHour = (text: string): number | undefined => {
  const until = /\b(?:until|till|til|for) (.*)$/i.exec(text)?.[1]?.toLowerCase()
  return until === undefined ? undefined : STARTS.find(([words]) => words.test(until))?.[1]
}

/** The next time the clock shows that hour. */
export function nextHour(minutes: number, hour: number): number {
  const today = Math.floor(minutes / DAY_MINUTES) * DAY_MINUTES + hour * 60
  return today > minutes ? today : today + DAY_MINUTES
}
