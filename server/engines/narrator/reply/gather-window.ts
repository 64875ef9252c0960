const GATHER_MS = 50
const GATHER_AT_MOST_MS = 250
/** Pieces without a word of the story that are looked at as they come; a model that thinks for long has many more. */
const MOST_AT_ONCE = 8

interface GatherState {
  /** Replies that are generated at the same time. */
  running: number
  /** Pieces that were handed on so far. */
  pieces: number
  /** Any of them held a word of the story. */
  hasSpoken: boolean
}

/**
 * Time for which text is gathered before it is handed on: the more replies are generated at once, the longer, since each
 * piece is a write to a reader, and hundreds of readers share one event loop. None before the first word: it may have been
 * held back because it could have begun a mark ('As' of 'assistantfinal'), and the next token tells.
 */
export const gatherMsFor = ({ running, pieces, hasSpoken }: GatherState): number =>
  !hasSpoken && pieces <= MOST_AT_ONCE ? 0 : Math.min(GATHER_MS + running / 2, GATHER_AT_MOST_MS)
