import { sql, type Transaction } from 'kysely'
import type { Engine } from '../db/columns.ts'
import { runMigrations } from '../db/migrate.ts'
import type { Migration } from '../db/migration.ts'
import { migrations } from '../db/migrations/migrations.ts'
import type { Schema } from '../db/schema.ts'
import { tableNames } from './backup-tables.ts'

/**
 * Makes the empty tables what they were after the steps in `names`, with no row in them. Returns the steps that are
 * left to run once the backup's rows are in. Throws an Error for people when the backup is of a newer version.
 */
export async function rebuildTables(
  trx: Transaction<Schema>,
  engine: Engine,
  names: readonly string[],
): Promise<readonly Migration[]> {
  const steps = migrations.slice(0, names.length)
  if (steps.map(({ name }) => name).join() !== names.join())
    throw new Error(
      `The backup was made by a newer Lanterntale (its tables end at ${names.at(-1)}). Update the program, then restore it.`,
    )
  if (steps.length < migrations.length) {
    for (const table of await tablesOf(trx)) await sql`drop table ${sql.table(table)}`.execute(trx)
    await sql`delete from migrations`.execute(trx)
    await runMigrations(trx, engine, steps)
  }
  // A new database begins with rows of its own, which are in the backup too.
  for (const table of await tablesOf(trx))
    if (table !== VIEW_OF_INDEX) await sql`delete from ${sql.table(table)}`.execute(trx)
  return migrations.slice(names.length)
}

/** No part of a backup: they are filled anew from what it holds, or by a model. On SQLite the messages' trigger needs some to the last. */
const INDEX_TABLES = {
  first: ['search_entries', 'memory_versions', 'message_vectors'],
  last: [
    'search_stories',
    'search_words',
    'search_terms',
    'search_newest',
    'search_headings',
    'search_story_words',
  ],
}
/** It shows what another table holds, and can't be emptied itself. */
const VIEW_OF_INDEX = 'search_words'

/** Ours of the tables that are there, but for the list of steps; each before those that it refers to. */
async function tablesOf(trx: Transaction<Schema>): Promise<string[]> {
  const found = new Set((await trx.introspection.getTables()).map(({ name }) => name))
  const ordered = [...INDEX_TABLES.first, 'throttles', ...tableNames.toReversed(), ...INDEX_TABLES.last]
  return ordered.filter((name) => found.has(name))
}
