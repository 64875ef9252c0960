import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getMemory } from '#contract/memory.ts'
import {
  addSiteConnection,
  changeSiteConnection,
  listSiteConnections,
  testSiteConnection,
} from '#contract/site-connections.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { editMessage } from '#contract/versions.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import { startEmbeddingsServer, type EmbeddingsServer } from '#testing/embeddings-server.ts'
import { memoryModel, promptText, type MemoryModel } from '#testing/memory-model.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const TAMED = 'Grizel keeps a stoat in her sleeve.'
/** Has no word in common with what was told. */
const ASKED = 'Which beast did that lady tame?'
const KEPT = { title: '', summary: 'Rain falls.', open_threads: [], closed_threads: [], facts: [] }
const KEY = 'sk-canary-0123456789-last'
const tell = (turn: number) => (turn === 2 ? TAMED : `Rain falls on day ${turn}. The river is wide.`)

describe.each(engines)('what is found by its meaning on %s', (engine) => {
  let app: TestApp<Narrator>
  let model: MemoryModel
  let server: EmbeddingsServer
  let reader: Person
  let params: { storyId: string }
  const replies: number[] = []

  beforeEach(async () => {
    let turn = 0
    server = await startEmbeddingsServer([/stoat|beast/, /rain|river/i])
    model = memoryModel({ tell: () => tell(turn++), keep: () => JSON.stringify(KEPT) })
    app = await startTestApp(engine, { narrator: model.narrator })
    reader = await app.reader()
    const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A river town' } })
    params = { storyId }
    replies.splice(0, replies.length, messageId)
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).execute()
  })
  afterEach(async () => {
    await app[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  })

  const add = () =>
    reader.ask(addSiteConnection, {
      body: {
        kind: 'embeddings',
        provider: 'openai-compatible',
        address: server.url,
        model: 'small-embeddings',
        key: KEY,
        price: { input: 1, output: 0 },
      },
    })
  const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
  const connect = async () =>
    reader.ask(changeSiteConnection, { ...paramsOf(await add()), body: { isDefault: true } })
  const play = async (turns: number, message = 'I look') => {
    for (let played = 0; played < turns; played++)
      replies.push((await reader.ask(continueStory, { params, body: { message } })).messageId)
    await expect.poll(async () => (await reader.ask(getMemory, { params })).state).toBe('up_to_date')
    return promptText(model.told.at(-1)!)
  }
  /** A turn whose question was left out, on a machine that is busy, is asked once more. */
  const findsIt = async () => {
    for (let tries = 0; tries < 8; tries++) if ((await play(1, ASKED)).includes(TAMED)) return true
    return false
  }
  const charges = () =>
    app.context.db.selectFrom('usage').selectAll().where('model', '=', 'small-embeddings').execute()
  const placed = async () =>
    (
      await sql<{ messageId: number; parts: number; bytes: number }>`
        select message_id, parts, length(vectors) as bytes from message_vectors order by message_id`.execute(
        app.context.db,
      )
    ).rows

  test('is told again, though no word of it was said; without a connection it is not, and nobody is asked', async () => {
    await play(20)
    expect(await play(1, ASKED)).not.toContain(TAMED)
    expect([server.requests, await placed()]).toEqual([[], []])

    await connect()
    await play(11)
    const rows = await placed()
    expect(rows.map(({ messageId }) => messageId)).toEqual(replies.slice(0, 24))
    expect(rows[2]).toMatchObject({ parts: 1, bytes: 12 })
    expect(server.requests.find((request) => request.body.input.length > 1)).toMatchObject({
      path: '/v1/embeddings',
      headers: { authorization: `Bearer ${KEY}` },
      body: { model: 'small-embeddings', input: expect.arrayContaining([tell(23)]) },
    })
    expect(await findsIt()).toBe(true)
    expect(server.requests.at(-1)?.body.input).toEqual([ASKED])
    await vi.waitFor(async () =>
      expect((await charges()).at(-1)).toMatchObject({ messageId: replies.at(-1) }),
    )
    for (const charge of await charges())
      expect(charge).toMatchObject({ kind: 'memory', ...params, inputTokens: 7, priceNanoUsd: 7_000 })
  })

  test('is placed anew when its words are others', async () => {
    await connect()
    await play(20)
    const first = await placed()
    const body = { content: 'Grizel is alone.', keepFollowing: true }
    await reader.ask(editMessage, { params: { ...params, messageId: String(replies[2]) }, body })
    const inputs = () => server.requests.map((request) => request.body.input)
    await expect.poll(inputs).toContainEqual([body.content])
    await play(1)
    expect(await placed()).toEqual(first)
  })

  test.each([
    ['refuses', { status: 500 }],
    ['takes too long', { afterMs: 600 }],
    ['answers nonsense', { body: { data: [{ index: 0, embedding: ['near'] }] } }],
    ['answers for another text', { body: { data: [{ index: 1, embedding: [1, 0, 0] }] } }],
  ])('is left out where its server %s: the turn goes on', async (_, answer) => {
    await connect()
    await play(20)
    server.answer(answer)
    expect(await play(1, ASKED)).not.toContain(TAMED)
    await play(11)
    expect((await reader.ask(getMemory, { params })).spans).toHaveLength(2)
    server.answer({})
    await app.context.speech.refresh()
    expect(app.logged.join()).not.toContain('canary')
  })

  test('is no matter of readers who bring their own narrator', async () => {
    Object.assign(app.context.narrators.ofSite, { isPaidByReader: true })
    await connect()
    await play(21, ASKED)
    expect([server.requests, await placed()]).toEqual([[], []])
  })

  test('needs a connection that is tested with a sentence', async () => {
    const connection = await add()
    expect((await reader.ask(listSiteConnections)).connections).toMatchObject([{ kind: 'embeddings' }])
    const works = /^A sentence was placed by its meaning after [\d.]+ s\.$/
    expect(await reader.ask(testSiteConnection, paramsOf(connection))).toMatchObject({
      works: true,
      findings: [{ text: expect.stringMatching(works) }],
    })
    server.answer({ afterMs: 150 })
    expect(await reader.ask(testSiteConnection, paramsOf(connection))).toMatchObject({
      works: true,
      findings: [{ kind: 'better', advice: expect.stringMatching(/^A turn waits 100 ms at most/) }],
    })
    server.answer({ status: 401 })
    expect(await reader.ask(testSiteConnection, paramsOf(connection))).toMatchObject({ works: false })
    const { body } = await reader.call(addSiteConnection, {
      body: { kind: 'embeddings', provider: 'anthropic', model: 'm', key: KEY },
    })
    expect(body.fields?.provider).toBe('Please choose another provider')
  })
})
