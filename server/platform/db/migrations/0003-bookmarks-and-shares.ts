import type { Migration } from '../migration.ts'

/** Kept places, published stories, and the message a story's suggested title was made for. */
export const bookmarksAndShares: Migration = {
  name: '0003-bookmarks-and-shares',
  async up(db, { idType, asId, whole }) {
    await db.schema.alterTable('stories').addColumn('title_head_id', whole).execute()

    await db.schema
      .createTable('bookmarks')
      .addColumn('id', idType, asId)
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('last_message_id', whole, (c) => c.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('description', 'text')
      .addColumn('created_at', whole, (c) => c.notNull())
      .addColumn('updated_at', whole, (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('bookmarks_of_user')
      .on('bookmarks')
      .columns(['user_id', 'updated_at'])
      .execute()
    await db.schema.createIndex('bookmarks_of_story').on('bookmarks').column('story_id').execute()
    await db.schema.createIndex('bookmarks_of_message').on('bookmarks').column('last_message_id').execute()

    await db.schema
      .createTable('shares')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('story_id', 'text', (c) => c.notNull().unique().references('stories.id').onDelete('cascade'))
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('excerpt', 'text', (c) => c.notNull())
      .addColumn('head_id', whole, (c) => c.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('allows_search_engines', whole, (c) => c.notNull())
      .addColumn('shared_at', whole, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('shares_of_user').on('shares').columns(['user_id', 'shared_at']).execute()
    await db.schema.createIndex('shares_of_message').on('shares').column('head_id').execute()
  },
}
