import type { CheckedFact } from './check-facts.ts'
import type { KnownFact } from './path-memory.ts'
import type { PathText } from './story-path.queries.ts'
import { sentencesOf, wordsOf } from './word-stems.ts'

/** Least share of a fact that a sentence has in common with it, beside the name, to be about the same. */
const LEAST_SHARE = 0.5
/** The same of a sentence that says of itself that something has changed. */
const LEAST_SHARE_OF_CHANGE = 0.25
const MOST_WORDS = 40
/** Trifles change all the time. */
const LEAST_WEIGHT = 3
const MOST_OF_A_SPAN = 12
const CHANGE =
  /\b(now|no longer|any ?more|instead|another|has changed|changed|have changed|moved|become|became|since|meanwhile|these days|new|anew|other than before|not .* but|used to)\b/i

/** The words of a message that say something newer about what a known fact says. */
export interface LaterWords {
  fact: KnownFact
  quote: string
  messageId: number
}

/**
 * Finds what these messages tell anew about known facts, whether the keeper has seen it or not: an older fact is then
 * never told alone. The reader's word has nothing newer but theirs.
 */
export function findLaterWords(
  known: readonly KnownFact[],
  messages: readonly PathText[],
  kept: readonly CheckedFact[],
): LaterWords[] {
  const sentences = messages
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ id, content }) => sentencesOf(content).map((text) => sentenceOf(id, text)))
    .filter(({ text }) => text.split(' ').length <= MOST_WORDS && !/\?["'”’]*$/.test(text))
  const replaced = new Set(kept.map(({ replaces }) => replaces))
  return known
    .filter(({ id, origin, weight, laterIds }) => {
      const isNewest = laterIds.length === 0 && !replaced.has(id)
      return origin === 'keeper' && weight >= LEAST_WEIGHT && isNewest
    })
    .toReversed()
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap((fact) => {
      const later = latestAbout(fact, sentences)
      return later ? [{ fact, quote: later.text, messageId: later.messageId }] : []
    })
    .slice(0, MOST_OF_A_SPAN)
}

/** Notes with facts that the keeper has found which known ones they bring up to date; returns what it has not found. */
export function joinLaterWords(later: readonly LaterWords[], kept: CheckedFact[]): LaterWords[] {
  return later.filter(({ fact, quote, messageId }) => {
    const found = kept.find(
      (each) =>
        each.messageId === messageId &&
        each.updates === undefined &&
        (each.quote.includes(quote) || quote.includes(each.quote)),
    )
    if (found) found.updates = fact.id
    return !found
  })
}

interface Sentence {
  messageId: number
  text: string
  stems: Set<string>
  isChange: boolean
}

const sentenceOf = (messageId: number, text: string): Sentence => ({
  messageId,
  text,
  stems: new Set(wordsOf(text).flatMap(({ stem, isGlue }) => (isGlue ? [] : [stem]))),
  isChange: CHANGE.test(text),
})

function latestAbout({ entry, text }: KnownFact, sentences: readonly Sentence[]): Sentence | undefined {
  const names = [entry.name, ...entry.aliases].map((name) => contentStems(name))
  const named = new Set(names.flat())
  const said = contentStems(text).filter((stem) => !named.has(stem))
  if (said.length === 0) return undefined
  return sentences.findLast(({ stems, isChange }) => {
    if (!names.some((name) => name.length > 0 && name.every((stem) => stems.has(stem)))) return false
    const shared = said.filter((stem) => stems.has(stem)).length
    // The very same words are nothing newer.
    if (shared === said.length) return false
    return shared > 0 && shared / said.length >= (isChange ? LEAST_SHARE_OF_CHANGE : LEAST_SHARE)
  })
}

const contentStems = (text: string): string[] => [
  ...new Set(wordsOf(text).flatMap(({ stem, isCommon }) => (isCommon ? [] : [stem]))),
]
