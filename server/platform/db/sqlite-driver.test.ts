import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql, type Transaction } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqliteDialect } from './sqlite-dialect.ts'
import { GroupingSqliteDriver } from './sqlite-driver.ts'

interface Tables {
  lamps: { id: number }
}

describe('transactions that come together on SQLite', () => {
  let folder: string
  let db: Kysely<Tables>
  /** The view of another process: only what is on the disk. */
  let onDisk: DatabaseSync
  let driver: GroupingSqliteDriver
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lanterntale-'))
    driver = new GroupingSqliteDriver(join(folder, 'test.db'))
    db = new Kysely<Tables>({ dialect: openSqliteDialect(driver) })
    await sql`create table lamps (id integer primary key)`.execute(db)
    onDisk = new DatabaseSync(join(folder, 'test.db'))
  })
  afterEach(async () => {
    onDisk.close()
    await db.destroy()
    rmSync(folder, { recursive: true })
  })

  const light = (id: number) => async (trx: Transaction<Tables>) => {
    await trx.insertInto('lamps').values({ id }).execute()
  }
  const lit = () =>
    onDisk
      .prepare('select id from lamps order by id')
      .all()
      .map(({ id }) => id)
  const seen = async () =>
    (await db.selectFrom('lamps').select('id').orderBy('id').execute()).map(({ id }) => id)

  test('are answered when they are on the disk, and not before', async () => {
    const answered = [1, 2, 3].map((id) =>
      db
        .transaction()
        .execute(light(id))
        .then(() => lit()),
    )
    for (const atAnswer of await Promise.all(answered)) expect(atAnswer).toEqual([1, 2, 3])
  })

  test('fail alone', async () => {
    const outcomes = await Promise.allSettled([
      db.transaction().execute(light(1)),
      db.transaction().execute(async (trx) => {
        await light(2)(trx)
        throw new Error('changed my mind')
      }),
      db.transaction().execute(light(1)),
      db.insertInto('lamps').values({ id: 3 }).execute(),
      db.insertInto('lamps').values({ id: 3 }).execute(),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'rejected',
    ])
    expect(lit()).toEqual([1, 3])
  })

  test('are seen by reads beside them only once they are on the disk', async () => {
    const lighting = db.transaction().execute(light(1))
    for (let reads = 0; reads < 50; reads++) {
      const visible = await seen()
      expect(visible).toEqual(lit())
      await new Promise(setImmediate)
    }
    await lighting
    expect(await seen()).toEqual([1])
  })

  test('that meet another’s unstored row fail only when that row can be read', async () => {
    const first = db.transaction().execute(light(1))
    await expect(db.transaction().execute(light(1))).rejects.toThrow(/UNIQUE/)
    expect(await seen()).toEqual([1])
    await first
  })

  test('that run in one go are on the disk when they are answered, and store nothing where they throw', async () => {
    const insert = (id: number) => ({ sql: 'insert into lamps (id) values (?)', parameters: [id] })
    const failing = driver.transact((run) => {
      run(insert(1))
      throw new Error('changed my mind')
    })
    const kept = driver.transact((run) => run(insert(2)).numAffectedRows)
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await kept).toBe(1n)
    expect(lit()).toEqual([2])
    await db.transaction().execute(light(3))
    expect(lit()).toEqual([2, 3])
  })

  test('all fail when the group’s own transaction is lost', async () => {
    const before = db.transaction().execute(light(2))
    const lost = db.transaction().execute(async (trx) => {
      await light(1)(trx)
      await sql`rollback`.execute(trx)
      await sql`not sql`.execute(trx)
    })
    const outcomes = await Promise.allSettled([before, lost])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(lit()).toEqual([])
    await db.transaction().execute(light(4))
    expect(lit()).toEqual([4])
  })
})
