import type { OpenDatabase } from '#server/platform/db/open-db.ts'
import type { TurnEndRows } from './end-turn.ts'

/**
 * The hot path: what every turn asks of the database, written by hand for each engine (decision 0048). On SQLite one
 * transaction in one go, on PostgreSQL one round trip.
 */
export interface TurnStore {
  /** Stores the end of a turn that its worker still holds; false, and nothing stored, where it was lost. */
  end(rows: TurnEndRows): Promise<boolean>
}

export async function openTurnStore({ pool, sqlite }: Omit<OpenDatabase, 'db'>): Promise<TurnStore> {
  if (sqlite) {
    const { sqliteTurns } = await import('./turn-store.sqlite.ts')
    return sqliteTurns(sqlite)
  }
  const { postgresTurns } = await import('./turn-store.postgres.ts')
  return postgresTurns(pool!)
}
