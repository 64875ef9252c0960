import type { Migration } from '../migration.ts'

/** Where a reader was in a story goes with them to their other devices. */
export const places: Migration = {
  name: '0018-places',
  async up(db, { whole }) {
    // One column a statement: SQLite takes no more.
    await db.schema.alterTable('stories').addColumn('place_message_id', whole).execute()
    await db.schema.alterTable('stories').addColumn('place_at', 'double precision').execute()
    await db.schema.alterTable('stories').addColumn('place_kept_at', whole).execute()
  },
}
