import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Cost of each call, the running totals the admin's desk reads, and the site's own switches. */
export const ledgerTotals: Migration = {
  name: '0005-ledger-totals',
  async up(db, { whole }) {
    await db.schema
      .alterTable('usage')
      .addColumn('price_nano_usd', whole, (c) => c.notNull().defaultTo(0))
      .execute()

    await db.schema
      .createTable('usage_by_user')
      .addColumn('user_id', whole, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('text_tokens', whole, (c) => c.notNull())
      .addColumn('image_tokens', whole, (c) => c.notNull())
      .addColumn('month', 'text', (c) => c.notNull())
      .addColumn('month_tokens', whole, (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('usage_by_day')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('input_tokens', whole, (c) => c.notNull())
      .addColumn('output_tokens', whole, (c) => c.notNull())
      .addColumn('image_tokens', whole, (c) => c.notNull())
      .addColumn('price_nano_usd', whole, (c) => c.notNull())
      .addPrimaryKeyConstraint('usage_by_day_key', ['day', 'provider'])
      .execute()

    await db.schema
      .createTable('settings')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
    await sql`insert into settings (key, value) values ('ads_enabled', 'true')`.execute(db)
  },
}
