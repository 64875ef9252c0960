import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { engines, type TestEngine } from '#testing/start-test-app.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'
import { openDatabase, type DatabaseSettings } from './open-db.ts'

const run = promisify(execFile)
const writeUsers = resolve('testing/write-users.ts')

async function settingsFor(engine: TestEngine): Promise<DatabaseSettings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-db-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  if (engine === 'sqlite') return { dataDir, databasePoolSize: 2, secrets: {} }
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return { dataDir, databasePoolSize: 2, secrets: { databaseUrl: database.url } }
}

describe.each(engines)('the database on %s', (engine) => {
  test('is brought to this version once, and loses no row when two processes use it at once', async () => {
    const settings = await settingsFor(engine)
    const writers = ['one-', 'two-'].map((name) =>
      run(process.execPath, [writeUsers, JSON.stringify(settings), name, '50']),
    )
    await Promise.all(writers)

    const { db } = await openDatabase(settings)
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
    const users = await db.selectFrom('users').select('username').execute()
    await db.destroy()
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
    expect(users).toHaveLength(100)
  })

  test('that a newer program made is refused in a clear sentence and left as it is', async () => {
    const settings = await settingsFor(engine)
    const { db } = await openDatabase(settings)
    await sql`insert into migrations (name) values ('9999-from-the-future')`.execute(db)
    await expect(openDatabase(settings)).rejects.toThrow(
      'The database was made by a newer Lanterntale (it holds 9999-from-the-future). Update the program, or restore a backup.',
    )
    await db.destroy()
  })

  test('is not half migrated when a step fails', async () => {
    const settings = await settingsFor(engine)
    const { db } = await openDatabase(settings)
    await sql`delete from migrations`.execute(db)
    // The first step meets its own tables and fails; nothing of the run may stay.
    await expect(migrate(db, engine)).rejects.toThrow(/users/)
    const { rows } = await sql`select name from migrations`.execute(db)
    expect(rows).toEqual([])
    await db.destroy()
  })
})
