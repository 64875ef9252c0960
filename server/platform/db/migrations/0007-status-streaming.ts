import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** A reply that is being generated has the status 'streaming'; it was called 'telling'. */
export const statusStreaming: Migration = {
  name: '0007-status-streaming',
  async up(db) {
    await sql`drop index turns_telling`.execute(db)
    await sql`drop index turns_of_teller`.execute(db)
    await sql`update turns set status = 'streaming' where status = 'telling'`.execute(db)
    // A story generates one reply at a time: the rule that no race can get round.
    await sql`create unique index turns_streaming on turns (story_id) where status = 'streaming'`.execute(db)
    await sql`create index turns_streaming_of_user on turns (user_id) where status = 'streaming'`.execute(db)
  },
}
