import type { Migration } from '../migration.ts'

export const playingOn: Migration = {
  name: '0026-playing-on',
  async up(db, { whole }) {
    for (const column of ['allows_playing_on', 'allows_name', 'played_on'])
      await db.schema
        .alterTable('shares')
        .addColumn(column, whole, (c) => c.notNull().defaultTo(0))
        .execute()
    await db.schema.alterTable('stories').addColumn('lineage_title', 'text').execute()
    await db.schema
      .alterTable('stories')
      .addColumn('lineage_user_id', whole, (c) => c.references('users.id').onDelete('set null'))
      .execute()
  },
}
