import { sql, type Kysely, type Transaction } from 'kysely'
import { columnsFor, type Engine } from './columns.ts'
import type { Migration } from './migration.ts'
import type { Database, Schema } from './schema.ts'
import { migrations } from './migrations/migrations.ts'

/**
 * Brings the tables to this program's version: each missing step in one transaction of all.
 * Throws when the database was made by a newer program; nothing is changed then.
 */
export async function migrate(db: Database, engine: Engine): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // One node migrates, the others wait for it here. SQLite's transaction holds the file alone already.
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(51520)`.execute(trx)
    await sql`create table if not exists migrations (name text primary key)`.execute(trx)
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx)
    const done = new Set(rows.map(({ name }) => name))

    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name))
    if (unknown.length > 0) {
      throw new Error(
        `The database was made by a newer Lanterntale (it holds ${unknown.sort().at(-1)}). Update the program, or restore a backup.`,
      )
    }
    await runMigrations(
      trx,
      engine,
      migrations.filter(({ name }) => !done.has(name)),
    )
  })
}

/** Runs these steps one after the other, in the caller's transaction. */
export async function runMigrations(
  trx: Transaction<Schema>,
  engine: Engine,
  steps: readonly Migration[],
): Promise<void> {
  for (const { name, up } of steps) {
    await up(trx.withoutPlugins() as unknown as Kysely<unknown>, columnsFor(engine))
    await sql`insert into migrations (name) values (${name})`.execute(trx)
  }
}

/** Whether the database can be reached and every step of this program is done. Rejects when it can't be reached. */
export async function isMigrated(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  return migrations.every(({ name }) => done.has(name))
}
