import type { Lexicon } from '../word-finder.ts'
import { clausesOf } from './clauses.ts'
import { mentionsIn } from './mentions.ts'

export interface WeightedText {
  text: string
  /** Weight of this text against the others. */
  weight: number
}

const SPOKEN = 0.3
const OFF = 0.3
/** 'Since dawn', 'every night'. */
const GENERAL = /^(?:since|until|tomorrow|yesterday)$/

/** For each name in a lexicon, how loudly the texts speak of it; names that are not spoken of are left out. */
export function listen<Name extends string>(
  texts: readonly WeightedText[],
  lexicon: Lexicon<Name>,
  /** How much less what is far off or left behind counts; hours and weather are told by what is far off, too. */
  off = OFF,
  /** How much what is said aloud counts; nobody tells the hour who says 'all night'. */
  spoken = SPOKEN,
): Map<Name, number> {
  const loudness = new Map<Name, number>()
  for (const { text, weight } of texts) {
    for (const { name, bearing, isSpoken, at, sureness, lead, phrase } of mentionsIn(
      clausesOf(text),
      lexicon,
    )) {
      // Ash that falls like rain is no rain.
      // Who has never seen so many stars sees them.
      const isNow = phrase === 'so many star'
      if ((bearing === 'away' && !isNow) || (isSpoken && spoken === 0)) continue
      if (GENERAL.test(lead.at(-1) ?? '')) continue
      const nearness = (bearing === 'left' || bearing === 'off' ? off : 1) * (isSpoken ? spoken : 1)
      loudness.set(name, (loudness.get(name) ?? 0) + weight * nearness * (1 + at / 2) * sureness)
    }
  }
  return loudness
}

/** The loudest name, if any. */
export const loudest = <Name extends string>(loudness: Map<Name, number>): Name | undefined =>
  ranked(loudness)[0]

/** All names, the loudest first. */
export const ranked = <Name extends string>(loudness: Map<Name, number>): Name[] =>
  [...loudness].sort((a, b) => b[1] - a[1]).map(([name]) => name)
