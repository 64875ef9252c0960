import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, type Dialect } from 'kysely'

/** How long a writer waits for another process that holds the file, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000
const MOST_PREPARED = 200

/** Kysely over Node's own SQLite. Every commit is on the disk before it is answered (WAL, synchronous=FULL). */
export function openSqliteDialect(file: string): Dialect {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const prepared = new Map<string, ReturnType<typeof adapt>>()

  const prepare = (sql: string) => {
    // NOTE: a transaction takes the write lock at once; one that reads first could not upgrade beside another process.
    const text = sql === 'begin' ? 'begin immediate' : sql
    const known = prepared.get(text)
    if (known) return known
    if (prepared.size >= MOST_PREPARED) prepared.clear()
    const statement = adapt(database.prepare(text))
    prepared.set(text, statement)
    return statement
  }
  return new SqliteDialect({ database: { prepare, close: () => database.close() } })
}

function adapt(statement: StatementSync) {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...values(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...values(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...values(parameters)),
  }
}
