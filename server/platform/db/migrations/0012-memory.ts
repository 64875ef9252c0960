import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** What stories remember: spans of the path as durable work, entries with facts, and what each reply was given. */
export const memory: Migration = {
  name: '0012-memory',
  async up(db, { idType, asId, whole }) {
    await db.schema
      .createTable('memory_spans')
      .addColumn('id', idType, asId)
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('level', whole, (c) => c.notNull())
      .addColumn('ordinal', whole, (c) => c.notNull())
      .addColumn('from_message_id', whole, (c) => c.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('to_message_id', whole, (c) => c.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('origin', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('summary', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('open_threads', 'text', (c) => c.notNull().defaultTo('[]'))
      .addColumn('closed_threads', 'text', (c) => c.notNull().defaultTo('[]'))
      .addColumn('attempts', whole, (c) => c.notNull().defaultTo(0))
      .addColumn('worker', 'text')
      .addColumn('lease_until', whole)
      .addColumn('created_at', whole, (c) => c.notNull())
      .addColumn('finished_at', whole)
      .execute()
    await db.schema.createIndex('memory_spans_of_story').on('memory_spans').column('story_id').execute()
    await db.schema.createIndex('memory_spans_from').on('memory_spans').column('from_message_id').execute()
    await db.schema.createIndex('memory_spans_to').on('memory_spans').column('to_message_id').execute()
    // Rules that no race can get round: a part of a path is kept once, and a story's parts one after the other.
    await sql`create unique index memory_spans_once on memory_spans (to_message_id, level) where origin = 'keeper'`.execute(
      db,
    )
    await sql`create unique index memory_spans_due on memory_spans (story_id) where status = 'due'`.execute(
      db,
    )
    await sql`create index memory_spans_waiting on memory_spans (created_at) where status = 'due'`.execute(db)

    await db.schema
      .createTable('memory_entries')
      .addColumn('id', idType, asId)
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('span_id', whole, (c) => c.references('memory_spans.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('merged_into_id', whole)
      .addColumn('created_at', whole, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('memory_entries_of_story').on('memory_entries').column('story_id').execute()
    await db.schema.createIndex('memory_entries_of_span').on('memory_entries').column('span_id').execute()

    await db.schema
      .createTable('memory_aliases')
      .addColumn('id', idType, asId)
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('entry_id', whole, (c) => c.notNull().references('memory_entries.id').onDelete('cascade'))
      .addColumn('span_id', whole, (c) => c.references('memory_spans.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('memory_aliases_of_story').on('memory_aliases').column('story_id').execute()
    await db.schema.createIndex('memory_aliases_of_entry').on('memory_aliases').column('entry_id').execute()
    await db.schema.createIndex('memory_aliases_of_span').on('memory_aliases').column('span_id').execute()

    await db.schema
      .createTable('memory_facts')
      .addColumn('id', idType, asId)
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('entry_id', whole, (c) => c.notNull().references('memory_entries.id').onDelete('cascade'))
      .addColumn('span_id', whole, (c) => c.references('memory_spans.id').onDelete('cascade'))
      .addColumn('message_id', whole, (c) => c.references('messages.id').onDelete('cascade'))
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('quote', 'text')
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('weight', whole, (c) => c.notNull())
      .addColumn('known_by', 'text')
      .addColumn('replaces_id', whole)
      .addColumn('is_strike', whole, (c) => c.notNull().defaultTo(0))
      .addColumn('is_pinned', whole, (c) => c.notNull().defaultTo(0))
      .addColumn('origin', 'text', (c) => c.notNull())
      .addColumn('created_at', whole, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('memory_facts_of_story').on('memory_facts').column('story_id').execute()
    await db.schema.createIndex('memory_facts_of_entry').on('memory_facts').column('entry_id').execute()
    await db.schema.createIndex('memory_facts_of_span').on('memory_facts').column('span_id').execute()
    await db.schema.createIndex('memory_facts_of_message').on('memory_facts').column('message_id').execute()

    await db.schema
      .createTable('told_with')
      .addColumn('message_id', whole, (c) => c.primaryKey().references('messages.id').onDelete('cascade'))
      .addColumn('given', 'text', (c) => c.notNull())
      .execute()
  },
}
