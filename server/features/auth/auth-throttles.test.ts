import { describe, expect, onTestFinished, test } from 'vitest'
import { login } from '#contract/auth.ts'
import { PASSWORD } from '#testing/people.ts'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const strict = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' }

/** Calls from an address of one's own choice, as a proxy reports it. */
const callerIn = (app: TestApp) => async (path: string, from: string, form?: unknown) => {
  const response = await app.visitor().fetch(path, {
    headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
    ...(form !== undefined && { method: 'POST', body: JSON.stringify(form) }),
  })
  const body = (await response.json()) as { error?: string; code?: string }
  return { status: response.status, body, retryAfter: response.headers.get('retry-after') }
}

describe.each(engines)('throttles of the door on %s', (engine) => {
  test.each([
    ['/api/captcha', 30, undefined],
    ['/api/check-username?username=somebody', 60, undefined],
    ['/api/login', 10, { username: 'nobody', password: 'not this one' }],
    [
      '/api/register',
      20,
      { username: 'newcomer', email: 'new@example.org', password: PASSWORD, captchaAnswer: '1' },
    ],
  ])('%s answers %i times, then 429 with the seconds to wait', async (path, limit, form) => {
    await using app = await startTestApp(engine, { env: strict })
    const call = callerIn(app)
    const first = await Promise.all(Array.from({ length: limit }, () => call(path, '10.1.1.1', form)))
    expect(first.filter(({ status }) => status === 429)).toEqual([])

    const over = await call(path, '10.1.1.1', form)
    expect(over).toMatchObject({
      status: 429,
      body: {
        error: 'Too many requests. Please wait a moment and try again.',
        code: 'too_many_requests',
      },
    })
    expect(Number(over.retryAfter)).toBeGreaterThanOrEqual(1)
    expect((await call(path, '10.1.1.2', form)).status).not.toBe(429)
  })

  test('one IPv6 network of 64 bits counts as one address', async () => {
    await using app = await startTestApp(engine, { env: strict })
    const call = callerIn(app)
    for (let n = 1; n <= 30; n++) await call('/api/captcha', `2001:db8:0:7::${n.toString(16)}`)
    expect((await call('/api/captcha', '2001:db8:0:7:ffff::1')).status).toBe(429)
    expect((await call('/api/captcha', '2001:db8:0:8::1')).status).toBe(200)
  })

  test('after ten different wrong passwords from anywhere, guessing takes longer and the owner gets in', async () => {
    await using app = await startTestApp(engine, { env: strict })
    const owner = await app.reader('macha')
    const call = callerIn(app)
    const guess = (password: string, n: number) =>
      call('/api/login', `10.2.0.${n}`, { username: 'macha', password })

    for (let n = 0; n < 10; n++) await guess(`wrong guess ${n}`, n)
    const startedAt = performance.now()
    expect((await guess('wrong guess 10', 10)).status).toBe(401)
    expect(performance.now() - startedAt).toBeGreaterThan(490)
    const form = { username: 'macha', password: PASSWORD }
    expect((await owner.call(login, { body: form })).status).toBe(200)
  })

  test('the same wrong password again and again counts once', async () => {
    await using app = await startTestApp(engine, { env: strict })
    await app.reader('forgetful')
    const call = callerIn(app)
    for (let n = 0; n < 12; n++)
      await call('/api/login', `10.3.0.${n}`, { username: 'forgetful', password: 'the old one' })
    const { times } = await app.context.limits.used('wrongPassword', 'name:forgetful')
    expect(times).toBe(1)
  })
})

test('two nodes on one PostgreSQL count together', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const env = { ...strict, RATE_LIMIT_FACTOR: '0.1', DATABASE_URL: database.url, DATABASE_POOL_SIZE: '4' }
  await using one = await startTestApp('sqlite', { env })
  await using other = await startTestApp('sqlite', { env })
  const statuses = []
  for (const node of [one, other, one, other])
    statuses.push((await callerIn(node)('/api/captcha', '10.4.0.1')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})
