import type { Migration } from '../migration.ts'

/** A connection may be a voice's: which one its model speaks with. */
export const voices: Migration = {
  name: '0033-voices',
  async up(db) {
    await db.schema.alterTable('connections').addColumn('voice', 'text').execute()
  },
}
