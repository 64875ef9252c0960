import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Memory follows the words: a fact says which other it brings up to date, and a span may make way for a newer one. */
export const memoryMended: Migration = {
  name: '0016-memory-mended',
  async up(db, { whole }) {
    await db.schema.alterTable('memory_facts').addColumn('updates_id', whole).execute()
    await db.schema.dropIndex('memory_spans_once').execute()
    await sql`create unique index memory_spans_once on memory_spans (to_message_id, level)
      where origin = 'keeper' and status <> 'former'`.execute(db)
  },
}
