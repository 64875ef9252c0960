import type { GroupingSqliteDriver } from '#server/platform/db/sqlite-driver.ts'
import { storeEnd } from './end-turn.sqlite.ts'
import type { TurnStore } from './turn-store.ts'

export const sqliteTurns = (driver: GroupingSqliteDriver): TurnStore => ({
  end: (rows) => driver.transact((run) => storeEnd(run, rows)),
})
