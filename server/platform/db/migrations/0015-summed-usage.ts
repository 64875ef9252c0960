import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** The ledger is summed up by day behind the turns: what is not summed yet is marked. */
export const summedUsage: Migration = {
  name: '0015-summed-usage',
  async up(db, { whole }) {
    await db.schema
      .alterTable('usage')
      // What stands already has been counted when it was charged.
      .addColumn('is_summed', whole, (c) => c.notNull().defaultTo(1))
      .execute()
    await db.schema
      .alterTable('usage')
      .addColumn('unpriced_tokens', whole, (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`create index usage_to_sum on usage (id) where is_summed = 0`.execute(db)
  },
}
