import { FACT_WORDS } from '#contract/memory.ts'
import type { KeptFact } from './read-keeper-reply.ts'
import type { PathText } from './story-path.queries.ts'
import { hasNegation, wordsOf } from './word-stems.ts'

/** A fact that rests on the words of a message. */
export interface CheckedFact extends KeptFact {
  messageId: number
  /** The known fact about which it says something newer. */
  updates?: number
}

const MOST_QUOTE_WORDS = 40
const MOST_CUES = 12

/**
 * Keeps the facts that have a literal quote in one of the messages. One that says more than its quote says, or says it
 * otherwise, is given in the words of the quote: these were told, whatever the keeper made of them.
 */
export function checkFacts(facts: readonly KeptFact[], messages: readonly PathText[]): CheckedFact[] {
  const findQuote = quotesIn(messages)
  const seen = new Set<string>()
  return facts.flatMap((fact) => {
    const found = findQuote(fact.quote)
    if (!found) return []
    const { plain: quote, literal, messageId } = found
    const text = isCoveredBy(fact, quote) ? fact.text : shortQuote(literal)
    const key = `${fact.about.toLowerCase()}\n${text}`
    if (text === undefined || seen.has(key)) return []
    seen.add(key)
    const cues = fact.cues.slice(0, MOST_CUES)
    return [{ ...fact, text, cues, quote: literal, messageId }]
  })
}

/** Finds quotes of eight signs or more where these messages say so. */
export function quotesIn(messages: readonly PathText[]) {
  const plainTexts = messages.map((message) => ({ message, text: plain(message.content) }))
  return (words: string) => {
    const quote = plain(words)
    const source = quote.length < 8 ? undefined : plainTexts.find(({ text }) => text.includes(quote))
    if (!source) return undefined
    const { id: messageId, content } = source.message
    return { plain: quote, literal: literalQuote(content, quote), messageId }
  }
}

/** Whether a quote stands in a message as it is now. */
export const hasQuote = (content: string, quote: string): boolean => plain(content).includes(plain(quote))

/** The same signs for quotation marks, dashes and spaces, in small letters: models change these when they copy. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[“”„«»"]/g, '"')
    .replace(/[‘’‚`]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The quote as the message has it; as the keeper has it where markup stands inside. */
function literalQuote(content: string, quote: string): string {
  const flat = content.replace(/\s+/g, ' ')
  const at = flat.toLowerCase().indexOf(quote)
  return at < 0 ? quote : flat.slice(at, at + quote.length)
}

const shortQuote = (quote: string): string | undefined =>
  quote.split(' ').length <= MOST_QUOTE_WORDS ? quote : undefined

/** Whether all that a fact says stands in its quote, in the same order, and is not denied on one side alone. */
function isCoveredBy({ text, about, aliases }: KeptFact, quote: string): boolean {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > FACT_WORDS) return false
  if (hasNegation(text) !== hasNegation(quote)) return false
  const named = new Set(wordsOf([about, ...aliases].join(' ')).map(({ stem }) => stem))
  const quoted = wordsOf(quote).map(({ stem }) => stem)
  const inQuote = new Set(quoted)
  let at = 0
  return words.every((word) => {
    if (word.isGlue && !word.isName) return true
    if (!inQuote.has(word.stem)) return named.has(word.stem) && !word.isNumber
    const found = quoted.indexOf(word.stem, at)
    if (found >= 0) at = found
    return found >= 0 || named.has(word.stem)
  })
}
