import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  addOwnConnection,
  changeOwnConnection,
  getStoryConnection,
  listOwnConnections,
  removeOwnConnection,
  setStoryConnection,
  testOwnConnection,
} from '#contract/own-connections.ts'
import { getConfig } from '#contract/site.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { startModelServer, type ModelServer } from '#testing/model-server.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const KEY = 'sk-canary-0123456789-last'
const prompt = 'A ferry at night'

describe.each(engines)('a reader’s own connections on %s', (engine) => {
  let app: TestApp
  let server: ModelServer
  beforeAll(async () => {
    server = await startModelServer()
    const env = {
      READER_CONNECTION_HOSTS: new URL(server.url).host,
      MONTHLY_TOKENS: '1',
      ENFORCE_BALANCE: 'on',
    }
    app = await startTestApp(engine, { env })
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  })

  const form = () => ({
    provider: 'openai-compatible' as const,
    address: server.url,
    model: 'mine',
    key: KEY,
  })
  async function readerWithConnection(isDefault = false) {
    const reader = await app.reader()
    const { id } = await reader.ask(addOwnConnection, { body: form() })
    const params = { id: String(id) }
    if (isDefault) await reader.ask(changeOwnConnection, { params, body: { isDefault } })
    return { reader, id, params }
  }
  const say = (reader: Person, storyId: string) =>
    reader.call(continueStory, { params: { storyId }, body: { message: 'I ring' } })

  test('tell the stories that begin with them, and cost the site’s balance nothing', async () => {
    const { reader } = await readerWithConnection(true)
    server.answer({ text: 'The bell tolls.' })
    const { storyId, message } = await reader.ask(startStory, { body: { prompt } })
    expect(message).toBe('The bell tolls.')
    expect((await say(reader, storyId)).status).toBe(200)
    const { db } = app.context
    const rows = await db.selectFrom('usage').selectAll().where('storyId', '=', storyId).execute()
    expect(rows.map((row) => [row.provider, row.model, row.priceNanoUsd])).toEqual([
      ['openai-compatible', 'mine', 0],
      ['openai-compatible', 'mine', 0],
    ])
    const sums = await db
      .selectFrom('usageByUser')
      .selectAll()
      .where('userId', '=', reader.user!.id)
      .executeTakeFirstOrThrow()
    expect(sums.monthTokens).toBeGreaterThan(1)
    expect(sums.monthFreeTokens).toBe(sums.monthTokens)
    expect((await app.visitor().ask(getConfig)).narrator.name).toBe('Scripted Narrator')
  })

  test('stay with a story until its reader changes that', async () => {
    const { reader, id, params } = await readerWithConnection()
    const { storyId } = await reader.ask(startStory, { body: { prompt } })
    const told = { params: { storyId } }
    expect(await reader.ask(getStoryConnection, told)).toEqual({ connectionId: null })
    await reader.ask(changeOwnConnection, { params, body: { isDefault: true } })
    expect(await reader.ask(getStoryConnection, told)).toEqual({ connectionId: null })
    await reader.ask(setStoryConnection, { ...told, body: { connectionId: id } })
    server.answer({ text: 'The bell tolls.' })
    expect((await say(reader, storyId)).body.message).toBe('The bell tolls.')

    await reader.ask(removeOwnConnection, { params })
    expect(await reader.ask(getStoryConnection, told)).toEqual({ connectionId: null })
    // The site's balance is used up by the opening.
    expect((await say(reader, storyId)).body).toMatchObject({ code: 'tokens_used_up' })
  })

  test('are nobody else’s', async () => {
    const { id, params } = await readerWithConnection()
    const other = await app.reader()
    const { storyId } = await other.ask(startStory, { body: { prompt } })
    expect((await other.ask(listOwnConnections)).connections).toEqual([])
    const answers = [
      await other.call(changeOwnConnection, { params, body: { model: 'x' } }),
      await other.call(removeOwnConnection, { params }),
      await other.call(testOwnConnection, { params }),
      await other.call(setStoryConnection, { params: { storyId }, body: { connectionId: id } }),
    ]
    for (const { status, body } of answers)
      expect([status, body.error]).toEqual([404, 'Connection not found'])
  })

  test('say to their reader what is wrong with the key, and never in the provider’s words', async () => {
    const { reader, params } = await readerWithConnection(true)
    server.answer({ status: 401 })
    const { status, body } = await reader.call(startStory, { body: { prompt } })
    expect([status, body.reason, body.hint]).toEqual([
      502,
      'own_wrong_key',
      'The AI model did not accept your key; check it in your account.',
    ])
    const tested = await reader.ask(testOwnConnection, { params })
    expect(tested.works).toBe(false)
    expect(tested).not.toHaveProperty('sentence')
    const { connections } = await reader.ask(listOwnConnections)
    expect(connections[0]?.lastFailure).not.toHaveProperty('sentence')
    expect(connections[0]).toMatchObject({ keyEnd: 'last', lastFailure: { reason: 'wrong_key' } })
    server.answer({})
  })

  test.each([
    [{ provider: 'ollama' }, 'Please choose another provider'],
    [{ provider: 'azure' }, 'Please choose another provider'],
    [{ provider: 'openai', address: 'https://api.example.org/v1' }, 'OpenAI has an address of its own'],
    [{ address: 'http://models.example.org/v1' }, 'Please enter a public address that begins with https://'],
    [{ address: 'https://127.0.0.1/v1' }, 'Please enter a public address that begins with https://'],
    [{ address: 'https://[::1]/v1' }, 'Please enter a public address that begins with https://'],
    [{ address: 'https://192.168.1.1/v1' }, 'Please enter a public address that begins with https://'],
  ])('are refused with %j', async (wrong, text) => {
    const { reader, params } = await readerWithConnection()
    const added = await reader.call(addOwnConnection, { body: { ...form(), ...wrong } })
    expect([added.status, added.body.error]).toEqual([400, text])
    const { address, ...rest } = form()
    const changed = await reader.call(changeOwnConnection, { params, body: { ...rest, address, ...wrong } })
    expect([changed.status, changed.body.error]).toEqual([400, text])
  })

  test('that lead to this machine by name are not reached, neither by a test nor by a turn', async () => {
    let reached = 0
    const port = await new Promise<number>((resolve) => {
      const machine = createServer((socket) => {
        reached += 1
        socket.destroy()
      })
      onTestFinished(() => void machine.close())
      machine.listen(0, () => resolve((machine.address() as AddressInfo).port))
    })
    const reader = await app.reader()
    const address = `https://localhost:${port}/v1`
    const { id } = await reader.ask(addOwnConnection, { body: { ...form(), address } })
    const params = { id: String(id) }
    const { works, findings } = await reader.ask(testOwnConnection, { params })
    expect([works, findings[0]?.kind]).toEqual([false, 'fails'])
    await reader.ask(changeOwnConnection, { params, body: { isDefault: true } })
    expect((await reader.call(startStory, { body: { prompt } })).status).not.toBe(200)
    expect(reached).toBe(0)
  })

  test('of a provider with an address of its own need none', async () => {
    const reader = await app.reader()
    await reader.ask(addOwnConnection, { body: { provider: 'openai', model: 'gpt', key: KEY } })
    const { connections } = await reader.ask(listOwnConnections)
    expect(connections).toMatchObject([{ provider: 'openai', model: 'gpt', keyEnd: 'last' }])
    expect(connections[0]).not.toHaveProperty('address')
  })

  test('are no more than twenty', async () => {
    const reader = await app.reader()
    for (let count = 0; count < 20; count++) await reader.ask(addOwnConnection, { body: form() })
    expect((await reader.call(addOwnConnection, { body: form() })).body.error).toBe(
      'You have as many models as fit. Please remove one first.',
    )
  })
})

