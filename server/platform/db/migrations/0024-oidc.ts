import type { Migration } from '../migration.ts'

/** Accounts at OpenID providers that open an account here, and logins that are under way there. */
export const oidc: Migration = {
  name: '0024-oidc',
  async up(db, { idType, asId, whole }) {
    await db.schema
      .createTable('identities')
      .addColumn('id', idType, asId)
      .addColumn('user_id', whole, (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('issuer', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('created_at', whole, (c) => c.notNull())
      .addUniqueConstraint('identities_subject', ['issuer', 'subject'])
      .execute()
    await db.schema.createIndex('identities_user').on('identities').column('user_id').execute()
    await db.schema
      .createTable('oidc_logins')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', whole, (c) => c.references('users.id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('nonce', 'text', (c) => c.notNull())
      .addColumn('verifier', 'text', (c) => c.notNull())
      .addColumn('onward', 'text', (c) => c.notNull())
      .addColumn('invitation', 'text')
      .addColumn('expires_at', whole, (c) => c.notNull())
      .execute()
  },
}
