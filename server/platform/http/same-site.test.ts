import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe('calls that change something', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const logOut = async (headers: HeadersInit) => {
    const response = await app.visitor().fetch('/api/logout', { method: 'POST', headers })
    return { status: response.status, body: (await response.json()) as object }
  }
  const refused = {
    status: 403,
    body: { error: 'This call is not open to other sites', code: 'cross_site' },
  }
  const done = { status: 200, body: {} }

  test.each(['cross-site', 'same-site'])('are refused when the browser says %s', async (site) => {
    expect(await logOut({ 'sec-fetch-site': site })).toEqual(refused)
  })

  test.each(['same-origin', 'none'])('pass when the browser says %s', async (site) => {
    expect(await logOut({ 'sec-fetch-site': site })).toEqual(done)
  })

  test.each(['https://elsewhere.example', 'null', 'http://127.0.0.1:1', 'not an origin'])(
    'are refused from the origin %s where the browser says no more',
    async (origin) => {
      expect(await logOut({ origin })).toEqual(refused)
    },
  )

  test('pass from this host', async () => {
    expect(await logOut({ origin: app.url })).toEqual(done)
  })

  test('pass without either header, as scripts send them', async () => {
    expect(await logOut({})).toEqual(done)
  })

  test('do not count what other sites may see anyway: reading is open', async () => {
    const response = await app.visitor().fetch('/api/config', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(response.status).toBe(200)
  })
})
