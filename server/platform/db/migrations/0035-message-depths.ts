import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** An index knows whether a message is the only one of its story at its depth: then it is on every path that goes so far. */
export const messageDepths: Migration = {
  name: '0035-message-depths',
  async up(db) {
    await sql`create index messages_of_depth on messages (story_id, depth)`.execute(db)
    await sql`drop index messages_of_story`.execute(db)
  },
}
