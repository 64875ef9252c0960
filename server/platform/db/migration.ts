import type { Kysely } from 'kysely'
import type { Columns } from './columns.ts'

/** One step of the tables' history. It runs once, inside a transaction, and is never changed afterwards. */
export interface Migration {
  name: string
  up(db: Kysely<unknown>, columns: Columns): Promise<void>
}
