import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#contract/endpoint.ts'
import { getModelPull, startModelPull } from '#contract/model-pull.ts'
import {
  addSiteConnection,
  changeSiteConnection,
  chooseFallback,
  listSiteConnections,
  listSiteModels,
  removeSiteConnection,
  testSiteConnection,
} from '#contract/site-connections.ts'
import { getConfig } from '#contract/site.ts'
import { startStory } from '#contract/stories.ts'
import { isLlamaHere, llamaFolder, slowLlamaFolder } from '#testing/llama-package.ts'
import { startModelFileServer } from '#testing/model-file-server.ts'
import { startModelServer } from '#testing/model-server.ts'
import type { Person } from '#testing/people.ts'
import { readWholeStream } from '#testing/read-stream.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { writeTinyGguf } from '#testing/write-tiny-gguf.ts'

const PATIENCE = { timeout: 20_000 }
/** Longer than a reader is left without a word. */
const LOAD_MS = 3_000
const prompt = 'A ferry at night'

// What is special about a file lies beside the database: one is enough.
let app: TestApp
let admin: Person
let slow: Awaited<ReturnType<typeof slowLlamaFolder>>
beforeAll(async () => {
  slow = await slowLlamaFolder(LOAD_MS)
  app = await startTestApp('sqlite', { llamaFolder: isLlamaHere ? slow.folder : llamaFolder })
  admin = await app.reader('admin')
  await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await slow[Symbol.asyncDispose]()
})

async function fetchTinyModel(name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tiny-model-'))
  await writeTinyGguf(join(folder, 'tiny.gguf'))
  await using server = await startModelFileServer(await readFile(join(folder, 'tiny.gguf')), { pauseMs: 5 })
  await admin.ask(startModelPull, { body: { address: `${server.url}/${name}` } })
  const pull = async () => (await admin.ask(getModelPull)).pull
  await expect.poll(pull, PATIENCE).toMatchObject({ state: 'done', model: name })
  await rm(folder, { recursive: true })
}
/**
 * Its vocabulary is all but letters: a prompt takes four times the tokens that it would elsewhere. It never comes to an
 * end by itself: neighbouring letters, which its words form now and then, are its stops.
 */
const sampling = { temperature: 1.2, stop: ['d s', 's a', 'd o', 'e t'] }
const addFile = (model: string) =>
  admin.ask(addSiteConnection, {
    body: { provider: 'local', model, contextTokens: 16_384, replyTokens: 60, sampling },
  })
const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const makeDefault = (file: { id: number }) =>
  admin.ask(changeSiteConnection, { ...paramsOf(file), body: { isDefault: true } })
const nameNow = async () => (await admin.ask(getConfig)).narrator.name

const withPackage: Record<string, () => Promise<void>> = {
  'a fetched file tells while it is being loaded: a turn waits for it and says so': async () => {
    await fetchTinyModel('slow.gguf')
    const file = await addFile('slow.gguf')
    expect(file).toMatchObject({ provider: 'local', model: 'slow.gguf', hasKey: false })
    await makeDefault(file)
    expect(await nameNow()).toBe('slow.gguf')
    const reader = await app.reader()
    const response = await reader.fetch(pathTo(startStory), {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ prompt }),
    })
    const events = await readWholeStream(response)
    expect(events.map(({ event }) => event).slice(0, 2)).toEqual(['turn', 'waiting'])
    expect(events[1]?.data).toMatchObject({ text: 'The narrator is waking up; your reply follows' })
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { message: expect.stringMatching(/\w{3,} /) },
    })
    const usage = await app.context.db.selectFrom('usage').selectAll().executeTakeFirstOrThrow()
    expect(usage).toMatchObject({ provider: 'local', model: 'slow.gguf', priceNanoUsd: 0, unpricedTokens: 0 })

    const { works, findings, models } = await admin.ask(testSiteConnection, paramsOf(file))
    expect(findings.map(({ text }) => text)).toContain('Is given 16,384 tokens of a story.')
    expect([works, models]).toEqual([true, ['slow.gguf']])
    await admin.ask(removeSiteConnection, paramsOf(file))
    expect(await nameNow()).toBe('Scripted Narrator')
  },

  'a file stands in where another model has failed': async () => {
    await fetchTinyModel('spare.gguf')
    await using away = await startModelServer({ status: 401 })
    const first = await admin.ask(addSiteConnection, {
      body: { provider: 'openai-compatible', address: away.url, model: 'away' },
    })
    const spare = await addFile('spare.gguf')
    await makeDefault(first)
    await admin.ask(chooseFallback, { body: { fallback: spare.id } })
    const reader = await app.reader()
    for (const _ of [1, 2]) expect((await reader.call(startStory, { body: { prompt } })).status).toBe(502)
    expect(await reader.ask(startStory, { body: { prompt } })).toMatchObject({ standIn: 'spare.gguf' })
    await admin.ask(chooseFallback, { body: { fallback: 'environment' } })
    for (const one of [first, spare]) await admin.ask(removeSiteConnection, paramsOf(one))
  },
}

const withoutPackage: Record<string, () => Promise<void>> = {
  'a fetched file without what reads it fails its test, and says what to install': async () => {
    await fetchTinyModel('unread.gguf')
    const file = await addFile('unread.gguf')
    const { works, sentence } = await admin.ask(testSiteConnection, paramsOf(file))
    expect(works).toBe(false)
    expect(sentence).toContain('the optional package node-llama-cpp, which is not installed')
    await admin.ask(removeSiteConnection, paramsOf(file))
  },
}

test.each(Object.entries(isLlamaHere ? withPackage : withoutPackage))('%s', async (_what, proof) => {
  expect.hasAssertions()
  await proof()
})

test('the form lists the files that are here', async () => {
  await fetchTinyModel('listed-00001-of-00001.gguf')
  const { models } = await admin.ask(listSiteModels, { body: { provider: 'local' } })
  expect(models).toContain('listed-00001-of-00001.gguf')
  expect(models.every((name) => name.endsWith('.gguf'))).toBe(true)
})

test('a file that is gone fails the turn, and admins see which', async () => {
  const file = await addFile('gone.gguf')
  await makeDefault(file)
  const { status, body } = await (await app.reader()).call(startStory, { body: { prompt } })
  expect([status, body.code]).toEqual([502, 'story_start_failed'])
  const failure = async () => (await admin.ask(listSiteConnections)).connections[0]?.lastFailure
  await expect.poll(failure).toMatchObject({ reason: 'model_missing' })
  await admin.ask(removeSiteConnection, paramsOf(file))
})
