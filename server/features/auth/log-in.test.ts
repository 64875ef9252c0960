import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword, listSessions } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import { getUser, logout } from '#contract/session.ts'
import { PASSWORD } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const refused = { status: 401, body: { error: 'Invalid username or password', code: 'wrong_credentials' } }

describe.each(engines)('logging in on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.reader('Eithne')
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const logIn = async (username: string, password: string) => {
    const { status, body } = await app.visitor().call(login, { body: { username, password } })
    return { status, body }
  }

  test.each(['Eithne', 'eithne', 'EITHNE', 'Eithne@example.org', 'EITHNE@EXAMPLE.ORG'])(
    'works with %s',
    async (name) => {
      const { status, body } = await logIn(name, PASSWORD)
      expect({ status, body }).toMatchObject({ status: 200, body: { username: 'Eithne', isAdmin: false } })
    },
  )

  test('is refused alike for a wrong password and for an unknown name', async () => {
    expect(await logIn('Eithne', 'not this one')).toEqual(refused)
    expect(await logIn('nobody', 'not this one')).toEqual(refused)
    expect(await logIn('nobody@example.org', 'not this one')).toEqual(refused)
  })

  test.each([
    [{ username: '', password: PASSWORD }, 'username', 'Username or Email is required'],
    [{ username: 'Eithne', password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [
      { username: 'Eithne', password: 'x'.repeat(1_001) },
      'password',
      'Password must be at most 1000 characters',
    ],
  ])('needs a form without faults: %#', async (form, field, text) => {
    const { status, body } = await app.visitor().call(login, { body: form })
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: text, code: 'invalid_input', fields: { [field]: text } },
    })
  })

  test('with the longest name that fits is refused like any other', async () => {
    expect(await logIn('ﷺ'.repeat(254), 'not this one')).toEqual(refused)
  })

  test('makes nobody an admin by asking for it', async () => {
    const body = { username: 'Eithne', password: PASSWORD, isAdmin: true }
    expect((await app.visitor().call(login, { body })).body.isAdmin).toBe(false)
  })

  test('that is overtaken by a new password opens nothing', async () => {
    const owner = await app.reader('overtaken')
    const { passwords } = app.context
    const { verify } = passwords
    passwords.verify = async (...given) => {
      const isRight = await verify(...given)
      passwords.verify = verify
      const form = { currentPassword: PASSWORD, newPassword: 'a quieter horse' }
      await owner.ask(changePassword, { body: form })
      return isRight
    }
    expect(await logIn('overtaken', PASSWORD)).toEqual(refused)
    expect((await owner.ask(listSessions)).sessions).toHaveLength(1)
  })

  test('ends with the logout, also for a copy of the cookie', async () => {
    const reader = app.visitor()
    await reader.ask(login, { body: { username: 'Eithne', password: PASSWORD } })
    const copy = app.visitor()
    copy.cookies.set('session', reader.cookies.get('session')!)
    expect((await copy.call(getUser)).status).toBe(200)

    expect(await reader.ask(logout)).toEqual({})
    expect(reader.cookies.has('session')).toBe(false)
    expect((await copy.call(getUser)).status).toBe(401)
  })

  test('is no matter to who logs out without being logged in', async () => {
    expect(await app.visitor().ask(logout)).toEqual({})
  })
})
