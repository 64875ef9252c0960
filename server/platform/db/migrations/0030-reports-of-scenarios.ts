import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Shared scenarios are reported and taken down as shared stories are. */
export const reportsOfScenarios: Migration = {
  name: '0030-reports-of-scenarios',
  async up(db, { idType, asId, whole }) {
    await db.schema.alterTable('presets').addColumn('taken_down_at', whole).execute()
    await db.schema.alterTable('presets').addColumn('takedown_reason', 'text').execute()
    // A new table, since SQLite does not let a column be empty afterwards.
    await db.schema
      .createTable('reports')
      .addColumn('id', idType, asId)
      .addColumn('share_id', 'text', (c) => c.references('shares.id').onDelete('cascade'))
      .addColumn('preset_id', whole, (c) => c.references('presets.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('reported_at', whole, (c) => c.notNull())
      .addColumn('settled_at', whole)
      .execute()
    await sql`insert into reports (share_id, kind, words, reported_at, settled_at)
      select share_id, kind, words, reported_at, settled_at from share_reports order by id`.execute(db)
    await db.schema.dropTable('share_reports').execute()
    await db.schema.alterTable('reports').renameTo('share_reports').execute()
    for (const about of ['share', 'preset'])
      await db.schema
        .createIndex(`share_reports_${about}`)
        .on('share_reports')
        .column(`${about}_id`)
        .execute()
  },
}
