import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { shippedFolders } from './postgres-binaries.ts'
import { startPostgres } from './start-postgres.ts'
import { createTestDatabase } from './test-database.ts'

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query({ text: sql, rowMode: 'array' }).finally(() => client.end())
  return rows[0]?.[0]
}

const folderOf = (url: string): string => new URL(url).searchParams.get('host') ?? ''

test('a test database is migrated, and one of its own', async () => {
  const [one, other] = [await createTestDatabase(), await createTestDatabase()]
  await ask(one.url, `create table only_here (id int)`)
  expect(await ask(one.url, `select count(*)::int from migrations`)).toBeGreaterThan(0)
  expect(await ask(other.url, `select to_regclass('only_here')`)).toBeNull()
  await Promise.all([one.drop(), other.drop()])
  await expect(ask(one.url, 'select 1')).rejects.toThrow('does not exist')
})

test('the server from npm runs too, out of a folder that others may not enter, and again after its end', async () => {
  const [shipped = ''] = shippedFolders()
  const closed = mkdtempSync(join(tmpdir(), 'lanterntale-closed-'))
  onTestFinished(() => rmSync(closed, { recursive: true }))
  chmodSync(closed, 0o700)
  cpSync(dirname(shipped), join(closed, 'native'), { recursive: true, verbatimSymlinks: true })

  const server = await startPostgres({ binaries: join(closed, 'native/bin') })
  expect(await ask(server.url, 'show fsync')).toBe('on')
  await ask(server.url, 'create table kept (id int)')
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    await server.stop(signal)
    await expect(ask(server.url, 'select 1')).rejects.toThrow('ENOENT')
    await server.start()
    expect(await ask(server.url, `select to_regclass('kept')`)).toBe('kept')
  }
  await server[Symbol.asyncDispose]()
  expect(existsSync(folderOf(server.url))).toBe(false)
})

test('a server goes with the process that started it, and so does its folder', async () => {
  const script = `
    import { startPostgres } from '#testing/postgres/start-postgres.ts'
    console.log((await startPostgres({ fsync: false })).url)
    setInterval(() => {}, 1000)`
  const starter = spawn(process.execPath, ['--input-type=module-typescript', '-e', script])
  const [url] = (await once(starter.stdout, 'data')) as [Buffer]
  const folder = folderOf(url.toString().trim())
  const data = realpathSync(join(folder, 'data'))
  expect(await ask(url.toString().trim(), 'show fsync')).toBe('off')

  starter.kill('SIGKILL')
  for (let waits = 0; waits < 200 && existsSync(folder); waits += 1) await sleep(50)
  expect([folder, data].filter((path) => existsSync(path))).toEqual([])
})
