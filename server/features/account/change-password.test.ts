import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword, endSession, listSessions } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import { getUser } from '#contract/session.ts'
import { PASSWORD } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const NEW_PASSWORD = 'a quieter horse'

describe.each(engines)('the password and the sessions on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  /** The same reader on another device. */
  const logInElsewhere = async (username: string, password = PASSWORD) => {
    const device = app.visitor()
    await device.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'A phone' },
      body: JSON.stringify({ username, password }),
    })
    return device
  }
  const statusOf = async (username: string, password: string) =>
    (await app.visitor().call(login, { body: { username, password } })).status

  test('a new password ends every other session at once and keeps the one that asked', async () => {
    const reader = await app.reader('etain')
    const stranger = await app.reader()
    const phone = await logInElsewhere('etain')
    expect((await phone.call(getUser)).status).toBe(200)

    const form = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect(await reader.ask(changePassword, { body: form })).toEqual({})

    expect((await phone.call(getUser)).status).toBe(401)
    expect((await reader.call(getUser)).status).toBe(200)
    expect((await stranger.call(getUser)).status).toBe(200)
    expect(await statusOf('etain', PASSWORD)).toBe(401)
    expect(await statusOf('etain', NEW_PASSWORD)).toBe(200)
  })

  test('the wrong current password changes nothing', async () => {
    const reader = await app.reader('aoife')
    const form = { currentPassword: 'not this one', newPassword: NEW_PASSWORD }
    const { status, body } = await reader.call(changePassword, { body: form })
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        error: 'Current password is incorrect',
        code: 'wrong_password',
        fields: { currentPassword: 'Current password is incorrect' },
      },
    })
    expect(await statusOf('aoife', PASSWORD)).toBe(200)
  })

  test.each([
    [{ currentPassword: '', newPassword: NEW_PASSWORD }, 'Current password is required'],
    [{ currentPassword: PASSWORD, newPassword: 'sevench' }, 'Password must be at least 8 characters'],
    [
      { currentPassword: PASSWORD, newPassword: 'x'.repeat(1001) },
      'Password must be at most 1000 characters',
    ],
    [{ newPassword: NEW_PASSWORD }, 'currentPassword is missing or not valid'],
  ])('a form with a fault is refused: %#', async (form, text) => {
    const reader = await app.reader()
    const { status, body } = await reader.call(changePassword, { body: form })
    expect({ status, error: body.error }).toEqual({ status: 400, error: text })
  })

  test('the list shows each session with its device and marks the own one', async () => {
    const reader = await app.reader('deirdre')
    await logInElsewhere('deirdre')
    const { sessions } = await reader.ask(listSessions)

    expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual(
      expect.arrayContaining([
        { device: 'A phone', isCurrent: false },
        { device: 'node', isCurrent: true },
      ]),
    )
    for (const { createdAt, lastUsedAt } of sessions) {
      expect(Date.now() - Date.parse(lastUsedAt)).toBeLessThan(60_000)
      expect(lastUsedAt >= createdAt).toBe(true)
    }
  })

  test('the list begins with the session used last', async () => {
    const reader = await app.reader('etain-too')
    for (const _ of [1, 2]) await logInElsewhere('etain-too')
    const { db } = app.context
    const rows = await db.selectFrom('sessions').select('id').where('userId', '=', reader.user!.id).execute()
    const ids = rows.map(({ id }) => id)
    const usedAt = [2, 3, 1].map((hours) => Date.now() - hours * 3_600_000)
    for (const [at, id] of ids.entries())
      await db.updateTable('sessions').set({ lastUsedAt: usedAt[at]! }).where('id', '=', id).execute()

    const { sessions } = await reader.ask(listSessions)
    const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)
    const current = sessions.find(({ isCurrent }) => isCurrent)!.id
    const wanted = [ids[2]!, ids[0]!, ids[1]!].filter((id) => id !== current)
    expect(others).toEqual(wanted)
  })

  test('a session that is ended is refused at its next call', async () => {
    const reader = await app.reader('grainne')
    const phone = await logInElsewhere('grainne')
    const { sessions } = await reader.ask(listSessions)
    const sessionId = String(sessions.find(({ isCurrent }) => !isCurrent)!.id)

    expect(await reader.ask(endSession, { params: { sessionId } })).toEqual({})
    expect((await phone.call(getUser)).status).toBe(401)
    expect((await reader.ask(listSessions)).sessions).toHaveLength(1)
    const again = await reader.call(endSession, { params: { sessionId } })
    expect({ status: again.status, body: again.body }).toEqual({
      status: 404,
      body: { error: 'Session not found', code: 'session_not_found' },
    })
  })

  test("another reader's session looks like none at all", async () => {
    const [owner, other] = [await app.reader(), await app.reader()]
    const { sessions } = await owner.ask(listSessions)
    const foreign = await other.call(endSession, { params: { sessionId: String(sessions[0]!.id) } })
    const none = await other.call(endSession, { params: { sessionId: '999999999' } })
    expect({ status: foreign.status, body: foreign.body }).toEqual({ status: none.status, body: none.body })
    expect((await owner.call(getUser)).status).toBe(200)
  })
})
