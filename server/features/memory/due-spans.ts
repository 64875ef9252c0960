import { minutesMs } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { lastReplyOf, SPANS_IN_ONE, spansOfPath } from './span-boundary.ts'
import { findSpansOf, insertDueSpan, reopenSpan, type SpanPlace } from './spans.queries.ts'
import { readStoryPath, type PathEnd } from './story-path.queries.ts'
import { memoryRowsAt } from './story-rows.queries.ts'

/** Time after which a turn that ends has a span tried again that could not be kept. */
const TRY_AGAIN_AFTER_MS = 10 * minutesMs

/**
 * Returns the part of a path that is to be kept next, if any: four spans that are to be one, else the oldest
 * exchanges that are not kept yet. `end` and `version` are what is known of the path and of the story's memory.
 */
export async function findNextDue(
  db: Connection,
  storyId: string,
  headId: number,
  { end, version }: { end?: PathEnd; version?: number } = {},
): Promise<SpanPlace | undefined> {
  const path = await readStoryPath(db, storyId, headId, end)
  const spans = spansOfPath(path.replyIds.length)
  if (spans === 0) return undefined
  const rows =
    version === undefined ? await findSpansOf(db, storyId) : (await memoryRowsAt(db, storyId, version)).spans
  const isKept = (level: number, toMessageId: number) =>
    rows.some(
      (row) =>
        row.level === level &&
        row.toMessageId === toMessageId &&
        row.origin === 'keeper' &&
        row.status === 'kept',
    )
  const endOf = (ordinal: number) => path.replyIds[lastReplyOf(ordinal) - 1]!
  const startOf = (ordinal: number) =>
    ordinal === 1 ? path.messageIds[0]! : path.messageIds[path.messageIds.indexOf(endOf(ordinal - 1)) + 1]!
  for (let ordinal = 1; ordinal <= spans; ordinal++) {
    const toMessageId = endOf(ordinal)
    if (!isKept(1, toMessageId))
      return { storyId, level: 1, ordinal, fromMessageId: startOf(ordinal), toMessageId }
    if (ordinal % SPANS_IN_ONE > 0 || isKept(2, toMessageId)) continue
    const fromMessageId = startOf(ordinal - SPANS_IN_ONE + 1)
    return { storyId, level: 2, ordinal: ordinal / SPANS_IN_ONE, fromMessageId, toMessageId }
  }
  return undefined
}

/**
 * Writes down what is due; what failed a while ago is due again, and so is what was changed since it was kept. What is
 * not written here, the next turn finds due.
 */
export async function writeDue(db: Connection, place: SpanPlace, now: number): Promise<void> {
  await insertDueSpan(db, { ...place, now })
  await reopenSpan(db, { ...place, failedBefore: now - TRY_AGAIN_AFTER_MS })
}
