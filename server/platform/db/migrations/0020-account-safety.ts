import type { Migration } from '../migration.ts'

/** Devices that an account has been opened on, new addresses that wait to be confirmed, and which of them reset a password. */
export const accountSafety: Migration = {
  name: '0020-account-safety',
  async up(db, { whole }) {
    await db.schema
      .alterTable('users')
      .addColumn('is_email_trusted', whole, (c) => c.notNull().defaultTo(1))
      .execute()
    await db.schema
      .createTable('known_devices')
      .addColumn('token_hash', 'text', (c) => c.notNull())
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', whole, (c) => c.notNull())
      .addColumn('last_used_at', whole, (c) => c.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['token_hash', 'user_id'])
      .execute()
    await db.schema.createIndex('known_devices_user').on('known_devices').column('user_id').execute()
    await db.schema
      .createTable('email_changes')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('expires_at', whole, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('email_changes_user').on('email_changes').column('user_id').execute()
  },
}
