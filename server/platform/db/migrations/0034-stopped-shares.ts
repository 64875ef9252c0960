import type { Migration } from '../migration.ts'

/** A share that its owner has stopped is kept for a few minutes, so that it can come back under its link. */
export const stoppedShares: Migration = {
  name: '0034-stopped-shares',
  async up(db, { whole }) {
    await db.schema.alterTable('shares').addColumn('stopped_at', whole).execute()
  },
}
