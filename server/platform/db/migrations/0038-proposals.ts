import type { Migration } from '../migration.ts'

/** A story's reader may be asked before the narrator's memory changes: facts that wait, and those that were declined. */
export const proposals: Migration = {
  name: '0038-proposals',
  async up(db) {
    await db.schema
      .alterTable('stories')
      .addColumn('asks_memory', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('memory_facts').addColumn('proposal', 'text').execute()
  },
}
