import type { Migration } from '../migration.ts'

/** Use that counts against the budgets, by site or reader and by day or month. */
export const budgets: Migration = {
  name: '0022-budgets',
  async up(db, { whole }) {
    await db.schema
      .createTable('budget_use')
      .addColumn('scope', 'text', (c) => c.notNull())
      .addColumn('period', 'text', (c) => c.notNull())
      .addColumn('nano_usd', whole, (c) => c.notNull())
      .addColumn('tokens', whole, (c) => c.notNull())
      .addColumn('held_nano_usd', whole, (c) => c.notNull().defaultTo(0))
      .addColumn('held_tokens', whole, (c) => c.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('budget_use_key', ['scope', 'period'])
      .execute()
  },
}
