import type { PainterInput } from '../../painter.ts'
import { eraWords, genreEras } from '../lexicon/eras.ts'
import { listOf } from '../list-of.ts'
import type { Era } from '../scene-facts.ts'
import { listen, loudest } from './hearing.ts'

/** As much as this a genre's own age weighs when the genre is all of the mix. */
const GENRE_WEIGHT = 9
/** One stray word tells no age. */
const LEAST = 2

/** The age of the story's world, by its scenario first; undefined where nothing tells it. */
export function readEra({ premise, earlier, moment, genreMix = {} }: PainterInput): Era | undefined {
  const heard = listen(
    [
      { text: premise, weight: 2.5 },
      ...earlier.map((text) => ({ text, weight: 0.5 })),
      { text: moment, weight: 1 },
    ],
    eraWords,
  )
  const whole = Object.values(genreMix).reduce((sum, share) => sum + share, 0)
  for (const [genre, era] of Object.entries(genreEras)) {
    const share = genreMix[genre as keyof typeof genreEras] ?? 0
    // Of two that are mixed in equally neither tells an age.
    if (share > 0 && Object.entries(genreMix).every(([other, part]) => other === genre || part < share))
      heard.set(era, (heard.get(era) ?? 0) + (GENRE_WEIGHT * share) / whole)
  }
  const told = [...heard.values()].some((loudness) => loudness >= LEAST) ? loudest(heard) : undefined
  const dated = yearIn(premise)
  // The frontier and the end of the world are ages within others.
  return dated && told && passesFor[told] === dated ? told : (dated ?? told)
}

/** A year in the scenario says it plainly, and so does a decade or a century. */
function yearIn(premise: string): Era | undefined {
  const [, told = '', late = '', nth = ''] = YEAR.exec(premise) ?? []
  const year = told ? Number(told) : nth ? ((late ? 20 : 0) + nths.indexOf(nth.toLowerCase())) * 100 : 0
  if (!year) return /\bpresent[- ]day\b/i.test(premise) ? 'modern' : undefined
  if (year < 1750) return 'old'
  if (year < 1935) return 'steam'
  return year < 2070 ? 'modern' : 'future'
}

const nths = listOf(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
) as string[]
const YEAR = new RegExp(`\\b([12]\\d{3})s?\\b|\\b(twenty-)?(${nths.join('|')})[- ]century\\b`, 'i')

/** Ages whose looks also pass for another's, where that has none of its own. */
const passesFor: Partial<Record<Era, Era>> = { west: 'steam', ruin: 'modern' }
/** Ages that a story has to be known to play in. */
const special: ReadonlySet<Era> = new Set(['old', 'future', 'west', 'ruin'])

/** How well something that looks of `eras` suits a story: 0 not at all, 1, or more where it is made for that age. */
export function suits(eras: readonly Era[] | undefined, era: Era | undefined): number {
  if (!eras) return 1
  if (!era) return eras.every((each) => special.has(each)) ? 0 : 1
  if (eras.includes(era)) return special.has(era) && eras.length === 1 ? 1.4 : 1
  const other = passesFor[era]
  return other && eras.includes(other) ? 1 : 0
}

/** The age that a place alone tells: a starship is of the future, whatever else is not told. */
export const eraOf = (eras: readonly Era[] | undefined): Era | undefined =>
  eras?.length === 1 && special.has(eras[0]!) ? eras[0] : undefined
