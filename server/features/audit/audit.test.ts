import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changePassword,
  changeUsername,
  deleteAccount,
  downloadAccount,
  endSession,
  listSessions,
  resetPassword,
} from '#contract/account.ts'
import { getAuditLog } from '#contract/audit.ts'
import { login } from '#contract/auth.ts'
import { PASSWORD, type Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('the audit log on %s', (engine) => {
  let app: TestApp
  let admin: Person
  let ada: Person
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await app.reader('admin')
    ada = await app.reader('ada')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const entries = async () => (await admin.ask(getAuditLog, { query: {} })).entries
  const logIn = (username: string, password = PASSWORD) =>
    app.visitor().call(login, { body: { username, password } })

  test('says who came in and who did not, from where and by which request', async () => {
    await logIn('ada')
    await logIn('ada', 'wrong password')
    await logIn('nobody', 'wrong password')
    const [unknown, refused, came] = await entries()
    const id = ada.user!.id
    expect(came).toMatchObject({ action: 'login', outcome: 'done', userId: id, username: 'ada' })
    expect(refused).toMatchObject({ action: 'login', outcome: 'wrong_credentials', userId: id })
    expect(unknown).toMatchObject({ action: 'login', outcome: 'wrong_credentials', userId: null })
    expect(came?.address).toBe('127.0.0.1')
    expect(new Set([came, refused, unknown].map((entry) => entry?.requestId)).size).toBe(3)
  })

  test('tells of changed names and passwords without the passwords', async () => {
    const { sessions } = await ada.ask(listSessions)
    const other = sessions.find(({ isCurrent }) => !isCurrent)!
    await ada.ask(endSession, { params: { sessionId: String(other.id) } })
    await ada.ask(changeUsername, { body: { newUsername: 'ada2' } })
    const change = { newPassword: 'a brand new horse', confirmPassword: 'a brand new horse' }
    await ada.call(changePassword, { body: { ...change, currentPassword: 'not this one' } })
    await ada.ask(changePassword, { body: { ...change, currentPassword: PASSWORD } })
    const written = await entries()
    expect(written.slice(0, 4).map(({ action, outcome }) => [action, outcome])).toEqual([
      ['password_change', 'done'],
      ['password_change', 'wrong_password'],
      ['username_change', 'done'],
      ['session_revocation', 'done'],
    ])
    expect(JSON.stringify(written)).not.toMatch(/horse|not this one/)
  })

  test('tells of exports and of rights that were refused', async () => {
    expect(await ada.call(getAuditLog, { query: {} })).toMatchObject({
      status: 403,
      body: { error: 'Admin access required' },
    })
    await (await ada.fetch(downloadAccount.path)).text()
    await expect.poll(async () => (await entries())[0]?.action).toBe('account_export')
    const [, refused] = await entries()
    expect(refused).toMatchObject({
      action: 'access_refused',
      outcome: 'admin_required',
      detail: 'GET /api/admin/audit-log',
      username: 'ada2',
    })
  })

  test('has used links, and neither typing mistakes nor throttles', async () => {
    const before = (await entries())[0]!.id
    await app.visitor().call(resetPassword, { body: { token: 'made-up', newPassword: 'sevench' } })
    await logIn('ada2', 'short')
    await using strict = await startTestApp(engine, { env: { RATE_LIMIT_FACTOR: '0.1' } })
    const boss = await strict.reader('boss')
    await strict.context.db.updateTable('users').set({ isAdmin: 1 }).execute()
    const guess = () => strict.visitor().call(login, { body: { username: 'boss', password: 'not this one' } })
    const guesses = [await guess(), await guess(), await guess()].map(({ status }) => status)
    expect(guesses).toContain(429)
    const written = (await boss.ask(getAuditLog, { query: {} })).entries
    expect(written.filter(({ action }) => action === 'login')).toHaveLength(
      guesses.filter((status) => status === 401).length,
    )
    expect((await entries())[0]!.id).toBe(before)

    await app.visitor().call(resetPassword, { body: { token: 'made-up', newPassword: 'a brand new horse' } })
    expect((await entries())[0]).toMatchObject({ outcome: 'reset_link_invalid', userId: null })
  })

  test('outlives the account, with its number and without its name', async () => {
    const leaver = await app.reader('leaver')
    await leaver.ask(deleteAccount, { body: { password: PASSWORD } })
    const about = (await entries()).filter(({ userId }) => userId === leaver.user!.id)
    expect(about.map(({ action }) => action)).toContain('register')
    expect(about.map(({ username }) => username)).toEqual(about.map(() => null))
  })

  test('forgets what is older than a year when something new is written', async () => {
    const { db } = app.context
    const dayMs = 86_400_000
    const values = [400, 366, 364].map((days) => ({
      at: Date.now() - days * dayMs,
      action: 'login' as const,
      outcome: `${days} days ago`,
    }))
    await db.deleteFrom('auditLog').execute()
    await db.insertInto('auditLog').values(values).execute()
    await logIn('ada2', 'a brand new horse')
    expect((await entries()).map(({ outcome }) => outcome)).toEqual(['done', '364 days ago'])
  })

  test('stands in the download of an account, with the entries about it alone', async () => {
    const eve = await app.reader('eve')
    const response = await eve.fetch(downloadAccount.path)
    const { auditLog } = (await response.json()) as { auditLog: { action: string }[] }
    expect(auditLog[0]).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      action: 'register',
      outcome: 'done',
      address: '127.0.0.1',
      detail: null,
    })
    expect(auditLog.map(({ action }) => action)).not.toContain('login')
  })

  test('is read a page at a time', async () => {
    const values = Array.from({ length: 60 }, (_, at) => ({ at, action: 'login' as const, outcome: 'done' }))
    await app.context.db.insertInto('auditLog').values(values).execute()
    const first = await admin.ask(getAuditLog, { query: {} })
    expect(first).toMatchObject({ hasMore: true, entries: { length: 50 } })
    const before = String(first.entries.at(-1)!.id)
    const second = await admin.ask(getAuditLog, { query: { before } })
    expect(second.hasMore).toBe(false)
    expect(second.entries[0]!.id).toBe(Number(before) - 1)
  })
})
