import { sql } from 'kysely'
import { engineOf } from '../engine-of.ts'
import type { Migration } from '../migration.ts'

/**
 * Rows that are written several times while a turn runs keep room beside them on PostgreSQL: a new version on the same page
 * needs no new line in any index. SQLite writes in place.
 */
export const roomToRewrite: Migration = {
  name: '0031-room-to-rewrite',
  async up(db) {
    if (engineOf(db) === 'sqlite') return
    await sql`alter table turns set (fillfactor = 50)`.execute(db)
    await sql`alter table messages set (fillfactor = 75)`.execute(db)
  },
}
