import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely'
import { snakeCase } from './camel-case.ts'
import type { GroupingSqliteDriver } from './sqlite-driver.ts'

/** Kysely over Node's own SQLite. Every commit is on the disk before it is answered (WAL, synchronous=FULL). */
export const openSqliteDialect = (driver: GroupingSqliteDriver): Dialect => ({
  createAdapter: () => new SharedSqliteAdapter(),
  createDriver: () => driver,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SnakeCaseSqliteCompiler(),
})

/** The driver itself sees to it that transactions stay apart. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class SnakeCaseSqliteCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(snakeCase(identifier))
  }
}
