import type { Migration } from '../migration.ts'

/** Why a reply failed, whether it was cut, who stood in for the narrator; cached, unpriced and free tokens. */
export const narratorOutcomes: Migration = {
  name: '0008-narrator-outcomes',
  async up(db, { whole }) {
    await db.schema.alterTable('turns').addColumn('failure', 'text').execute()
    await db.schema.alterTable('messages').addColumn('stand_in', 'text').execute()
    await db.schema
      .alterTable('messages')
      .addColumn('is_cut', whole, (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('usage')
      .addColumn('cached_input_tokens', whole, (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('usage_by_day')
      .addColumn('unpriced_tokens', whole, (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('usage_by_user')
      .addColumn('month_free_tokens', whole, (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
