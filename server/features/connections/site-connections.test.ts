import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  addSiteConnection,
  changeSiteConnection,
  chooseFallback,
  findConnections,
  listSiteConnections,
  removeSiteConnection,
  testSiteConnection,
} from '#contract/site-connections.ts'
import { getConfig } from '#contract/site.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { startModelServer, type ModelServer } from '#testing/model-server.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const KEY = 'sk-canary-0123456789-last'
const prompt = 'A ferry at night'

describe.each(engines)('the site’s connections on %s', (engine) => {
  let app: TestApp
  let admin: Person
  let server: ModelServer
  beforeAll(async () => {
    server = await startModelServer()
    app = await startTestApp(engine)
    admin = await app.reader('admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  })

  const form = () => ({
    provider: 'openai-compatible' as const,
    address: server.url,
    model: 'qwen',
    key: KEY,
    price: { input: 1, output: 2 },
  })
  async function add(more: object = {}) {
    const added = await admin.ask(addSiteConnection, { body: { ...form(), ...more } })
    onTestFinished(async () => {
      await admin.call(removeSiteConnection, { params: { id: String(added.id) } })
      server.answer({})
    })
    return added
  }
  const change = (id: number, body: object) =>
    admin.call(changeSiteConnection, { params: { id: String(id) }, body })
  const modelNow = async () => (await app.visitor().ask(getConfig)).narrator.name

  test('are listed beside the one of the settings, with the end of their key', async () => {
    const { id } = await add({ contextTokens: 8_000, sampling: { temperature: 0.7 } })
    const { connections, environment, fallback } = await admin.ask(listSiteConnections)
    expect(connections).toEqual([
      {
        id,
        kind: 'text',
        provider: 'openai-compatible',
        address: server.url,
        model: 'qwen',
        hasKey: true,
        keyEnd: 'last',
        contextTokens: 8_000,
        sampling: { temperature: 0.7 },
        price: { input: 1, output: 2 },
        isDefault: false,
      },
    ])
    expect(environment).toEqual({
      provider: 'storyteller',
      model: 'storyteller',
      isModel: false,
      hasKey: false,
    })
    expect(fallback).toBe('environment')
    const row = await app.context.db.selectFrom('connections').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain('canary')
  })

  test('take over with the next turn, and give back what they had when they go', async () => {
    const reader = await app.reader()
    const { storyId } = await reader.ask(startStory, { body: { prompt } })
    server.answer({ text: 'The bell tolls.' })
    const { id } = await add()
    expect(await change(id, { isDefault: true })).toMatchObject({ status: 200, body: { isDefault: true } })
    expect(await modelNow()).toBe('qwen')
    const told = await reader.ask(continueStory, { params: { storyId }, body: { message: 'I ring' } })
    expect(told.message).toBe('The bell tolls.')
    expect(server.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
    await change(id, { isDefault: false })
    expect(await modelNow()).toBe('Scripted Narrator')
  })

  test('cost what they say that they cost', async () => {
    const { id } = await add()
    await change(id, { isDefault: true })
    await (await app.reader()).ask(startStory, { body: { prompt } })
    const row = await app.context.db
      .selectFrom('usage')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row.priceNanoUsd).toBe((row.inputTokens * 1 + row.outputTokens * 2) * 1_000)
    expect(row.unpricedTokens).toBe(0)
  })

  test('leave a running turn to the narrator that began it', async () => {
    const reader = await app.reader()
    app.narrator.isHeld = true
    const running = reader.ask(startStory, { body: { prompt } })
    await expect.poll(() => app.narrator.inputs.at(-1)?.premise).toBe(prompt)
    const { id } = await add()
    await change(id, { isDefault: true })
    app.narrator.release()
    const { storyId } = await running
    const usage = await app.context.db
      .selectFrom('usage')
      .select('provider')
      .where('storyId', '=', storyId)
      .execute()
    expect(usage).toEqual([{ provider: 'scripted' }])
  })

  test('keep their key to the server that it was given for', async () => {
    const { id } = await add()
    const kept = await change(id, { model: 'qwen-2', address: `${server.url}/` })
    expect(kept.body).toMatchObject({ model: 'qwen-2', hasKey: true })
    const elsewhere = await change(id, { address: 'http://127.0.0.1:9/v1' })
    expect(elsewhere.body).toMatchObject({ hasKey: false })
    expect(elsewhere.body).not.toHaveProperty('keyEnd')
    await change(id, { key: KEY })
    expect(await change(id, { provider: 'openai' })).toMatchObject({
      status: 400,
      body: { error: 'OpenAI needs a key', fields: { key: 'OpenAI needs a key' } },
    })
    const { body } = await change(id, { provider: 'openai', key: 'sk-other-0123456789', address: null })
    expect(body).toMatchObject({ provider: 'openai', hasKey: true, keyEnd: '6789' })
    expect(body).not.toHaveProperty('address')
  })

  test.each([
    [{ key: 'two words' }, 'A key is one word of plain letters and signs'],
    [{ address: 'ftp://models' }, 'Please enter an address such as https://models.example.org/v1'],
    [
      { address: 'https://name:word@models/v1' },
      'Please enter an address such as https://models.example.org/v1',
    ],
    [{ address: null }, 'OpenAI-compatible server needs an address'],
    [{ model: ' ' }, 'Please name a model'],
    [{ provider: 'storyteller' }, 'Please choose a provider'],
    [
      { provider: 'local', address: null, key: null, model: '../other/tiny.gguf' },
      'Please name a GGUF file of the folder of models',
    ],
    [
      { provider: 'local', address: null, key: null, model: 'secret.key' },
      'Please name a GGUF file of the folder of models',
    ],
    [{ provider: 'local', address: null, model: 'tiny.gguf' }, 'Model file takes no key'],
    [{ provider: 'local', key: null, model: 'tiny.gguf' }, 'Model file has no address'],
  ])('are refused with %j', async (wrong, text) => {
    const { status, body } = await admin.call(addSiteConnection, { body: { ...form(), ...wrong } })
    expect([status, body.error]).toEqual([400, text])
  })

  test('say in words what a test has found, and why one fails, without the key', async () => {
    server.answer({ text: 'The bell tolls.\n\n[[NEXT]]\nRow out\nListen\nSleep' })
    const { id } = await add()
    const params = { id: String(id) }
    const good = await admin.ask(testSiteConnection, { params })
    expect(good).toMatchObject({ works: true })
    expect(good.findings.map(({ text }) => text)).toContain(
      'How much it reads is not known: 4,096 tokens are assumed.',
    )
    server.answer({ status: 401 })
    const bad = await admin.ask(testSiteConnection, { params })
    expect(bad).toMatchObject({
      works: false,
      sentence: '401 The request of [secret] was turned away',
      findings: [{ kind: 'fails' }],
    })
    const { connections } = await admin.ask(listSiteConnections)
    expect(connections[0]).toMatchObject({
      lastFailure: { reason: 'wrong_key', sentence: '401 The request of [secret] was turned away' },
      lastTest: { findings: bad.findings },
    })
  })

  test('show why a reply failed, until one comes again', async () => {
    const { id } = await add()
    await change(id, { isDefault: true })
    const reader = await app.reader()
    server.answer({ status: 402 })
    expect((await reader.call(startStory, { body: { prompt } })).status).toBe(502)
    const failure = async () => (await admin.ask(listSiteConnections)).connections[0]?.lastFailure
    await expect.poll(failure).toMatchObject({
      reason: 'no_credit',
      hint: 'The credit with the AI provider is used up; whoever runs the site has to add some.',
    })
    server.answer({})
    await reader.ask(startStory, { body: { prompt } })
    await expect.poll(failure).toBeUndefined()
  })

  test('stand in for the default once it has failed three times, and say so', async () => {
    await using away = await startModelServer({ status: 401 })
    const first = await add({ model: 'away', address: away.url })
    const second = await add({ model: 'here' })
    await change(first.id, { isDefault: true })
    await admin.ask(chooseFallback, { body: { fallback: second.id } })
    const reader = await app.reader()
    server.answer({ text: 'The bell tolls.' })
    for (const _ of [1, 2]) expect((await reader.call(startStory, { body: { prompt } })).status).toBe(502)
    expect(await reader.ask(startStory, { body: { prompt } })).toMatchObject({
      message: 'The bell tolls.',
      standIn: 'here',
    })
    expect((await admin.ask(listSiteConnections)).fallback).toBe(second.id)
    await admin.ask(chooseFallback, { body: { fallback: 'environment' } })
    const unknown = await admin.call(chooseFallback, { body: { fallback: 999_999 } })
    expect(unknown.body).toMatchObject({ code: 'connection_not_found' })
  })

  test('rest once they have failed five times, and a change of theirs ends the rest', async () => {
    await using away = await startModelServer({ status: 401 })
    const connection = await add({ model: 'tired', address: away.url })
    await change(connection.id, { isDefault: true })
    const reader = await app.reader()
    const reasons: (string | undefined)[] = []
    for (let n = 0; n < 6; n++)
      reasons.push((await reader.call(startStory, { body: { prompt } })).body.reason)
    expect(reasons).toEqual([...Array<string>(5).fill('wrong_key'), 'resting'])
    away.answer({ text: 'The ferry is back.' })
    await change(connection.id, { model: 'rested' })
    expect(await reader.ask(startStory, { body: { prompt } })).toMatchObject({
      message: 'The ferry is back.',
    })
  })

  test('that servers on this machine could be are looked for', async () => {
    const { servers } = await admin.ask(findConnections)
    expect(Array.isArray(servers)).toBe(true)
  })
})
