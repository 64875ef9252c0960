import { sql } from 'kysely'
import { engineOf } from '../engine-of.ts'
import type { Migration } from '../migration.ts'

/** On PostgreSQL the search entries of a story are read newest first: those looked for mostly stand at its end. */
export const newestEntries: Migration = {
  name: '0042-newest-entries',
  async up(db) {
    if (engineOf(db) !== 'postgres') return
    await sql`create index search_entries_newest on search_entries (story_id, message_id)`.execute(db)
    await sql`drop index search_entries_of_story`.execute(db)
  },
}
