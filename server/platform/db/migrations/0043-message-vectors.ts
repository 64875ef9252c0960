import { sql } from 'kysely'
import { engineOf } from '../engine-of.ts'
import type { Migration } from '../migration.ts'

/**
 * The parts of a reply as a model for embeddings places them: vectors of 32-bit floats behind one another. They can be
 * made anew, and are no part of a backup.
 */
export const messageVectors: Migration = {
  name: '0043-message-vectors',
  async up(db, { idType, asId, whole }) {
    await db.schema
      .createTable('message_vectors')
      .addColumn('id', idType, asId)
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('message_id', whole, (c) => c.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('model', 'text', (c) => c.notNull())
      .addColumn('parts', 'integer', (c) => c.notNull())
      .addColumn('vectors', engineOf(db) === 'sqlite' ? 'blob' : sql`bytea`, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('message_vectors_of_story')
      .on('message_vectors')
      .columns(['story_id', 'model', 'id'])
      .execute()
    await db.schema
      .createIndex('message_vectors_of_message')
      .on('message_vectors')
      .columns(['message_id', 'model'])
      .unique()
      .execute()
  },
}
