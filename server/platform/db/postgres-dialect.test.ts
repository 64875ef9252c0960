import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { PROCESS_NAME } from '#server/ground/process-name.ts'
import { openPool } from './postgres-dialect.ts'

async function open(isServing: boolean, options = '') {
  const database = await createTestDatabase()
  const pool = openPool(`${database.url}${options}`, 3, { isServing })
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  return pool
}

test('a node that serves gives up what takes too long, before a browser would; a command takes its time', async () => {
  const limitOf = async (isServing: boolean) => {
    const pool = await open(isServing)
    const { rows } = await pool.query<{ limit: string }>(
      `select current_setting('statement_timeout') as limit`,
    )
    const { connectionTimeoutMillis, query_timeout: answerMs, keepAlive, max } = pool.options
    return { limit: rows[0]?.limit, connectionTimeoutMillis, answerMs, keepAlive, max }
  }
  expect(await limitOf(true)).toEqual({
    limit: '7s',
    connectionTimeoutMillis: 4_000,
    answerMs: 8_000,
    keepAlive: true,
    max: 3,
  })
  expect(await limitOf(false)).toMatchObject({ limit: '0', max: 3 })
  expect((await limitOf(false)).answerMs).toBeUndefined()
})

test('whole numbers of 64 bits come as numbers, all else as PostgreSQL’s driver reads it', async () => {
  const pool = await open(false)
  const { rows } = await pool.query(
    `select cast(1790000000000 as bigint) as big, 7 as small, cast('1.50' as numeric) as exact, true as flag`,
  )
  expect(rows).toEqual([{ big: 1_790_000_000_000, small: 7, exact: '1.50', flag: true }])
})

test('a connection bears the name of this process, whatever name its address gives, and keeps what else that says', async () => {
  const pool = await open(false, '&application_name=another&options=-c%20search_path%3Dlamps')
  const { rows } = await pool.query(
    `select current_setting('application_name') as name, current_setting('search_path') as path`,
  )
  expect(rows).toEqual([{ name: PROCESS_NAME, path: 'lamps' }])
})

test('a connection that the server closes while it is idle ends nothing', async () => {
  const pool = await open(true)
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  client.release()
  const other = await pool.connect()
  const second = other === client ? await pool.connect() : other
  await second.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  other.release()
  if (second !== other) second.release()
  await expect.poll(async () => (await pool.query('select 1')).rowCount).toBe(1)
})
