import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { generateImage, getImage } from '#contract/scenes.ts'
import {
  addSiteConnection,
  changeSiteConnection,
  chooseFallback,
  listSiteConnections,
  removeSiteConnection,
  testSiteConnection,
} from '#contract/site-connections.ts'
import { getConfig } from '#contract/site.ts'
import { startStory } from '#contract/stories.ts'
import { startImageServer, type ImageServer } from '#testing/image-server.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const KEY = 'sk-canary-0123456789-last'

describe.each(engines)('the site’s painters on %s', (engine) => {
  let app: TestApp
  let admin: Person
  let server: ImageServer
  beforeAll(async () => {
    server = await startImageServer()
    app = await startTestApp(engine)
    admin = await app.reader('admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  })

  const form = () => ({
    kind: 'picture' as const,
    provider: 'openai-compatible' as const,
    address: `${server.url}/v1`,
    model: 'brush',
    key: KEY,
    price: { input: 1, output: 2 },
  })
  const add = () => admin.ask(addSiteConnection, { body: form() })
  const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
  const painterNow = async () => (await admin.ask(getConfig)).painter
  async function paint(): Promise<number> {
    const { storyId, messageId } = await admin.ask(startStory, { body: { prompt: 'A ferry at night' } })
    const params = { messageId: String(messageId) }
    const { status } = await admin.call(generateImage, { params, body: { storyId, content: 'A ferry' } })
    // The call answers for a picture that is still on its way, too.
    await vi.waitFor(async () => expect((await admin.ask(getImage, { params })).status).toBe('painted'), {
      timeout: 30_000,
      interval: 100,
    })
    return status
  }

  test('paint from the next picture on, at their own price, beside a narrator that stays', async () => {
    const painter = await add()
    expect(painter).toMatchObject({ kind: 'picture', keyEnd: 'last', isDefault: false })
    await admin.ask(changeSiteConnection, { ...paramsOf(painter), body: { isDefault: true } })
    expect(await painterNow()).toEqual({ name: 'brush', isModel: true })
    expect((await admin.ask(getConfig)).narrator.name).toBe('Scripted Narrator')
    expect(await paint()).toBe(200)
    expect(server.requests.at(-1)).toMatchObject({
      path: '/v1/images/generations',
      headers: { authorization: `Bearer ${KEY}` },
      body: { model: 'brush' },
    })
    const charge = app.context.db.selectFrom('usage').selectAll().where('kind', '=', 'image')
    const row = await charge.orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(row).toMatchObject({ model: 'brush', unpricedTokens: 0 })
    expect(row.priceNanoUsd).toBe((row.inputTokens * 1 + row.outputTokens * 2) * 1_000)
    await admin.ask(removeSiteConnection, paramsOf(painter))
    expect(await painterNow()).toEqual({ name: 'Scripted Painter', isModel: true })
  })

  test('are tested with one picture, and show why they fail, without the key', async () => {
    const painter = await add()
    const good = await admin.ask(testSiteConnection, paramsOf(painter))
    expect(good).toMatchObject({
      works: true,
      findings: [{ kind: 'works', text: expect.stringMatching(/^A picture came after [\d.]+ s\.$/) }],
    })
    server.answer({ status: 401 })
    const bad = await admin.ask(testSiteConnection, paramsOf(painter))
    server.answer({})
    expect(bad).toMatchObject({
      works: false,
      findings: [
        {
          kind: 'fails',
          text: 'The AI model did not accept this site’s key; whoever runs the site has to check it.',
        },
      ],
    })
    const list = await admin.ask(listSiteConnections)
    expect(list.connections).toMatchObject([{ kind: 'picture', lastFailure: { reason: 'wrong_key' } }])
    expect(JSON.stringify(list)).not.toContain('canary')
    await admin.ask(removeSiteConnection, paramsOf(painter))
  })

  test('stand in for no narrator', async () => {
    const painter = await add()
    const { body } = await admin.call(chooseFallback, { body: { fallback: painter.id } })
    expect(body).toMatchObject({ code: 'connection_not_found' })
    await admin.ask(removeSiteConnection, paramsOf(painter))
  })

  test.each([
    ['picture', 'anthropic', null],
    ['text', 'sd-webui', 'http://127.0.0.1:7860'],
  ] as const)(
    'are refused where a provider has no models for it: %s of %s',
    async (kind, provider, address) => {
      const { status, body } = await admin.call(addSiteConnection, {
        body: { kind, provider, address, model: 'm', key: provider === 'anthropic' ? KEY : null },
      })
      expect([status, body.fields?.provider]).toEqual([400, 'Please choose another provider'])
    },
  )

  test('are listed beside the one of the settings', async () => {
    const { environmentPainter } = await admin.ask(listSiteConnections)
    expect(environmentPainter).toEqual({
      provider: 'sketch',
      model: 'sketch',
      isModel: false,
      hasKey: false,
    })
  })
})
