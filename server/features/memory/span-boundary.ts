import type { SpanRow } from './spans.queries.ts'
import type { StoryPath } from './story-path.queries.ts'

/** Exchanges that go along word for word before the oldest of them are retold. */
const MOST_EXCHANGES_BEHIND = 20
/** Exchanges that a span of the first level retells. */
export const SPAN_EXCHANGES = 12
/** Spans of the first level that one of the second retells. */
export const SPANS_IN_ONE = 4

/**
 * Returns how many spans of the first level a path of so many replies has. The last of them ends where the words that
 * go along begin. It follows from the path alone, so that a path remembers the same whichever way led to it.
 */
export const spansOfPath = (replies: number): number =>
  replies <= MOST_EXCHANGES_BEHIND
    ? 0
    : Math.floor((replies - MOST_EXCHANGES_BEHIND - 1) / SPAN_EXCHANGES) + 1

/** The number of the reply, from 1 on, with which a span of the first level ends. */
export const lastReplyOf = (ordinal: number): number => ordinal * SPAN_EXCHANGES

/** The rows of a part of a path, oldest first: the keeper's and the reader's. */
export function rowsAt(path: StoryPath, rows: readonly SpanRow[], level: number, ordinal: number): SpanRow[] {
  const toMessageId = path.replyIds[lastReplyOf(level === 2 ? ordinal * SPANS_IN_ONE : ordinal) - 1]
  return rows.filter((row) => row.level === level && row.toMessageId === toMessageId && isCurrent(row))
}

/** The row that retells a part of a path, the reader's before the keeper's; undefined while it is not retold. */
export function spanAt(
  path: StoryPath,
  rows: readonly SpanRow[],
  level: number,
  ordinal: number,
): SpanRow | undefined {
  const retold = rowsAt(path, rows, level, ordinal).filter(isRetold)
  return retold.findLast(({ origin }) => origin === 'reader') ?? retold.at(-1)
}

/** The spans of the first level that one of the second retells. */
export const partsOf = (path: StoryPath, rows: readonly SpanRow[], ordinal: number): SpanRow[] =>
  Array.from({ length: SPANS_IN_ONE }, (_, at) => (ordinal - 1) * SPANS_IN_ONE + at + 1).flatMap(
    (part) => spanAt(path, rows, 1, part) ?? [],
  )

export const wordsOfPart = ({ title, summary }: Pick<SpanRow, 'title' | 'summary'>): string =>
  `${title}.\n${summary}`

/** NOTE: a span whose words were changed has a summary while it waits to be kept anew. */
export const isRetold = ({ summary }: SpanRow): boolean => summary !== ''
const isCurrent = ({ status }: SpanRow): boolean => status !== 'former'
