import type { Migration } from '../migration.ts'

/** Tokens that readers buy, beyond what each month grants. */
export const boughtTokens: Migration = {
  name: '0025-bought-tokens',
  async up(db, { whole }) {
    for (const column of ['month_grant', 'bought_tokens'])
      await db.schema
        .alterTable('usage_by_user')
        .addColumn(column, whole, (c) => c.notNull().defaultTo(0))
        .execute()
    await db.schema
      .createTable('token_purchases')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', whole, (c) => c.references('users.id').onDelete('set null'))
      .addColumn('package', 'text', (c) => c.notNull())
      .addColumn('tokens', whole, (c) => c.notNull())
      .addColumn('amount', whole, (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('payment_id', 'text', (c) => c.unique())
      .addColumn('returned_tokens', whole, (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', whole, (c) => c.notNull())
      .addColumn('paid_at', whole)
      .execute()
    await db.schema
      .createIndex('token_purchases_of_user')
      .on('token_purchases')
      .columns(['user_id', 'created_at'])
      .execute()
  },
}
