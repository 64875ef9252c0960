import type { Migration } from '../migration.ts'

/** Who did what with accounts and rights. No reference to the account: the record outlives it. */
export const auditLog: Migration = {
  name: '0006-audit-log',
  async up(db, { idType, asId, whole }) {
    await db.schema
      .createTable('audit_log')
      .addColumn('id', idType, asId)
      .addColumn('at', whole, (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text', (c) => c.notNull())
      .addColumn('user_id', whole)
      .addColumn('address', 'text')
      .addColumn('request_id', 'text')
      .addColumn('detail', 'text')
      .execute()
  },
}
