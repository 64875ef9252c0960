import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '#contract/auth.ts'
import { getUser } from '#contract/session.ts'
import { PASSWORD, Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { daysMs, minutesMs } from '#server/ground/clock.ts'
import { deleteExpiredSessions } from './sweep-sessions.ts'

describe.each(engines)('sessions on %s', (engine) => {
  let app: TestApp
  let now = Date.now()
  beforeAll(async () => {
    app = await startTestApp(engine, { env: { TRUST_PROXY: '127.0.0.1' }, clock: { now: () => now } })
    await app.reader('wanderer')
  })
  afterAll(() => app[Symbol.asyncDispose]())

  /** The cookie line that a login answers. */
  const cookieFor = async (person: Person, headers: Record<string, string> = {}) => {
    const response = await person.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username: 'wanderer', password: PASSWORD }),
    })
    return response.headers.getSetCookie().find((line) => /^(?:__Host-)?session=/.test(line))!
  }
  const loggedIn = async () => {
    const person = app.visitor()
    await person.ask(login, { body: { username: 'wanderer', password: PASSWORD } })
    return person
  }
  const stored = () =>
    app.context.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'userId')
      .select(['tokenHash', 'lastUsedAt', 'expiresAt', 'lastActiveAt'])
      .orderBy('sessions.id', 'desc')
      .executeTakeFirstOrThrow()

  test('are in a cookie that no script and no other site can use', async () => {
    const cookie = await cookieFor(app.visitor())
    expect(cookie).toMatch(/^session=[\w-]{43}; /)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).toContain('Path=/')
    expect(cookie).toContain(`Max-Age=${30 * 24 * 3_600}`)
    expect(cookie).not.toContain('Secure')
  })

  test('that are asked for at once are each their own reader’s, and a strange one is nobody’s', async () => {
    const readers = await Promise.all(Array.from({ length: 8 }, () => app.reader()))
    const own = await Promise.all(readers.map((reader) => reader.ask(getUser)))
    expect(new Set(own.map(({ id }) => id)).size).toBe(readers.length)
    const strange = () => app.visitor().fetch('/api/user', { headers: { cookie: 'session=made-up' } })
    const [refused, ...again] = await Promise.all([
      strange(),
      ...[...readers, ...readers].map((reader) => reader.ask(getUser)),
    ])
    expect(refused.status).toBe(401)
    expect(again).toEqual([...own, ...own])
  })

  test('are kept to TLS where a trusted proxy says there is TLS', async () => {
    const cookie = await cookieFor(app.visitor(), { 'x-forwarded-proto': 'https' })
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; /)
    expect(cookie).toContain('Secure')
    expect(cookie).toContain('Path=/')
    expect(cookie).not.toContain('Domain')
    await using direct = await startTestApp(engine)
    await direct.reader('wanderer')
    expect(await cookieFor(direct.visitor(), { 'x-forwarded-proto': 'https' })).not.toContain('Secure')
  })

  test('behind TLS are not taken from a cookie that a neighbour could have set', async () => {
    const person = await loggedIn()
    const secure = { headers: { 'x-forwarded-proto': 'https' } }
    expect((await person.fetch('/api/user', secure)).status).toBe(401)
    person.cookies.set('__Host-session', person.cookies.get('session')!)
    expect((await person.fetch('/api/user', secure)).status).toBe(200)
  })

  test('get a new id at every login, and the one before ends', async () => {
    const person = await loggedIn()
    const before = new Person(app.url)
    before.cookies.set('session', person.cookies.get('session')!)
    await person.ask(login, { body: { username: 'wanderer', password: PASSWORD } })

    expect(person.cookies.get('session')).not.toBe(before.cookies.get('session'))
    expect((await before.call(getUser)).status).toBe(401)
    expect((await person.call(getUser)).status).toBe(200)
  })

  test('never take over an id that somebody else has chosen', async () => {
    const person = app.visitor()
    person.cookies.set('session', 'chosen-by-somebody-else')
    await person.ask(login, { body: { username: 'wanderer', password: PASSWORD } })
    expect(person.cookies.get('session')).not.toBe('chosen-by-somebody-else')
  })

  test('are stored as a hash of what the cookie holds', async () => {
    const person = await loggedIn()
    expect((await stored()).tokenHash).not.toBe(person.cookies.get('session'))
    const thief = app.visitor()
    thief.cookies.set('session', (await stored()).tokenHash)
    expect((await thief.call(getUser)).status).toBe(401)
  })

  test('last thirty days from their last use', async () => {
    const person = await loggedIn()
    now += 29 * daysMs
    expect((await person.call(getUser)).status).toBe(200)
    now += 29 * daysMs
    expect((await person.call(getUser)).status).toBe(200)
    now += 30 * daysMs
    expect((await person.call(getUser)).status).toBe(401)
  })

  test('are deleted once they have run out', async () => {
    await loggedIn()
    const { db, clock } = app.context
    const count = async () =>
      (await db.selectFrom('sessions').select('id').where('expiresAt', '<=', clock.now()).execute()).length
    now += 31 * daysMs
    expect(await count()).toBeGreaterThan(0)
    await loggedIn()
    await deleteExpiredSessions(db, clock.now())
    expect(await count()).toBe(0)
    expect(await stored()).toMatchObject({ lastUsedAt: now })
  })

  test('note their use and that of the account every five minutes at most', async () => {
    const person = await loggedIn()
    const first = await stored()
    now += 5 * minutesMs
    await person.call(getUser)
    expect(await stored()).toEqual(first)
    now += 1
    await person.call(getUser)
    expect(await stored()).toMatchObject({ lastUsedAt: now, lastActiveAt: now })
  })

  test('are answered by HEAD without a write, however often and however late', async () => {
    const person = await loggedIn()
    const before = await stored()
    now += 20 * minutesMs
    const head = await person.fetch('/api/user', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(await stored()).toEqual(before)
    expect((await app.visitor().fetch('/api/user', { method: 'HEAD' })).status).toBe(401)
  })
})
