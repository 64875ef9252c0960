import type { Migration } from '../migration.ts'

/** Scenarios that readers keep. */
export const ownPresets: Migration = {
  name: '0028-own-presets',
  async up(db, { idType, asId, whole }) {
    await db.schema
      .createTable('presets')
      .addColumn('id', idType, asId)
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('scenario', 'text', (c) => c.notNull())
      .addColumn('genre_mix', 'text')
      .addColumn('content_rating', 'text')
      .addColumn('note', 'text')
      .addColumn('share_id', 'text', (c) => c.unique())
      .addColumn('created_at', whole, (c) => c.notNull())
      .addColumn('updated_at', whole, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('presets_of_user').on('presets').columns(['user_id', 'updated_at']).execute()
  },
}
