import { PostgresAdapter, type Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Engine } from './columns.ts'

/** The engine below a database or a transaction, for the few statements that the two spell differently. */
export const engineOf = <T>(db: Kysely<T>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** The adapter of a database on PostgreSQL, which knows the connections below it. */
export class PoolAdapter extends PostgresAdapter {
  readonly pool: Pool

  constructor(pool: Pool) {
    super()
    this.pool = pool
  }
}

/** The connections of a database on PostgreSQL, for statements that it plans by name; they see what has been committed. */
export const poolOf = <T>(db: Kysely<T>): Pool => (db.getExecutor().adapter as PoolAdapter).pool
