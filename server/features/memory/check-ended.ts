import { quotesIn, type CheckedFact } from './check-facts.ts'
import type { KnownFact, PathMemory } from './path-memory.ts'
import type { EndedFact } from './read-keeper-reply.ts'
import type { PathText } from './story-path.queries.ts'
import { stemsOf } from './word-stems.ts'

/** A known fact that a message ends. */
export interface EndedByWords {
  fact: KnownFact
  quote: string
  messageId: number
}

interface EndedAmong {
  /** Those that the keeper was told. */
  known: readonly KnownFact[]
  messages: readonly PathText[]
  /** Facts that it has found in the same messages. */
  facts: readonly CheckedFact[]
  before: PathMemory
}

/**
 * Keeps what the keeper says is over: a fact that it was told, once, ended by literal words of one of the messages that
 * name whom or what the fact says. What is replaced is not struck as well, and what its reader was asked is not asked again.
 */
export function checkEnded(
  ended: readonly EndedFact[],
  { known, messages, facts, before }: EndedAmong,
): EndedByWords[] {
  const findQuote = quotesIn(messages)
  const asked = before.proposals.filter(({ isStrike }) => isStrike === 1)
  const settled = new Set([
    ...facts.map(({ replaces }) => replaces),
    ...asked.map(({ replacesId }) => replacesId),
  ])
  return ended.flatMap(({ id, quote }) => {
    const fact = known.find((each) => each.id === id)
    const found = findQuote(quote)
    if (!fact || !found || settled.has(id) || !isNamedIn(found.literal, fact)) return []
    settled.add(id)
    return [{ fact, quote: found.literal, messageId: found.messageId }]
  })
}

const isNamedIn = (quote: string, { entry, text }: KnownFact): boolean =>
  !stemsOf(quote).isDisjointFrom(stemsOf([entry.name, ...entry.aliases, text].join('\n')))
