import type { TimeOfDay } from '../scene-facts.ts'

const NUMBERS = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
]
/** '22:14', '2:10 a.m.', 'at 0300'. */
const WRITTEN =
  /\b([01]?\d|2[0-3])[:.]([0-5]\d)(?: ?([ap])\.?m\b)?|\b(0\d|1\d|2[0-3])[0-5]\d(?: hours)?\b(?<=(?:at|past|by) \d{4}(?: hours)?)/giu
/** 'Three in the morning', 'ten o’clock at night', '9 p.m.'. */
const SPELT = new RegExp(
  `(?<![:.\\d])\\b(\\d{1,2}|${NUMBERS.join('|')})(?: o['’]clock)? ?(a\\.?m\\b|p\\.?m\\b|in the morning|in the afternoon|in the evening|at night)`,
  'giu',
)

/** 'Half past ten', 'a quarter to eleven', 'ten o’clock', 'the clock strikes five': either half of the day. */
const EITHER = new RegExp(
  `(?<!\\b(?:until|till|by|since|before|from|at) (?:about )?)\\b(?:(?:half|quarter|ten|twenty|five|twenty-five|minutes?|just|gone) (past|to|before|after) (\\d{1,2}|${NUMBERS.join('|')})\\b(?! (?:in|at) )|(\\d{1,2}|${NUMBERS.join('|')}) o['’]clock(?! (?:in|at) )|(?:strikes?|struck|striking|tolls?|chimes?) (${NUMBERS.join('|')})\\b)`,
  'giu',
)

/** The hour of day that a clock in the text says, the last one of all; where it may be either half, the nearer to the dark or the day that is told. */
export function clockTime(text: string, isDark?: boolean): TimeOfDay | undefined {
  const hours: { hour: number; at: number }[] = []
  for (const match of text.matchAll(WRITTEN)) {
    const [, hour, , half, military] = match
    const read = Number(military ?? hour)
    if (half) hours.push({ hour: (read % 12) + (half.toLowerCase() === 'p' ? 12 : 0), at: match.index })
    else if (military !== undefined || read > 12 || hour!.startsWith('0'))
      hours.push({ hour: read, at: match.index })
  }
  for (const match of text.matchAll(SPELT)) {
    const [, said = '', half = ''] = match
    const read = numberOf(said) % 12
    const isLate = /^p|afternoon|evening/i.test(half) || (/night/i.test(half) && read > 5)
    hours.push({ hour: read + (isLate ? 12 : 0), at: match.index })
  }
  if (isDark !== undefined)
    for (const { 1: before, 2: past, 3: sharp, 4: struck, index } of text.matchAll(EITHER)) {
      const read = numberOf(past ?? sharp ?? struck ?? '') % 12
      hours.push({
        hour: halfOf((read + (/to|before/i.test(before ?? '') ? 11 : 0)) % 12, isDark),
        at: index,
      })
    }
  const [last] = hours.sort((one, other) => other.at - one.at)
  return last && timeAt(last.hour)
}

const numberOf = (said: string): number => Number(said) || Math.max(0, NUMBERS.indexOf(said.toLowerCase()))

/** An hour from 0 to 11 in the half of the day in which it is dark or light. */
const halfOf = (hour: number, isDark: boolean): number => (isDark === hour < 5 ? hour : hour + 12)

function timeAt(hour: number): TimeOfDay {
  if (hour < 5 || hour >= 21) return 'night'
  if (hour < 7) return 'dawn'
  return hour < 18 ? 'day' : 'dusk'
}
