import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelModelPull, getModelPull, startModelPull, type ModelPull } from '#contract/model-pull.ts'
import { startModelFileServer } from '#testing/model-file-server.ts'
import type { Person } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'

const content = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(200_000, 7)])
const PATIENCE = { timeout: 20_000 }

// The disk matters here, not the database: two nodes on PostgreSQL are tested in their own file.
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp('sqlite')
  admin = await app.reader('admin')
  await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
})
afterAll(() => app[Symbol.asyncDispose]())

const latest = async (): Promise<ModelPull | null> => (await admin.ask(getModelPull)).pull
const state = async () => (await latest())?.state
const start = (address: string, sha256?: string) => admin.call(startModelPull, { body: { address, sha256 } })
const fileNamed = (name: string) => join(app.context.config.dataDir, 'models', name)

test('nothing is on its way at first', async () => {
  expect(await latest()).toBeNull()
  expect(await admin.ask(cancelModelPull)).toEqual({})
})

test('an admin fetches a file, and is told where it is', async () => {
  await using server = await startModelFileServer(content)
  expect((await start(` ${server.url}/one.gguf `)).status).toBe(200)
  await expect.poll(state, PATIENCE).toBe('done')
  expect(await latest()).toEqual({
    address: `${server.url}/one.gguf`,
    state: 'done',
    file: 'one.gguf',
    bytes: content.length,
    total: content.length,
    model: 'one.gguf',
  })
  expect(readFileSync(fileNamed('one.gguf'))).toEqual(content)
})

test('a fetch is cancelled, and goes on later with what has come', async () => {
  await using slow = await startModelFileServer(content, { endsAt: 50_000 })
  await start(`${slow.url}/two.gguf`)
  await expect.poll(async () => (await latest())?.bytes, PATIENCE).toBe(50_000)
  expect(await latest()).toMatchObject({ state: 'fetching', file: 'two.gguf', total: content.length })
  const second = await start(`${slow.url}/other.gguf`)
  expect([second.status, second.body.error]).toEqual([
    409,
    'A model file is on its way already. Wait for it, or cancel it.',
  ])
  await admin.ask(cancelModelPull)
  expect(await state()).toBe('cancelled')

  await using server = await startModelFileServer(content)
  await start(`${server.url}/two.gguf`)
  await expect.poll(state, PATIENCE).toBe('done')
  expect(server.ranges).toEqual(['bytes=50000-'])
})

test('what goes wrong is said in words', async () => {
  await using server = await startModelFileServer(content, { repository: ['tiny-Q8_0.gguf'] })
  await start(`${server.url}/three.gguf`, 'a'.repeat(64))
  await expect.poll(state, PATIENCE).toBe('failed')
  expect((await latest())?.problem).toBe('three.gguf: its checksum is wrong; it was thrown away')
  await start(`${server.url}/missing.gguf`)
  await expect.poll(state, PATIENCE).toBe('failed')
  expect((await latest())?.problem).toBe(
    `${server.url}/missing.gguf answered 404: there is no such file, or it is not open to everyone`,
  )
})

test.each([
  [{ address: 'tiny.gguf' }, 'Please enter an address such as hf:owner/repository:Q4_K_M'],
  [{ address: 'file:///etc/passwd' }, 'Please enter an address such as hf:owner/repository:Q4_K_M'],
  [{ address: 'hf:a/b', sha256: 'short' }, 'A checksum has 64 hexadecimal digits'],
])('%j is refused', async (body, text) => {
  const answer = await admin.call(startModelPull, { body })
  expect([answer.status, answer.body.error]).toEqual([400, text])
})
