import type { OpenDatabase } from '#server/platform/db/open-db.ts'
import type { GroupingSqliteDriver } from '#server/platform/db/sqlite-driver.ts'
import { findHead, storeBeginning } from './begin-turn.sqlite.ts'
import { storeEnd } from './end-turn.sqlite.ts'
import { postgresTurns } from './turn-store.postgres.ts'
import type { TurnStore } from './turn-store.ts'

export const openTurnStore = ({ pool, sqlite }: Omit<OpenDatabase, 'db'>): TurnStore =>
  sqlite ? sqliteTurns(sqlite) : postgresTurns(pool!)

const sqliteTurns = (driver: GroupingSqliteDriver): TurnStore => ({
  async begin(turn, countNew) {
    // What is not new must not count, and nothing can be awaited inside of the transaction.
    if (!findHead(driver.read, turn)) return undefined
    await countNew()
    return driver.transact((run) => storeBeginning(run, turn))
  },
  end: (rows) => driver.transact((run) => storeEnd(run, rows)),
})
