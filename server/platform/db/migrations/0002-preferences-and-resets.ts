import type { Migration } from '../migration.ts'

/** Each reader's preferences, and the links that set a forgotten password anew. */
export const preferencesAndResets: Migration = {
  name: '0002-preferences-and-resets',
  async up(db, { whole }) {
    await db.schema
      .createTable('preferences')
      .addColumn('user_id', whole, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('content_rating', 'text', (c) => c.notNull())
      .addColumn('narrative_style', 'text', (c) => c.notNull())
      .addColumn('language_style', 'text', (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', whole, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('password_resets_of_user').on('password_resets').column('user_id').execute()
  },
}
