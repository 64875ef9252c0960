import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStory } from '#contract/stories.ts'
import { sqliteFile } from '#server/platform/db/open-db.ts'
import type { Person } from '../people.ts'
import { startTestApp, type TestApp } from '../start-test-app.ts'

let app: TestApp
let reader: Person
let other: DatabaseSync
beforeAll(async () => {
  app = await startTestApp('sqlite')
  reader = await app.reader()
  other = new DatabaseSync(sqliteFile(app.context.config.dataDir))
})
afterAll(async () => {
  other.close()
  await app[Symbol.asyncDispose]()
})
const start = () => reader.call(startStory, { body: { prompt: 'A ferry at night' } })

test('a file that another process holds lets all go on that writes nothing, and the rest when it is free', async () => {
  other.exec('begin immediate')
  let isStarted = false
  const starting = start().finally(() => (isStarted = true))
  for (const path of ['/healthz', '/readyz', '/api/user']) expect((await reader.fetch(path)).status).toBe(200)
  expect(isStarted).toBe(false)
  other.exec('rollback')
  expect((await starting).status).toBe(200)
})

test('a file that stays held is said in words', async () => {
  other.exec('begin immediate')
  const starting = Promise.all([start(), start()])
  expect((await reader.fetch('/healthz')).status).toBe(200)
  const body = { error: 'The server is busy. Please try again in a moment.', code: 'busy' }
  expect(await starting).toMatchObject([
    { status: 503, body },
    { status: 503, body },
  ])
  other.exec('rollback')
  expect((await start()).status).toBe(200)
})
