import type { DueSpan } from '#server/features/stories/story-access.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { lastReplyOf, SPANS_IN_ONE, spansOfPath } from './span-boundary.ts'
import { findSpansOf } from './spans.queries.ts'
import { readStoryPath, type PathEnd } from './story-path.queries.ts'
import { memoryRowsAt } from './story-rows.queries.ts'

/**
 * Returns the part of a path that is to be kept next, if any: four spans that are to be one, else the oldest
 * exchanges that are not kept yet. What has failed is due again when the path has just become long enough for another
 * span, unless `retriesFailed` says otherwise. `end` and `version` are what is known of the path and of the story's memory.
 */
export async function findNextDue(
  db: Connection,
  storyId: string,
  headId: number,
  { end, version, retriesFailed }: { end?: PathEnd; version?: number; retriesFailed?: boolean } = {},
): Promise<DueSpan | undefined> {
  const path = await readStoryPath(db, storyId, headId, end)
  const spans = spansOfPath(path.replyIds.length)
  if (spans === 0) return undefined
  const isNewlyLong = spans > spansOfPath(path.replyIds.length - 1)
  const skipsFailed = !(retriesFailed ?? isNewlyLong)
  const rows =
    version === undefined ? await findSpansOf(db, storyId) : (await memoryRowsAt(db, storyId, version)).spans
  const statusOf = (level: number, toMessageId: number) =>
    rows.find(
      (row) =>
        row.level === level &&
        row.toMessageId === toMessageId &&
        row.origin === 'keeper' &&
        row.status !== 'former',
    )?.status
  const endOf = (ordinal: number) => path.replyIds[lastReplyOf(ordinal) - 1]!
  const startOf = (ordinal: number) =>
    ordinal === 1 ? path.messageIds[0]! : path.messageIds[path.messageIds.indexOf(endOf(ordinal - 1)) + 1]!
  const dueOf = (level: number, ordinal: number, first: number, last: number): DueSpan | undefined => {
    const toMessageId = endOf(last)
    const isSkipped = skipsFailed && statusOf(level, toMessageId) === 'failed'
    return isSkipped ? undefined : { level, ordinal, fromMessageId: startOf(first), toMessageId }
  }
  for (let ordinal = 1; ordinal <= spans; ordinal++) {
    if (statusOf(1, endOf(ordinal)) !== 'kept') return dueOf(1, ordinal, ordinal, ordinal)
    if (ordinal % SPANS_IN_ONE > 0 || statusOf(2, endOf(ordinal)) === 'kept') continue
    return dueOf(2, ordinal / SPANS_IN_ONE, ordinal - SPANS_IN_ONE + 1, ordinal)
  }
  return undefined
}
