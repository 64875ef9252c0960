import type { CountNew } from '#server/platform/http/rate-limits.ts'
import type { BegunTurn, TurnAtHead, TurnEndRows } from './turn-rows.ts'

/**
 * The hot path: what every turn asks of the database, written by hand for each engine (decision 0045). On SQLite one
 * transaction in one go, on PostgreSQL one round trip for all turns that come together (decision 0063).
 */
export interface TurnStore {
  /** Has the database plan what a turn asks before the first reader waits for it. Stores nothing. */
  prepare(): Promise<void>
  /** Stores the beginning of a turn; undefined, and nothing stored, where anything is in the way. Throws a unique violation. */
  begin(turn: TurnAtHead, countNew: CountNew): Promise<BegunTurn | undefined>
  /** Stores the end of a turn that its worker still holds; false, and nothing stored, where it was lost. */
  end(rows: TurnEndRows): Promise<boolean>
}
