import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathTo } from '#contract/endpoint.ts'
import { followTurn, startStory, stopTurn } from '#contract/stories.ts'
import { Person } from '../people.ts'
import type { TestDatabase } from '../postgres/databases.ts'
import { createTestDatabase } from '../postgres/test-database.ts'
import { readStream } from '../read-stream.ts'
import { startTestApp, type TestApp } from '../start-test-app.ts'
import { streamContinuation } from '../turn-stream.ts'

let database: TestDatabase
let first: TestApp
let second: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  const env = { DATABASE_URL: database.url, DATABASE_POOL_SIZE: '4' }
  first = await startTestApp('sqlite', { env })
  second = await startTestApp('sqlite', { env })
})
afterAll(async () => {
  await first[Symbol.asyncDispose]()
  await second[Symbol.asyncDispose]()
  await database.drop()
})

test('a reader on another node follows word for word, and stops the turn there', async () => {
  const areHeard = () => first.context.wakeUps.areHeard && second.context.wakeUps.areHeard
  await expect.poll(areHeard).toBe(true)
  const here = await first.reader()
  const there = new Person(second.url)
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  const { storyId } = await here.ask(startStory, { body: { prompt: 'A ferry at night' } })
  first.narrator.isHeld = true
  const { messageId } = await streamContinuation(here, { storyId, message: 'I row' })
  const params = { storyId, messageId: String(messageId) }
  const events = readStream(await there.fetch(pathTo(followTurn, { params })))
  let text = ''
  while (!text.endsWith('. ')) text += String((await events.next()).value!.data.text ?? '')
  expect(text).toBe('Turn 1. ')
  await there.ask(stopTurn, { params })
  // The narrator is still held: only the wish to stop can have ended it.
  expect((await Array.fromAsync(events)).at(-1)).toMatchObject({
    event: 'done',
    data: { messageId, message: 'Turn 1. ', status: 'stopped' },
  })
  first.narrator.release()
})
