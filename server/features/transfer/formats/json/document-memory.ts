import type { Connection } from '#server/platform/db/schema.ts'
import { Numbers } from './numbers.ts'
import type { DocumentMemory } from './story-document.ts'

/** The memory of a story on the messages of a document, with its numbers in the place of ids. */
export async function readDocumentMemory(
  db: Connection,
  storyId: string,
  messages: Numbers,
): Promise<DocumentMemory> {
  const [spanRows, entryRows, aliasRows, factRows] = await findMemoryRows(db, storyId)
  const has = (numbers: Numbers, id: number | null): boolean => id === null || numbers.of(id) !== null
  const spans = spanRows.filter(
    ({ fromMessageId, toMessageId }) => has(messages, fromMessageId) && has(messages, toMessageId),
  )
  const spanNumbers = new Numbers(spans.map(({ id }) => id))
  const entries = entryRows.filter(({ spanId }) => has(spanNumbers, spanId))
  const entryNumbers = new Numbers(entries.map(({ id }) => id))
  const facts = factRows.filter(
    ({ entryId, spanId, messageId }) =>
      has(entryNumbers, entryId) && has(spanNumbers, spanId) && has(messages, messageId),
  )
  const factNumbers = new Numbers(facts.map(({ id }) => id))

  return {
    spans: spans.map((span) => ({
      id: spanNumbers.of(span.id)!,
      level: span.level,
      ordinal: span.ordinal,
      fromMessage: messages.of(span.fromMessageId)!,
      toMessage: messages.of(span.toMessageId)!,
      origin: span.origin,
      title: span.title,
      summary: span.summary,
      openThreads: JSON.parse(span.openThreads) as string[],
      closedThreads: JSON.parse(span.closedThreads) as string[],
    })),
    entries: entries.map(({ id, spanId, kind, name, mergedIntoId }) => ({
      id: entryNumbers.of(id)!,
      span: spanNumbers.of(spanId),
      kind,
      name,
      aliases: aliasRows
        .filter((alias) => alias.entryId === id && has(spanNumbers, alias.spanId))
        .map((alias) => ({ span: spanNumbers.of(alias.spanId), name: alias.name })),
      mergedInto: entryNumbers.of(mergedIntoId),
    })),
    facts: facts.map((fact) => ({
      id: factNumbers.of(fact.id)!,
      entry: entryNumbers.of(fact.entryId)!,
      span: spanNumbers.of(fact.spanId),
      message: messages.of(fact.messageId),
      text: fact.text,
      quote: fact.quote,
      words: fact.words,
      weight: fact.weight,
      knownBy: fact.knownBy === null ? null : (JSON.parse(fact.knownBy) as string[]),
      replaces: factNumbers.of(fact.replacesId),
      ...(fact.updatesId !== null && { updates: factNumbers.of(fact.updatesId) }),
      isStrike: fact.isStrike === 1,
      isPinned: fact.isPinned === 1,
      ...(fact.proposal !== null && { proposal: fact.proposal }),
      origin: fact.origin,
    })),
  }
}

const findMemoryRows = (db: Connection, storyId: string) =>
  Promise.all([
    db
      .selectFrom('memorySpans')
      .selectAll()
      .where('storyId', '=', storyId)
      .where('status', '!=', 'former')
      // A span that is being kept anew is told in brief already.
      .where((e) => e.or([e('status', '=', 'kept'), e('summary', '!=', '')]))
      .orderBy('id')
      .execute(),
    db.selectFrom('memoryEntries').selectAll().where('storyId', '=', storyId).orderBy('id').execute(),
    db.selectFrom('memoryAliases').selectAll().where('storyId', '=', storyId).orderBy('id').execute(),
    db.selectFrom('memoryFacts').selectAll().where('storyId', '=', storyId).orderBy('id').execute(),
  ])
