import type { Migration } from '../migration.ts'

/** Figures of a story's people, kept for its next pictures; and since when nobody waits for a picture. */
export const figuresAndWaiting: Migration = {
  name: '0019-figures-and-waiting',
  async up(db, { whole }) {
    await db.schema
      .createTable('figures')
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('looks', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('figures_pk', ['story_id', 'key'])
      .execute()
    await db.schema
      .alterTable('pictures')
      .addColumn('waited_at', whole, (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
