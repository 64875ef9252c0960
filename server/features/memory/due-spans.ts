import type { Connection } from '#server/platform/db/schema.ts'
import { lastReplyOf, SPANS_IN_ONE, spansOfPath } from './span-boundary.ts'
import { findSpansOf, insertDueSpan, MOST_ATTEMPTS, reopenSpan, type SpanPlace } from './spans.queries.ts'
import { readStoryPath, type PathEnd } from './story-path.queries.ts'
import { memoryRowsAt } from './story-rows.queries.ts'

/** The part of a path to be kept next, and whether the path has just become long enough for another span. */
export interface DueSpan extends SpanPlace {
  isNewlyLong: boolean
}

/**
 * Returns the part of a path that is to be kept next, if any: four spans that are to be one, else the oldest
 * exchanges that are not kept yet. `end` and `version` are what is known of the path and of the story's memory.
 */
export async function findNextDue(
  db: Connection,
  storyId: string,
  headId: number,
  { end, version }: { end?: PathEnd; version?: number } = {},
): Promise<DueSpan | undefined> {
  const path = await readStoryPath(db, storyId, headId, end)
  const spans = spansOfPath(path.replyIds.length)
  if (spans === 0) return undefined
  const isNewlyLong = spans > spansOfPath(path.replyIds.length - 1)
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
      return { storyId, level: 1, ordinal, fromMessageId: startOf(ordinal), toMessageId, isNewlyLong }
    if (ordinal % SPANS_IN_ONE > 0 || isKept(2, toMessageId)) continue
    const fromMessageId = startOf(ordinal - SPANS_IN_ONE + 1)
    return { storyId, level: 2, ordinal: ordinal / SPANS_IN_ONE, fromMessageId, toMessageId, isNewlyLong }
  }
  return undefined
}

/**
 * Writes down what is due; so is what was changed since it was kept. What failed is tried once more when the next
 * exchanges are due, or from the beginning where the reader asks for it. What is not written here, the next turn finds due.
 */
export async function writeDue(
  db: Connection,
  due: DueSpan,
  { now, isAsked = false }: { now: number; isAsked?: boolean },
): Promise<void> {
  await insertDueSpan(db, { ...due, now })
  await reopenSpan(db, due, 'stale', 0)
  if (isAsked || due.isNewlyLong) await reopenSpan(db, due, 'failed', isAsked ? 0 : MOST_ATTEMPTS - 1)
}
