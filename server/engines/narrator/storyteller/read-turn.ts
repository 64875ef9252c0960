import { cleanInput } from './clean-input.ts'
import type { Deed } from './deed.ts'
import { isAddressed, readDeed } from './read-deed.ts'
import type { Language } from './read-language.ts'
import type { Act } from './wordbooks/acts.ts'

/** What the player did in one turn: the deed that counts, and what was done on the way to it. */
export interface ReadTurn {
  deed: Deed
  before: Deed[]
}

const MOST_BEFORE = 2

/** Where one deed ends and the next begins, outside quotes: the end of a sentence, 'and then', 'at last', 'and go'. */
const JOINTS =
  /(?<=[.!?])\s+|\s*;\s*|,?\s+(?:and )?(?:then|at last|finally|after that|afterwards)\s+(?=\S+ )|,?\s+and (?=(?:i )?(?:go|walk|run|head|return|ride|enter|sneak|creep|climb|slip|tiptoe|hurry|rush|drive|swim|sail|ask|tell)\b)/i

/** Deeds that rather end a turn than make it. */
const PASSIVE = new Set<Act>(['wait', 'rest', 'think', 'feel', 'listen'])

/** Takes a player's turn apart into its deeds. */
export function readTurn(input: string, language: Language): ReadTurn {
  const text = cleanInput(input)
  const parts = isAddressed(text) ? [text] : partsOf(text)
  const deeds = parts.length < 2 ? [] : parts.map((part) => readDeed(part, language)).filter(isTold)
  if (deeds.length < 2) return { deed: readDeed(text, language), before: [] }
  const last = deeds.at(-1)!
  const spoken = deeds.findLast(({ speech, act }) => speech !== undefined || act === 'ask' || act === 'talk')
  const deed = PASSIVE.has(last.act) && spoken ? spoken : last
  return { deed, before: deeds.filter((each) => each !== deed).slice(0, MOST_BEFORE) }
}

const isTold = ({ clause, speech }: Deed) => clause !== undefined || speech !== undefined

/** Quotes are set aside while the text is cut, so that what somebody says stays whole; cleaned input has no «». */
function partsOf(text: string): string[] {
  const quotes: string[] = []
  const veiled = text.replace(/"[^"]*"?/g, (quote) => `«${quotes.push(quote) - 1}»`)
  return veiled
    .replace(/^first,? /i, '')
    .split(JOINTS)
    .map((part) => part.replace(/«(\d+)»/g, (_, at: string) => quotes[Number(at)]!).trim())
    .filter((part) => /\p{L}/u.test(part))
}
