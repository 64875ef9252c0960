import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { openDatabase } from './open-db.ts'
import { openPool } from './postgres-dialect.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-db-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('SQLite is opened in a folder of its owner’s alone, and its reading connection writes nothing', async () => {
  const dataDir = join(makeFolder(), 'below', 'data')
  const { db, pool, sqlite } = await openDatabase({ dataDir, databasePoolSize: 1, secrets: {} })
  onTestFinished(() => db.destroy())
  expect(pool).toBeUndefined()
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  const insert = CompiledQuery.raw(`insert into settings (key, value) values ('a', 'b')`)
  expect(() => sqlite!.read(insert)).toThrow('readonly')
  await expect(db.executeQuery(insert)).resolves.toMatchObject({ numAffectedRows: 1n })
  const rows = await db.selectFrom('settings').selectAll().where('key', '=', 'a').execute()
  expect(rows).toEqual([{ key: 'a', value: 'b' }])
})

test('a folder that cannot be made is said in words, with the reason', async () => {
  const file = join(makeFolder(), 'file')
  writeFileSync(file, '')
  const opening = openDatabase({ dataDir: join(file, 'data'), databasePoolSize: 1, secrets: {} })
  await expect(opening).rejects.toMatchObject({
    message: expect.stringMatching(
      /^The data folder .*file\/data cannot be written by user \d+\. Give it to that user, or set DATA_DIR\.$/,
    ) as string,
    cause: { code: 'ENOTDIR' },
  })
})

test.each([
  [true, 4_000, '7s'],
  [false, undefined, '0'],
])(
  'on PostgreSQL a pool for readers (%s) gives up what takes too long',
  async (isServing, connectMs, statement) => {
    const database = await createTestDatabase()
    const url = `${database.url}${database.url.includes('?') ? '&' : '?'}application_name=mine`
    const pool = openPool(url, 3, { isServing })
    onTestFinished(async () => {
      await pool.end()
      await database.drop()
    })
    expect(pool.options).toMatchObject({ max: 3 })
    expect(pool.options.connectionTimeoutMillis).toBe(connectMs)
    const asked = await pool.query<{ limit: string; name: string; id: number }>(
      `select current_setting('statement_timeout') as limit, current_setting('application_name') as name, 7::bigint as id`,
    )
    expect(asked.rows[0]).toMatchObject({ limit: statement, id: 7 })
    expect(asked.rows[0]!.name).toMatch(/^lanterntale/)
  },
)
