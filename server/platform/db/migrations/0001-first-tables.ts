import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Accounts, sessions, stories as trees of messages, turns as durable work, and the usage ledger. */
export const firstTables: Migration = {
  name: '0001-first-tables',
  async up(db, { idType, asId, whole }) {
    await db.schema
      .createTable('users')
      .addColumn('id', idType, asId)
      .addColumn('username', 'text', (c) => c.notNull())
      .addColumn('username_key', 'text', (c) => c.notNull().unique())
      .addColumn('email', 'text')
      .addColumn('email_key', 'text', (c) => c.unique())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('is_admin', whole, (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', whole, (c) => c.notNull())
      .addColumn('last_active_at', whole)
      .execute()

    await db.schema
      .createTable('sessions')
      .addColumn('id', idType, asId)
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('device', 'text', (c) => c.notNull())
      .addColumn('created_at', whole, (c) => c.notNull())
      .addColumn('last_used_at', whole, (c) => c.notNull())
      .addColumn('expires_at', whole, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()

    await db.schema
      .createTable('captchas')
      .addColumn('challenge_hash', 'text', (c) => c.primaryKey())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('expires_at', whole, (c) => c.notNull())
      .execute()

    await db.schema
      .createTable('stories')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('premise', 'text', (c) => c.notNull())
      .addColumn('genre_mix', 'text')
      .addColumn('content_rating', 'text', (c) => c.notNull())
      .addColumn('title', 'text')
      .addColumn('head_id', whole)
      .addColumn('created_at', whole, (c) => c.notNull())
      .addColumn('updated_at', whole, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('stories_of_user').on('stories').columns(['user_id', 'updated_at']).execute()

    await db.schema
      .createTable('messages')
      .addColumn('id', idType, asId)
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('parent_id', whole, (c) => c.references('messages.id').onDelete('cascade'))
      .addColumn('depth', whole, (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('client_id', 'text')
      .addColumn('memory', 'text')
      .addColumn('suggestions', 'text')
      .addColumn('created_at', whole, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('messages_of_story').on('messages').column('story_id').execute()
    await db.schema.createIndex('messages_of_parent').on('messages').column('parent_id').execute()

    await db.schema
      .createTable('turns')
      .addColumn('id', idType, asId)
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('client_id', 'text')
      .addColumn('reply_id', whole, (c) => c.notNull().unique().references('messages.id').onDelete('cascade'))
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('error_code', 'text')
      .addColumn('attempts', whole, (c) => c.notNull().defaultTo(1))
      .addColumn('worker', 'text')
      .addColumn('lease_until', whole)
      .addColumn('is_stop_requested', whole, (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', whole, (c) => c.notNull())
      .addColumn('finished_at', whole)
      .execute()
    // Rules that no race can get round: a client id makes one turn, a story has one turn at a time (TURN-15, TURN-18).
    await sql`create unique index turns_of_client on turns (user_id, client_id) where client_id is not null`.execute(
      db,
    )
    await sql`create unique index turns_telling on turns (story_id) where status = 'telling'`.execute(db)
    await sql`create index turns_of_teller on turns (user_id) where status = 'telling'`.execute(db)
    await db.schema.createIndex('turns_of_story').on('turns').column('story_id').execute()

    await db.schema
      .createTable('usage')
      .addColumn('id', idType, asId)
      .addColumn('user_id', whole, (c) => c.references('users.id').onDelete('set null'))
      .addColumn('story_id', 'text', (c) => c.references('stories.id').onDelete('set null'))
      .addColumn('message_id', whole, (c) => c.references('messages.id').onDelete('set null'))
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('model', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('input_tokens', whole, (c) => c.notNull())
      .addColumn('output_tokens', whole, (c) => c.notNull())
      .addColumn('created_at', whole, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('usage_of_user').on('usage').columns(['user_id', 'created_at']).execute()
    await db.schema.createIndex('usage_of_story').on('usage').column('story_id').execute()
    await db.schema.createIndex('usage_of_message').on('usage').column('message_id').execute()

    // The shape that rate-limiter-flexible expects; used on PostgreSQL, where nodes share their throttles.
    await db.schema
      .createTable('throttles')
      .addColumn('key', 'varchar(255)', (c) => c.primaryKey())
      .addColumn('points', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute()
  },
}
