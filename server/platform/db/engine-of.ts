import { PostgresAdapter, type Kysely } from 'kysely'
import type { Engine } from './columns.ts'

/** The engine below a database or a transaction, for the few statements that the two spell differently. */
export const engineOf = <T>(db: Kysely<T>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
