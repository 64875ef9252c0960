import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAdsEnabled, toggleAds } from '#contract/ads.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('the switch of the ads on %s', (engine) => {
  let app: TestApp
  let admin: Person
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await app.reader('Admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'Admin').execute()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  test('switches ads off for everyone and on again', async () => {
    const visitor = app.visitor()
    expect(await visitor.ask(getAdsEnabled)).toEqual({ key: 'ads_enabled', value: 'true' })
    expect(await admin.ask(toggleAds, { body: { enabled: false } })).toEqual({})
    expect(await visitor.ask(getAdsEnabled)).toEqual({ key: 'ads_enabled', value: 'false' })
    await admin.ask(toggleAds, { body: { enabled: true } })
    expect(await visitor.ask(getAdsEnabled)).toEqual({ key: 'ads_enabled', value: 'true' })
  })

  test.each([['true'], [1], [null], [undefined]])(
    'takes a boolean only for the switch, not %j',
    async (enabled) => {
      expect(await admin.call(toggleAds, { body: { enabled } })).toMatchObject({
        status: 400,
        body: { error: 'enabled must be true or false' },
      })
    },
  )
})
