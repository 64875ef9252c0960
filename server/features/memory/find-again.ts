import { hasQuote, type CheckedFact } from './check-facts.ts'
import type { StoredFact } from './entries.queries.ts'
import type { LaterWords } from './later-words.ts'
import type { PathText } from './story-path.queries.ts'

type OwnFact = Pick<StoredFact, 'id' | 'messageId' | 'quote' | 'text' | 'updatesId'>

/** A fact that was found before in the same words, and the known ones that it replaces and brings up to date now. */
export interface FactAgain {
  id: number
  replaces?: number
  updates?: number
}

/** All that a part has brought before and its words still bear out, whether it holds, waits, or its reader has had it struck. */
export const ownFacts = (
  rows: readonly StoredFact[],
  ownSpanId: number,
  messages: readonly PathText[],
): OwnFact[] => {
  const contents = new Map(messages.map(({ id, content }) => [id, content]))
  return rows.filter(({ spanId, isStrike, messageId, quote }) => {
    const isOwn = spanId === ownSpanId && isStrike === 0
    return isOwn && quote !== null && hasQuote(contents.get(messageId ?? 0) ?? '', quote)
  })
}

/** Takes apart what was found into what is new and what rests on the words of a fact that the part has brought before. */
export function findAgain(
  own: readonly OwnFact[],
  facts: readonly CheckedFact[],
  later: readonly LaterWords[],
): { facts: CheckedFact[]; later: LaterWords[]; again: FactAgain[] } {
  const free = new Set(own)
  const again: FactAgain[] = []
  const sameAs =
    ({ messageId, quote }: { messageId: number; quote: string }) =>
    (known: OwnFact) =>
      known.messageId === messageId &&
      known.quote !== null &&
      (known.quote.includes(quote) || quote.includes(known.quote))
  const take = (known: OwnFact | undefined, links: Omit<FactAgain, 'id'>): boolean => {
    if (!known) return false
    free.delete(known)
    again.push({ id: known.id, ...links })
    return true
  }
  const newFacts = facts.filter((fact) => {
    const same = [...free].filter(sameAs(fact))
    const { replaces, updates } = fact
    take(same.find(({ text }) => text === fact.text) ?? same[0], { replaces, updates })
    return !own.some(sameAs(fact))
  })
  const newLater = later.filter((words) => {
    const same = [...free].filter(sameAs(words))
    const known = same.find(({ updatesId }) => updatesId === words.fact.id) ?? same[0]
    return !take(known, { updates: words.fact.id })
  })
  // What they were later words on is no longer known.
  for (const { id, updatesId } of free) if (updatesId !== null) again.push({ id })
  return { facts: newFacts, later: newLater, again }
}
