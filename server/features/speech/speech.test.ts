import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addSiteConnection,
  changeSiteConnection,
  listSiteConnections,
  removeSiteConnection,
  testSiteConnection,
} from '#contract/site-connections.ts'
import { getConfig } from '#contract/site.ts'
import { saySentence, takeDictation } from '#contract/speech.ts'
import type { Person } from '#testing/people.ts'
import { playableSound, startSpeechServer, type SpeechServerForTests } from '#testing/speech-server.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const KEY = 'sk-canary-0123456789-last'

describe.each(engines)('the site’s voice and dictation on %s', (engine) => {
  let app: TestApp
  let admin: Person
  let reader: Person
  let server: SpeechServerForTests
  beforeAll(async () => {
    server = await startSpeechServer()
    app = await startTestApp(engine)
    admin = await app.reader('admin')
    reader = await app.reader('ada')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    server.answer({})
    server.requests.length = 0
    await app.context.db.deleteFrom('usage').execute()
    for (const one of (await admin.ask(listSiteConnections)).connections)
      await admin.ask(removeSiteConnection, paramsOf(one))
  })

  const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
  const add = (kind: 'voice' | 'dictation') =>
    admin.ask(addSiteConnection, {
      body: {
        kind,
        provider: 'openai-compatible',
        address: server.url,
        model: kind === 'voice' ? 'kokoro' : 'whisper',
        key: KEY,
        price: { input: 15, output: 2 },
        ...(kind === 'voice' && { voice: 'af_heart' }),
      },
    })
  const makeDefault = async (kind: 'voice' | 'dictation') => {
    const connection = await add(kind)
    await admin.ask(changeSiteConnection, { ...paramsOf(connection), body: { isDefault: true } })
    return connection
  }
  const say = (text: string) =>
    reader.fetch('/api/speech/say', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    })
  const dictate = (bytes: Uint8Array) =>
    reader.fetch('/api/speech/dictation', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    })
  const charges = () => app.context.db.selectFrom('usage').selectAll().execute()

  test('are the browser’s own until an admin makes a connection the default', async () => {
    expect(await admin.ask(getConfig)).not.toHaveProperty('voice')
    expect((await reader.call(saySentence, { body: { text: 'Hello' } })).body).toMatchObject({
      code: 'no_site_voice',
    })
    expect((await reader.call(takeDictation)).body).toMatchObject({ code: 'no_site_dictation' })
    await makeDefault('voice')
    await makeDefault('dictation')
    expect(await admin.ask(getConfig)).toMatchObject({ voice: { name: 'kokoro' }, dictation: true })
    expect((await admin.ask(getConfig)).narrator.name).toBe('Scripted Narrator')
  })

  test('say a sentence with the chosen voice, charged by the character', async () => {
    await makeDefault('voice')
    const answer = await say(' The ferry waits. ')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/wav'])
    expect(Buffer.from(await answer.arrayBuffer()).equals(playableSound)).toBe(true)
    expect(server.requests).toMatchObject([
      {
        path: '/v1/audio/speech',
        headers: { authorization: `Bearer ${KEY}` },
        body: { model: 'kokoro', input: 'The ferry waits.', voice: 'af_heart', response_format: 'mp3' },
      },
    ])
    expect(await charges()).toMatchObject([
      { kind: 'voice', model: 'kokoro', inputTokens: 16, outputTokens: 0, priceNanoUsd: 240_000 },
    ])
  })

  test('take a recording down, charged by what the server counts or by its length', async () => {
    await makeDefault('dictation')
    expect(await (await dictate(playableSound)).json()).toEqual({ text: 'I ring the bell.' })
    expect(server.requests[0]).toMatchObject({
      path: '/v1/audio/transcriptions',
      body: { model: 'whisper', file: 'speech.wav audio/wav 8044', response_format: 'json' },
    })
    server.answer({ heard: { text: 'I\u0000 ring\n it.', usage: { input_tokens: 30, output_tokens: 5 } } })
    expect(await (await dictate(playableSound)).json()).toEqual({ text: 'I ring it.' })
    server.answer({ heard: { text: '', duration: 6 } })
    expect(await (await dictate(playableSound)).json()).toEqual({ text: '' })
    expect(await charges()).toMatchObject([
      { kind: 'dictation', inputTokens: 34, outputTokens: 4 },
      { inputTokens: 30, outputTokens: 5 },
      { inputTokens: 100, outputTokens: 0 },
    ])
  })

  test.each([
    ['a refusal', { status: 401 }],
    ['a page', { mediaType: 'text/html', bytes: Buffer.from('<h1>Hello</h1>'), heard: '<h1>Hello</h1>' }],
    ['nothing', { bytes: Buffer.alloc(0), heard: '' }],
    ['JSON of another kind', { mediaType: 'application/json', heard: { words: 1 } }],
  ])('fail on %s, charge nothing, and keep the key to themselves', async (_, answer) => {
    await makeDefault('voice')
    await makeDefault('dictation')
    server.answer(answer)
    const [said, taken] = [await say('The ferry waits.'), await dictate(playableSound)]
    expect([said.status, await said.json()]).toEqual([
      502,
      { error: 'Failed to speak the text', code: 'saying_failed' },
    ])
    expect([taken.status, await taken.json()]).toEqual([
      502,
      { error: 'Failed to take down what was said', code: 'dictation_failed' },
    ])
    expect(await charges()).toEqual([])
    const listed = async () => (await admin.ask(listSiteConnections)).connections
    const reason = 'status' in answer ? 'wrong_key' : 'garbled'
    // Noted behind the answer.
    await expect.poll(listed).toMatchObject([{ lastFailure: { reason } }, { lastFailure: { reason } }])
    expect(JSON.stringify(await listed()) + app.logged.join()).not.toContain('canary')
    server.answer({})
    expect((await say('The ferry waits.')).status).toBe(200)
    await expect.poll(async () => (await listed())[0]).not.toHaveProperty('lastFailure')
  })

  test('are tested with one sentence, or a second of silence', async () => {
    const [voice, dictation] = [await add('voice'), await add('dictation')]
    expect(voice).toMatchObject({ kind: 'voice', voice: 'af_heart', keyEnd: 'last' })
    const works = (done: string) => ({
      works: true,
      findings: [{ kind: 'works', text: expect.stringMatching(new RegExp(`^${done} after [\\d.]+ s\\.$`)) }],
    })
    expect(await admin.ask(testSiteConnection, paramsOf(voice))).toMatchObject(works('A sentence was spoken'))
    expect(await admin.ask(testSiteConnection, paramsOf(dictation))).toMatchObject(
      works('A second of silence was listened to'),
    )
    expect(server.requests.at(-1)?.body.file).toBe('speech.wav audio/wav 32044')
    server.answer({ status: 401 })
    expect(await admin.ask(testSiteConnection, paramsOf(voice))).toMatchObject({
      works: false,
      findings: [
        {
          kind: 'fails',
          text: 'The AI model did not accept this site’s key; whoever runs the site has to check it.',
        },
      ],
    })
  })

  test('take no other than a recording and a text that fits', async () => {
    await makeDefault('voice')
    await makeDefault('dictation')
    const page = await dictate(Buffer.from('<h1>Hello</h1>'))
    expect([page.status, await page.json()]).toMatchObject([400, { error: 'This is no recording' }])
    expect((await dictate(Buffer.alloc(5_000_001))).status).toBe(413)
    expect((await say('a'.repeat(1_001))).status).toBe(400)
    expect((await say('   ')).status).toBe(400)
    expect(server.requests).toEqual([])
  })

  test('rest after five failures, and say so at the desk', async () => {
    await makeDefault('voice')
    server.answer({ status: 500 })
    for (let times = 0; times < 6; times += 1) await say('The ferry waits.')
    expect(server.requests).toHaveLength(5)
    expect((await admin.ask(listSiteConnections)).connections).toMatchObject([
      { lastFailure: { reason: 'resting' } },
    ])
  })

  test('are refused where a provider has no models for it', async () => {
    const { body } = await admin.call(addSiteConnection, {
      body: { kind: 'voice', provider: 'anthropic', model: 'm', key: KEY },
    })
    expect(body.fields?.provider).toBe('Please choose another provider')
  })
})
