import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Portraits of a story's people, as durable work; they count on paths through their message, or always. */
export const portraits: Migration = {
  name: '0039-portraits',
  async up(db, { whole }) {
    await db.schema
      .createTable('portraits')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('message_id', whole, (c) => c.references('messages.id').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('name', 'text')
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('attempts', whole, (c) => c.notNull().defaultTo(0))
      .addColumn('worker', 'text')
      .addColumn('lease_until', whole)
      .addColumn('alt', 'text')
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('provider', 'text')
      .addColumn('model', 'text')
      .addColumn('price_nano_usd', whole)
      .addColumn('requested_at', whole, (c) => c.notNull())
      .addColumn('finished_at', whole)
      .execute()
    await db.schema.createIndex('portraits_of_story').on('portraits').column('story_id').execute()
    await db.schema.createIndex('portraits_of_user').on('portraits').column('user_id').execute()
    await db.schema.createIndex('portraits_of_message').on('portraits').column('message_id').execute()
    await sql`create unique index portraits_at_once on portraits (story_id, person) where status = 'painting'`.execute(
      db,
    )
    await sql`create index portraits_waiting on portraits (requested_at) where status = 'painting'`.execute(
      db,
    )
  },
}