test('where they are switched off, stories go on with the site’s narrator and keys can be removed', async () => {
  await using server = await startModelServer()
  await using app = await startTestApp('sqlite', { env: { READER_CONNECTIONS: 'off' } })
  const reader = await app.reader()
  const body = { provider: 'openai' as const, model: 'gpt', key: KEY }
  expect(await reader.call(addOwnConnection, { body })).toMatchObject({
    status: 403,
    body: { error: 'This site takes no models of readers' },
  })
  expect((await reader.call(listOwnConnections)).status).toBe(403)
  expect((await app.visitor().ask(getConfig)).readerConnections).toBe(false)
  const { id } = await app.context.db
    .insertInto('connections')
    .values({
      userId: reader.user!.id,
      kind: 'text',
      provider: 'openai-compatible',
      address: server.url,
      model: 'mine',
      isDefault: 1,
      createdAt: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { storyId } = await reader.ask(startStory, { body: { prompt } })
  await app.context.db.updateTable('stories').set({ connectionId: id }).execute()
  expect(
    (await reader.call(continueStory, { params: { storyId }, body: { message: 'I ring' } })).status,
  ).toBe(200)
  expect(server.requests).toEqual([])
  expect((await reader.call(removeOwnConnection, { params: { id: String(id) } })).status).toBe(200)
})
