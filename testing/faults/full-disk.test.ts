import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import type { Person } from '../people.ts'
import { startTestApp, type TestApp } from '../start-test-app.ts'
import { streamContinuation } from '../turn-stream.ts'

/** SQLite's own bound. */
const MOST_PAGES = 4_294_967_294
/** More than fits into the pages that the file has by then. */
const LONG_REPLY = 'The ferry crosses the black water. '.repeat(2_000)

let app: TestApp
let reader: Person
beforeAll(async () => {
  app = await startTestApp('sqlite')
  reader = await app.reader()
})
afterAll(() => app[Symbol.asyncDispose]())

const inOneGo = (statement: string) =>
  app.context.db.transaction().execute((transaction) => sql.raw(statement).execute(transaction))
/** Bounds the file: beyond so many pages SQLite answers as it does when the disk is full, and gives up what it did. */
const allowPages = (pages: number) => inOneGo(`pragma max_page_count = ${pages}`)

/** No page is free any more. */
async function fillDisk(): Promise<void> {
  await inOneGo('create table filler (bytes blob)')
  await allowPages(1)
  const more = (): Promise<void> => inOneGo('insert into filler values (zeroblob(2000))').then(() => more())
  await expect(more()).rejects.toMatchObject({ errcode: 13 })
}

const start = async () => (await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })).storyId
const messagesOf = async (storyId: string) =>
  (await reader.ask(getCurrentState, { params: { storyId } })).messages

test('a full disk costs no acknowledged turn: others are refused in words, and all goes on when there is room', async () => {
  const [running, other] = [await start(), await start()]
  app.narrator.script.pieces = () => ['The ferry ', 'leaves. ', LONG_REPLY]
  app.narrator.isHeld = true
  const { messageId, events } = await streamContinuation(reader, { storyId: running, message: 'I row' })
  app.narrator.script.pieces = () => ['A bell answers.']

  await fillDisk()
  const ring = () =>
    reader.call(continueStory, { params: { storyId: other }, body: { message: 'é'.repeat(4_000) } })
  expect(await ring()).toMatchObject({
    status: 503,
    body: { error: 'The server is busy. Please try again in a moment.', code: 'busy' },
  })
  expect(await messagesOf(other)).toHaveLength(1)
  for (const path of ['/healthz', '/readyz', '/api/user']) expect((await reader.fetch(path)).status).toBe(200)

  const told = Array.fromAsync(events)
  app.narrator.release()
  await expect.poll(() => app.logged.join('')).toContain('the end of a turn could not be stored')
  await allowPages(MOST_PAGES)
  const whole = `The ferry leaves. ${LONG_REPLY}`.trimEnd()
  expect((await told).at(-1)).toMatchObject({ event: 'done', data: { messageId } })
  const last = (await messagesOf(running)).at(-1)!
  expect(last).toMatchObject({ messageId, role: 'assistant' })
  expect(last.content.trimEnd()).toBe(whole)
  const charges = app.context.db.selectFrom('usage').selectAll().where('messageId', '=', messageId)
  expect(await charges.execute()).toHaveLength(1)
  expect((await ring()).status).toBe(200)
  expect(await messagesOf(other)).toHaveLength(3)
})
