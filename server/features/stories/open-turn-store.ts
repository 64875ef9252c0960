import { observed } from '#server/platform/db/observed.ts'
import type { OpenDatabase } from '#server/platform/db/open-db.ts'
import type { GroupingSqliteDriver } from '#server/platform/db/sqlite-driver.ts'
import { findHead, openBeginnings, storeBeginning } from './begin-turn.sqlite.ts'
import { openEndings, storeEnd } from './end-turn.sqlite.ts'
import { postgresTurns } from './turn-store.postgres.ts'
import type { TurnStore } from './turn-store.ts'

export const openTurnStore = ({ pool, sqlite }: Omit<OpenDatabase, 'db'>): TurnStore =>
  sqlite ? sqliteTurns(sqlite) : postgresTurns(pool!)

function sqliteTurns(driver: GroupingSqliteDriver): TurnStore {
  openBeginnings(driver)
  openEndings(driver)
  return {
    // Plans are made in this process, in less than a millisecond.
    async prepare() {},
    async begin(turn, countNew) {
      // What is not new must not count, and nothing can be awaited inside of the transaction.
      const head = findHead(driver.read, turn)
      if (!head) return undefined
      await countNew()
      return observed(() => driver.transact((run) => storeBeginning(run, turn, head)))
    },
    end: (rows) => observed(() => driver.transact((run) => storeEnd(run, rows))),
  }
}
