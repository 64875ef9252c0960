import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Pictures of scenes: one a reply, as durable work. */
export const pictures: Migration = {
  name: '0004-pictures',
  async up(db, { whole }) {
    await db.schema
      .createTable('pictures')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('message_id', whole, (c) =>
        c.notNull().unique().references('messages.id').onDelete('cascade'),
      )
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('attempts', whole, (c) => c.notNull().defaultTo(0))
      .addColumn('worker', 'text')
      .addColumn('lease_until', whole)
      .addColumn('alt', 'text')
      .addColumn('requested_at', whole, (c) => c.notNull())
      .addColumn('finished_at', whole)
      .execute()
    await db.schema.createIndex('pictures_of_story').on('pictures').column('story_id').execute()
    await db.schema.createIndex('pictures_of_user').on('pictures').column('user_id').execute()
    await sql`create index pictures_waiting on pictures (requested_at) where status = 'painting'`.execute(db)
  },
}
