import { setImmediate } from 'node:timers/promises'
import type { Connection } from '#server/platform/db/schema.ts'
import type { DocumentMemory } from './story-document.ts'

interface MemoryOf {
  storyId: string
  memory: DocumentMemory
  /** By their number in the document less one. */
  messageIds: readonly number[]
  now: number
}

/** Others have their turn after so many. */
const FACTS_AT_ONCE = 100

/** Stores what a document remembers for the story that was made of it. Belongs into its transaction. */
export async function storeDocumentMemory(
  db: Connection,
  { storyId, memory, messageIds, now }: MemoryOf,
): Promise<void> {
  const spanIds: number[] = []
  const entryIds: number[] = []
  const factIds: number[] = []
  const among = (ids: readonly number[], number: number | null) => (number === null ? null : ids[number - 1]!)

  for (const { id: _, fromMessage, toMessage, openThreads, closedThreads, ...span } of memory.spans) {
    const { id } = await db
      .insertInto('memorySpans')
      .values({
        ...span,
        storyId,
        status: 'kept',
        fromMessageId: among(messageIds, fromMessage)!,
        toMessageId: among(messageIds, toMessage)!,
        openThreads: JSON.stringify(openThreads),
        closedThreads: JSON.stringify(closedThreads),
        createdAt: now,
        finishedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    spanIds.push(id)
  }
  for (const { kind, name, span, aliases } of memory.entries) {
    const spanId = among(spanIds, span)
    const { id } = await db
      .insertInto('memoryEntries')
      .values({ storyId, spanId, kind, name, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    entryIds.push(id)
    for (const alias of aliases)
      await db
        .insertInto('memoryAliases')
        .values({ storyId, entryId: id, spanId: among(spanIds, alias.span), name: alias.name })
        .execute()
  }
  for (const { id, mergedInto } of memory.entries)
    if (mergedInto !== null)
      await db
        .updateTable('memoryEntries')
        .set({ mergedIntoId: among(entryIds, mergedInto) })
        .where('id', '=', among(entryIds, id)!)
        .execute()
  for (const { id: _, entry, span, message, replaces, updates, ...fact } of memory.facts) {
    const { id } = await db
      .insertInto('memoryFacts')
      .values({
        ...fact,
        storyId,
        entryId: among(entryIds, entry)!,
        spanId: among(spanIds, span),
        messageId: among(messageIds, message),
        replacesId: among(factIds, replaces),
        updatesId: among(factIds, updates ?? null),
        knownBy: fact.knownBy === null ? null : JSON.stringify(fact.knownBy),
        isStrike: fact.isStrike ? 1 : 0,
        isPinned: fact.isPinned ? 1 : 0,
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    factIds.push(id)
    if (factIds.length % FACTS_AT_ONCE === 0) await setImmediate()
  }
}
