import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimAdmin } from '#contract/admin-claim.ts'
import { getUser } from '#contract/session.ts'
import { startServer } from '#testing/server-process.ts'
import { Person, signUp } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { makeClaimLink } from './first-admin.ts'

const LINK = /(http:\/\/127\.0\.0\.1:\d+)\/claim#([\w-]{43})/

describe.each(engines)('the first admin on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  test('is the one of all who come at once whose link is taken first; then it is dead', async () => {
    const [, , token = ''] = LINK.exec((await makeClaimLink(app.context.db, app.url))!)!
    const readers = await Promise.all([1, 2, 3, 4].map(() => app.reader()))
    expect((await readers[0]!.call(claimAdmin, { body: { token: `${token}x` } })).body).toMatchObject({
      error:
        'This link is no longer valid. The server prints another when it starts while nobody is an admin.',
    })
    const answers = await Promise.all(readers.map((reader) => reader.call(claimAdmin, { body: { token } })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
    const admins = await Promise.all(readers.map(async (reader) => (await reader.ask(getUser)).isAdmin))
    expect(admins.filter(Boolean)).toHaveLength(1)
    expect(await makeClaimLink(app.context.db, app.url)).toBeUndefined()
  })

  test('made by a command kills the link that was printed', async () => {
    await app.context.db.updateTable('users').set({ isAdmin: 0 }).execute()
    const [, , token = ''] = LINK.exec((await makeClaimLink(app.context.db, app.url))!)!
    const other = await app.reader()
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('id', '=', other.user!.id).execute()
    const reader = await app.reader()
    expect((await reader.call(claimAdmin, { body: { token } })).status).toBe(400)
    expect((await reader.ask(getUser)).isAdmin).toBe(false)
  })
})

test('the server prints the link while there is no admin, and the latest one counts', async () => {
  await using server = await startServer()
  const first = LINK.exec(server.printed)?.[2] ?? ''
  await server.restart()
  const [, , second = ''] = [...server.printed.matchAll(new RegExp(LINK, 'g'))].at(-1) ?? []
  expect(second).not.toBe(first)
  const reader = await signUp(new Person(server.url), 'ada')
  expect((await reader.call(claimAdmin, { body: { token: first } })).status).toBe(400)
  expect((await reader.call(claimAdmin, { body: { token: second } })).status).toBe(200)
  const printed = server.printed.length
  await server.restart()
  expect(server.printed.slice(printed)).not.toContain('/claim#')
})
