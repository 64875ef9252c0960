import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('columns as properties on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.reader('niamh')
  })
  afterAll(() => app[Symbol.asyncDispose]())

  test('queries name them, and rows come back with them', async () => {
    const { db } = app.context
    const rows = await db
      .updateTable('users')
      .set({ lastActiveAt: 5 })
      .where('usernameKey', '=', 'niamh')
      .returning(['username', 'lastActiveAt', 'isAdmin as mayRun'])
      .execute()
    expect(rows).toEqual([{ username: 'niamh', lastActiveAt: 5, mayRun: 0 }])
  })

  test('what is joined keeps its own names', async () => {
    const row = await app.context.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select((e) => ['users.emailKey', e.fn.countAll<number>().as('openSessions')])
      .groupBy('users.emailKey')
      .executeTakeFirst()
    expect({ ...row, openSessions: Number(row?.openSessions) }).toEqual({
      emailKey: 'niamh@example.org',
      openSessions: 1,
    })
  })
})
