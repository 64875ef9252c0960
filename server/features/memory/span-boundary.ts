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
