import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Ways to models, of the site and of readers; a story may have one of its reader's. */
export const connections: Migration = {
  name: '0010-connections',
  async up(db, { whole, idType, asId }) {
    await db.schema
      .createTable('connections')
      .addColumn('id', idType, asId)
      .addColumn('user_id', whole, (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('address', 'text')
      .addColumn('model', 'text', (c) => c.notNull())
      .addColumn('sealed_key', 'text')
      .addColumn('key_end', 'text')
      .addColumn('context_tokens', whole)
      .addColumn('reply_tokens', whole)
      .addColumn('sampling', 'text')
      .addColumn('price', 'text')
      .addColumn('capabilities', 'text')
      .addColumn('is_default', whole, (c) => c.notNull().defaultTo(0))
      .addColumn('revision', whole, (c) => c.notNull().defaultTo(1))
      .addColumn('tested_at', whole)
      .addColumn('findings', 'text')
      .addColumn('failed_at', whole)
      .addColumn('failure', 'text')
      .addColumn('failure_sentence', 'text')
      .addColumn('created_at', whole, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('connections_of_user')
      .on('connections')
      .columns(['user_id', 'kind'])
      .execute()
    await sql`
      create unique index connections_default on connections (coalesce(user_id, 0), kind)
      where is_default = 1`.execute(db)
    await db.schema
      .alterTable('stories')
      .addColumn('connection_id', whole, (c) => c.references('connections.id').onDelete('set null'))
      .execute()
    await db.schema.createIndex('stories_connection').on('stories').column('connection_id').execute()
  },
}
