import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import { getUser } from '#contract/session.ts'
import type { Person } from '../people.ts'
import { startPostgres, type PostgresServer } from '../postgres/start-postgres.ts'
import { startTestApp, type TestApp } from '../start-test-app.ts'
import { streamContinuation } from '../turn-stream.ts'

let database: PostgresServer
let app: TestApp
let reader: Person
let storyId: string
beforeAll(async () => {
  database = await startPostgres()
  app = await startTestApp('sqlite', { env: { DATABASE_URL: database.url, DATABASE_POOL_SIZE: '4' } })
  reader = await app.reader()
  storyId = (await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })).storyId
}, 60_000)
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})
const messages = async () => (await reader.ask(getCurrentState, { params: { storyId } })).messages
const busy = { error: 'The server is busy. Please try again in a moment.', code: 'busy' }

test.each(['SIGINT', 'SIGQUIT'] as const)(
  'a PostgreSQL that ends by %s and starts again has kept what was acknowledged, and the turn goes on',
  async (signal) => {
    app.logged.length = 0
    app.narrator.isHeld = true
    const { messageId, events } = await streamContinuation(reader, { storyId, message: `I row ${signal}` })
    await database.stop(signal)
    expect(await reader.call(getUser)).toMatchObject({ status: 503, body: busy })
    app.narrator.release()
    const told = Array.fromAsync(events)
    await expect.poll(() => app.logged.join('')).toContain('the end of a turn could not be stored')
    await database.start()
    expect((await told).at(-1)).toMatchObject({ event: 'done', data: { messageId } })
    expect((await messages()).slice(-2)).toMatchObject([
      { content: `I row ${signal}` },
      { messageId, content: expect.stringContaining('The lantern flickers.') as string },
    ])
    const charges = app.context.db.selectFrom('usage').selectAll().where('messageId', '=', messageId)
    expect(await charges.execute()).toHaveLength(1)
  },
)

test('connections that are cut in mid-transaction leave nothing half done', async () => {
  const operator = new pg.Client({ connectionString: database.url })
  await operator.connect()
  try {
    // Whoever holds the story's row makes the next turn wait within its transaction.
    await operator.query('begin')
    await operator.query('select 1 from stories where id = $1 for update', [storyId])
    const before = await messages()
    const ask = () => reader.call(continueStory, { params: { storyId }, body: { message: 'I ring' } })
    const asked = ask()
    const cut = async () =>
      (
        await operator.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
        )
      ).rowCount
    // An answer that came before anything waited says why nothing did.
    let early: unknown
    void asked.then((answer) => (early = answer))
    await expect.poll(async () => early ?? (await cut())).toBeGreaterThan(0)
    expect(await asked).toMatchObject({ status: 503, body: busy })
    await operator.query('rollback')
    expect(await messages()).toEqual(before)
    expect((await ask()).status).toBe(200)
    expect(await messages()).toHaveLength(before.length + 2)
  } finally {
    await operator.end()
  }
})
