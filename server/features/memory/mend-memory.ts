import type { MessageCorrection } from '#server/features/stories/story-access.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { hasQuote } from './check-facts.ts'
import { checkSummary, checkTitle, firstSentences } from './check-summary.ts'
import { findFactsOf, insertFact, isLoss } from './entries.queries.ts'
import { readPathMemory } from './path-memory.ts'
import { isRetold, partsOf, wordsOfPart } from './span-boundary.ts'
import { findSpansAround, findSpansOf, withdrawDueSpan, replaceSpan, type SpanRow } from './spans.queries.ts'
import { findTexts, readStoryPath } from './story-path.queries.ts'
import { holdMemory } from './story-rows.queries.ts'

/**
 * Makes what a story remembers follow the words of a message that were corrected where they stand: facts whose quote
 * is gone are struck, summaries are held against the new words and stale. Belongs into the correction's transaction.
 */
export async function mendMemory(
  trx: Connection,
  { storyId, message, now }: MessageCorrection,
): Promise<void> {
  await holdMemory(trx, storyId)
  await strikeLostFacts(trx, storyId, message, now)
  for (const span of await findSpansAround(trx, storyId, message.depth)) {
    const path = await readStoryPath(trx, storyId, span.toMessageId)
    if (!path.has(message.id)) continue
    if (isRetold(span)) await retell(trx, span, now)
    else await withdrawDueSpan(trx, span.id)
  }
}

/** Strikes what rests on words that are gone; where they are back, it holds again. */
async function strikeLostFacts(
  trx: Connection,
  storyId: string,
  { id: messageId, content }: MessageCorrection['message'],
  now: number,
): Promise<void> {
  const facts = await findFactsOf(trx, storyId)
  const undone = new Set(facts.map((fact) => fact.isStrike === 1 && fact.replacesId))
  const lost = new Map(
    facts.flatMap((fact) => (isLoss(fact) && !undone.has(fact.id) ? [[fact.replacesId, fact.id]] : [])),
  )
  for (const { id, entryId, spanId, quote, weight, ...fact } of facts) {
    if (fact.messageId !== messageId || fact.origin !== 'keeper' || quote === null) continue
    const lossId = lost.get(id)
    if (hasQuote(content, quote) === (lossId === undefined)) continue
    const strike = { text: '', findBy: [], weight, isStrike: true, origin: 'keeper' } as const
    const place = { storyId, entryId, spanId: spanId ?? undefined, messageId, replacesId: lossId ?? id, now }
    await insertFact(trx, { ...strike, ...place })
  }
}

/** Keeps of a summary the part that still holds after the new words, until the keeper has told it anew. */
async function retell(trx: Connection, span: SpanRow, now: number): Promise<void> {
  const { words, known } = span.level === 1 ? await wordsOfSpan(trx, span) : await wordsOfSpans(trx, span)
  const source = [words, ...known].join('\n')
  const checked = (threads: string) =>
    JSON.stringify((JSON.parse(threads) as string[]).map((each) => checkTitle(each, source)).filter(Boolean))
  await replaceSpan(trx, span, {
    status: 'stale',
    title: checkTitle(span.title, source),
    summary: checkSummary(span.summary, source) || firstSentences(words),
    openThreads: checked(span.openThreads),
    closedThreads: checked(span.closedThreads),
    finishedAt: now,
  })
}

async function wordsOfSpan(trx: Connection, { storyId, fromMessageId, toMessageId }: SpanRow) {
  const { path, facts } = await readPathMemory(trx, storyId, toMessageId)
  const messages = await findTexts(
    trx,
    storyId,
    path.messageIds.slice(path.messageIds.indexOf(fromMessageId)),
  )
  const words = messages.map(({ content }) => content).join('\n')
  return { words, known: facts.map(({ text }) => text) }
}

async function wordsOfSpans(trx: Connection, { storyId, toMessageId, ordinal }: SpanRow) {
  const [path, rows] = await Promise.all([
    readStoryPath(trx, storyId, toMessageId),
    findSpansOf(trx, storyId),
  ])
  return { words: partsOf(path, rows, ordinal).map(wordsOfPart).join('\n'), known: [] }
}
