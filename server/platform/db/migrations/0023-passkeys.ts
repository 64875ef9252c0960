import type { Migration } from '../migration.ts'

/** Passkeys of accounts, and the challenges that they are asked to sign. */
export const passkeys: Migration = {
  name: '0023-passkeys',
  async up(db, { idType, asId, whole }) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', idType, asId)
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (c) => c.notNull().unique())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', whole, (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', whole, (c) => c.notNull())
      .addColumn('last_used_at', whole)
      .execute()
    await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute()
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('challenge', 'text', (c) => c.notNull())
      .addColumn('user_id', whole, (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('expires_at', whole, (c) => c.notNull())
      .execute()
  },
}
