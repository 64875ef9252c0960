import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadUsers } from '#contract/admin.ts'
import { toggleAds } from '#contract/ads.ts'
import { getAuditLog } from '#contract/audit.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('in the audit log on %s', (engine) => {
  let app: TestApp
  let admin: Person
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await app.reader('Admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'Admin').execute()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const latest = async () => (await admin.ask(getAuditLog, { query: {} })).entries[0]

  test('stands who turned the ads off', async () => {
    await admin.ask(toggleAds, { body: { enabled: false } })
    expect(await latest()).toMatchObject({
      action: 'ads_toggle',
      outcome: 'done',
      username: 'Admin',
      detail: 'enabled: false',
    })
  })

  test('stands who took the list of readers along', async () => {
    await (await admin.fetch(downloadUsers.path)).text()
    await expect.poll(latest).toMatchObject({ action: 'users_export', outcome: 'done', username: 'Admin' })
  })
})
