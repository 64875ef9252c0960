import type { Migration } from '../migration.ts'

/** Links by which accounts are made where the registration is not open to everyone. */
export const invitations: Migration = {
  name: '0021-invitations',
  async up(db, { idType, asId, whole }) {
    await db.schema
      .createTable('invitations')
      .addColumn('id', idType, asId)
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('uses', whole, (c) => c.notNull())
      .addColumn('uses_left', whole, (c) => c.notNull())
      .addColumn('created_at', whole, (c) => c.notNull())
      .addColumn('expires_at', whole, (c) => c.notNull())
      .execute()
  },
}
