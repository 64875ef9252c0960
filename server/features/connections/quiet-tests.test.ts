import { expect, test } from 'vitest'
import { addSiteConnection, listSiteConnections, testSiteConnection } from '#contract/site-connections.ts'
import { startModelServer } from '#testing/model-server.ts'
import { engines, startTestApp } from '#testing/start-test-app.ts'
import { startQuietTests } from './quiet-tests.ts'

test.each(engines)(
  'what nobody has tested is tested at the start, and nothing else on %s',
  async (engine) => {
    await using server = await startModelServer({ text: 'The bell tolls.' })
    await using app = await startTestApp(engine)
    const admin = await app.reader('admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
    const add = (model: string) =>
      admin.ask(addSiteConnection, {
        body: { provider: 'openai-compatible', address: server.url, model },
      })
    const known = await add('known')
    await admin.ask(testSiteConnection, { params: { id: String(known.id) } })
    await add('new')
    await admin.ask(addSiteConnection, { body: { provider: 'local', model: 'idle.gguf' } })
    const asked = server.requests.length

    await startQuietTests(app.context).whole
    const models = server.requests.slice(asked).map(({ body }) => (body as { model: string }).model)
    expect(new Set(models)).toEqual(new Set(['new']))
    const { connections } = await admin.ask(listSiteConnections)
    expect(connections.map(({ model, lastTest }) => [model, lastTest !== undefined])).toEqual([
      ['known', true],
      ['new', true],
      ['idle.gguf', false],
    ])
  },
)

test('a test at the start ends with the server, and is made the next time', async () => {
  await using server = await startModelServer({ fault: 'hangs_before_first_token' })
  await using app = await startTestApp('sqlite')
  const admin = await app.reader('admin')
  await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  const body = { provider: 'openai-compatible' as const, address: server.url, model: 'slow' }
  await admin.ask(addSiteConnection, { body })
  const tests = startQuietTests(app.context)
  await expect.poll(() => server.requests.length).toBe(1)
  await tests[Symbol.asyncDispose]()
  expect((await admin.ask(listSiteConnections)).connections[0]).not.toHaveProperty('lastTest')
})
