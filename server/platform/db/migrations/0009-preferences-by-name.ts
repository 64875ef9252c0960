import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Each choice of a reader is a row of its own, so that a new preference needs no new column. */
export const preferencesByName: Migration = {
  name: '0009-preferences-by-name',
  async up(db, { whole }) {
    await db.schema
      .createTable('preference_choices')
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('preference_choices_key', ['user_id', 'name'])
      .execute()
    await sql`
      insert into preference_choices (user_id, name, value)
      select user_id, 'contentRating', content_rating from preferences
      union all select user_id, 'narrativeStyle', narrative_style from preferences
      union all select user_id, 'languageStyle', language_style from preferences`.execute(db)
    await db.schema.dropTable('preferences').execute()
    await db.schema.alterTable('preference_choices').renameTo('preferences').execute()
  },
}
