import type { Possession } from './scenario.ts'

const UNITS =
  'dollars|euros|pounds|crowns|gold coins|silver coins|coins|gold|silver|francs|marks|shillings|credits|pennies|cents'

/** What the hero has in coin, also where the unit stands in another sentence: 'for 50 dollars. I've got 60.' */
export function moneyIn(text: string): Possession[] {
  const had = new RegExp(
    String.raw`\b(?:I've got|I have|i have|i've got|we have|we've got|all (?:I|we)(?:'ve| have)(?: got)? is|(?:I've|I have) saved|my last)(?: only| just)? (\d[\d,]*)(?: (${UNITS}))?\b(?! \p{Ll}+s\b)`,
    'iu',
  ).exec(text)
  const unit = had?.[2] ?? new RegExp(String.raw`\b\d[\d,]* (${UNITS})\b`, 'i').exec(text)?.[1]
  return had && unit ? [{ name: unit.toLowerCase(), amount: Number(had[1]!.replaceAll(',', '')) }] : []
}
