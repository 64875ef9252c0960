import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login } from '#contract/auth.ts'
import { daysMs } from '#server/ground/clock.ts'
import { PASSWORD, type Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { hashOf } from './cookies.ts'

const YEAR = 365 * daysMs

describe.each(engines)('known browsers on %s', (engine) => {
  let app: TestApp
  let now = Date.UTC(2026, 0, 1)
  beforeAll(async () => {
    app = await startTestApp(engine, { clock: { now: () => now } })
    for (const name of ['ada', 'bob']) await app.reader(name)
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(() => app.context.db.deleteFrom('knownDevices').execute())

  const logIn = (person: Person, username = 'ada') =>
    person.ask(login, { body: { username, password: PASSWORD } })
  const deviceOf = (person: Person) => person.cookies.get('device')!
  const known = async () => {
    const rows = await app.context.db
      .selectFrom('knownDevices')
      .innerJoin('users', 'users.id', 'userId')
      .select(['username', 'tokenHash', 'knownDevices.createdAt', 'lastUsedAt'])
      .orderBy('knownDevices.createdAt')
      .orderBy('username')
      .execute()
    return rows.map(({ username, tokenHash, createdAt, lastUsedAt }) => ({
      username,
      tokenHash,
      days: [createdAt, lastUsedAt].map((at) => (at - Date.UTC(2026, 0, 1)) / daysMs),
    }))
  }
  const day = (createdAt: number, lastUsedAt: number) => [createdAt, lastUsedAt]

  test('keep their cookie over logins, for each account apart', async () => {
    const [laptop, phone] = [app.visitor(), app.visitor()]
    await logIn(laptop)
    const device = deviceOf(laptop)
    now += daysMs
    await logIn(laptop)
    await logIn(laptop, 'bob')
    await logIn(phone)
    expect(deviceOf(laptop)).toBe(device)
    expect(deviceOf(phone)).not.toBe(device)
    const [onLaptop, onPhone] = [hashOf(device), hashOf(deviceOf(phone))]
    expect(await known()).toEqual(
      expect.arrayContaining([
        { username: 'ada', tokenHash: onLaptop, days: day(0, 1) },
        { username: 'bob', tokenHash: onLaptop, days: day(1, 1) },
        { username: 'ada', tokenHash: onPhone, days: day(1, 1) },
      ]),
    )
    expect(await known()).toHaveLength(3)
  })

  test('are never known by a cookie that somebody else has planted', async () => {
    const laptop = app.visitor()
    laptop.cookies.set('device', 'planted')
    await logIn(laptop)
    expect(deviceOf(laptop)).not.toBe('planted')
    expect((await known()).map(({ tokenHash }) => tokenHash)).toEqual([hashOf(deviceOf(laptop))])
  })

  test('are forgotten a year after their last use, those of that account alone', async () => {
    const [old, ofBob, fresh] = [app.visitor(), app.visitor(), app.visitor()]
    await logIn(old)
    await logIn(ofBob, 'bob')
    now += 1
    await logIn(fresh)
    now += YEAR - 1
    const newest = app.visitor()
    await logIn(newest)
    expect((await known()).map(({ tokenHash }) => tokenHash).toSorted()).toEqual(
      [ofBob, fresh, newest].map((person) => hashOf(deviceOf(person))).toSorted(),
    )
  })

  test('are told their cookie for a year', async () => {
    const response = await app.visitor().fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ada', password: PASSWORD }),
    })
    const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('device='))
    expect(line).toContain(`Max-Age=${YEAR / 1000};`)
    expect(line).toContain('HttpOnly')
  })
})
