import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStory } from '#contract/stories.ts'
import type { Person } from '../people.ts'
import type { TestDatabase } from '../postgres/databases.ts'
import { createTestDatabase } from '../postgres/test-database.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { startTestApp, type TestApp } from '../start-test-app.ts'
import { streamContinuation } from '../turn-stream.ts'
import { AHEAD_MS, clockAhead } from './clock-ahead.ts'

let database: TestDatabase
let first: TestApp
let ahead: ServerProcess
let reader: Person
beforeAll(async () => {
  database = await createTestDatabase()
  const env = { DATABASE_URL: database.url, DATABASE_POOL_SIZE: '4', TURN_LEASE_SECONDS: '6' }
  first = await startTestApp('sqlite', { env })
  ahead = await startServer({
    ...env,
    LOG_LEVEL: 'info',
    ...clockAhead,
  })
  reader = await first.reader()
}, 60_000)
afterAll(async () => {
  await ahead[Symbol.asyncDispose]()
  await first[Symbol.asyncDispose]()
  await database.drop()
})

test('a node whose clock is ahead takes no turn away from the one that tells it', async () => {
  const told = /"time":(\d+)/.exec(ahead.printed)?.[1]
  expect(Number(told) - Date.now()).toBeGreaterThan(AHEAD_MS / 2)

  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  first.narrator.isHeld = true
  const { messageId, events } = await streamContinuation(reader, { storyId, message: 'I row' })
  const turn = () =>
    first.context.db
      .selectFrom('turns')
      .selectAll()
      .where('replyId', '=', messageId)
      .executeTakeFirstOrThrow()
  // Until a lease is renewed the other node has looked for abandoned turns, and more than once.
  const { leaseUntil } = await turn()
  await expect.poll(async () => (await turn()).leaseUntil).not.toBe(leaseUntil)
  first.narrator.release()
  expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ event: 'done', data: { messageId } })
  expect(await turn()).toMatchObject({ status: 'done', attempts: 1 })
})
