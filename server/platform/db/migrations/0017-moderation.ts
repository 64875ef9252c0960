import type { Migration } from '../migration.ts'

/** Blocked accounts, shares taken down, reports of readers, and whom an act of an admin was about. */
export const moderation: Migration = {
  name: '0017-moderation',
  async up(db, { idType, asId, whole }) {
    await db.schema.alterTable('users').addColumn('blocked_at', whole).execute()
    await db.schema.alterTable('users').addColumn('block_reason', 'text').execute()
    await db.schema.alterTable('shares').addColumn('taken_down_at', whole).execute()
    await db.schema.alterTable('shares').addColumn('takedown_reason', 'text').execute()
    await db.schema.alterTable('audit_log').addColumn('subject_id', whole).execute()
    await db.schema
      .createTable('share_reports')
      .addColumn('id', idType, asId)
      .addColumn('share_id', 'text', (c) => c.notNull().references('shares.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('reported_at', whole, (c) => c.notNull())
      .addColumn('settled_at', whole)
      .execute()
    await db.schema.createIndex('share_reports_share').on('share_reports').column('share_id').execute()
  },
}
