import type { Connection } from '#server/platform/db/schema.ts'
import { spanAt, spansOfPath } from './span-boundary.ts'
import { findSpansOf } from './spans.queries.ts'
import { readStoryPath } from './story-path.queries.ts'

/** A part of a path that the memory has a name for. */
export interface RetoldPart {
  title: string
  /** The reply with which it ends. */
  toMessageId: number
}

/** Names the parts of the path down to `headId`, oldest first and without a gap, as far as the memory retells it. */
export async function readRetoldParts(
  db: Connection,
  storyId: string,
  headId: number,
): Promise<RetoldPart[]> {
  const [path, rows] = await Promise.all([readStoryPath(db, storyId, headId), findSpansOf(db, storyId)])
  const parts: RetoldPart[] = []
  for (let ordinal = 1; ordinal <= spansOfPath(path.replyIds.length); ordinal++) {
    const span = spanAt(path, rows, 1, ordinal)
    if (!span) break
    parts.push({ title: span.title, toMessageId: span.toMessageId })
  }
  return parts
}
