import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAuditLog } from '#contract/audit.ts'
import { getCaptcha, register } from '#contract/auth.ts'
import { addInvitation, changeNotice, changeSignUp, getSignUp, removeInvitation } from '#contract/sign-up.ts'
import { getConfig } from '#contract/site.ts'
import { PASSWORD, solve, type Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('the registration on %s', (engine) => {
  let app: TestApp
  let admin: Person
  let now = Date.now()
  beforeAll(async () => {
    app = await startTestApp(engine, { clock: { now: () => now } })
    admin = await app.reader('admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const tryToRegister = async (username: string, invitation?: string) => {
    const visitor = app.visitor()
    const captchaAnswer = solve((await visitor.ask(getCaptcha)).question)
    const form = { username, email: `${username}@example.org`, password: PASSWORD, captchaAnswer }
    const { status, body } = await visitor.call(register, {
      body: { ...form, ...(invitation !== undefined && { invitation }) },
    })
    return status === 200 ? 'made' : body.error
  }
  const invite = async (uses: number, days: number) => {
    const { link, invitation } = await admin.ask(addInvitation, { body: { label: 'Friends', uses, days } })
    return { id: invitation.id, token: link.split('/auth#invitation=')[1]! }
  }

  test('is closed at once, and says why', async () => {
    await admin.ask(changeSignUp, { body: { mode: 'closed', reason: 'We are moving house.' } })
    expect(await tryToRegister('latecomer')).toBe(
      'No new accounts are made here at the moment: We are moving house.',
    )
    expect((await app.visitor().ask(getConfig)).signUp).toEqual({
      mode: 'closed',
      reason: 'We are moving house.',
    })
    expect((await admin.ask(getAuditLog, { query: {} })).entries[0]).toMatchObject({
      action: 'sign_up_change',
      username: 'admin',
      detail: 'mode: closed',
    })
    await admin.ask(changeSignUp, { body: { mode: 'open' } })
    expect((await app.visitor().ask(getConfig)).signUp).toEqual({ mode: 'open' })
    expect(await tryToRegister('newcomer')).toBe('made')
  })

  test('by invitation lets in as many as the link says, also of many at once', async () => {
    await admin.ask(changeSignUp, { body: { mode: 'invitation' } })
    expect(await tryToRegister('nobodys')).toBe(
      'Accounts are made by invitation here. Please open the link of yours.',
    )
    expect(await tryToRegister('forger', 'made up')).toBe('This invitation has ended or is used up')
    const { token } = await invite(2, 7)
    const guests = ['guest1', 'guest2', 'guest3', 'guest4']
    const outcomes = await Promise.all(guests.map((name) => tryToRegister(name, token)))
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(2)
    expect(new Set(outcomes)).toEqual(new Set(['made', 'This invitation has ended or is used up']))
  })

  test('a name that is taken uses up no invitation', async () => {
    const { id, token } = await invite(1, 7)
    expect(await tryToRegister('admin', token)).toBe('Username is already taken')
    const { invitations } = await admin.ask(getSignUp)
    expect(invitations.find((one) => one.id === id)).toMatchObject({ label: 'Friends', uses: 1, usesLeft: 1 })
  })

  test('an invitation ends by itself and by an admin', async () => {
    const [over, taken] = [await invite(5, 1), await invite(5, 30)]
    now += 86_400_001
    expect(await tryToRegister('toolate', over.token)).toBe('This invitation has ended or is used up')
    const params = { invitationId: String(taken.id) }
    await admin.ask(removeInvitation, { params })
    expect(await tryToRegister('uninvited', taken.token)).toBe('This invitation has ended or is used up')
    expect((await admin.call(removeInvitation, { params })).body.code).toBe('invitation_not_found')
  })

  test('a line for all is set, read by everyone and taken away', async () => {
    await admin.ask(changeNotice, { body: { text: ' Back at nine. ' } })
    expect((await app.visitor().ask(getConfig)).notice).toBe('Back at nine.')
    await admin.ask(changeNotice, { body: { text: '' } })
    expect(await app.visitor().ask(getConfig)).not.toHaveProperty('notice')
  })
})
