import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAuditLog } from '#contract/audit.ts'
import { login } from '#contract/auth.ts'
import { blockReader, deleteReader, getReader, unblockReader } from '#contract/moderation.ts'
import { getUser } from '#contract/session.ts'
import { getSharedStory, shareStory } from '#contract/sharing.ts'
import { startStory } from '#contract/stories.ts'
import { PASSWORD, type Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('moderation of readers on %s', (engine) => {
  let app: TestApp
  let admin: Person
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await app.reader('admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const paramsOf = ({ user }: Person) => ({ params: { userId: String(user!.id) } })
  const logIn = (username: string) => app.visitor().call(login, { body: { username, password: PASSWORD } })
  const lastEntry = async () => (await admin.ask(getAuditLog, { query: {} })).entries[0]

  test('an admin sees sessions, shares and use, and no word of private stories', async () => {
    const ada = await app.reader('ada')
    const shown = await ada.ask(startStory, { body: { prompt: 'A gate by the sea' } })
    await ada.ask(startStory, { body: { prompt: 'A secret affair' } })
    const { shareId } = await ada.ask(shareStory, {
      params: { storyId: shown.storyId },
      body: { title: 'The Gate' },
    })
    const details = await admin.ask(getReader, paramsOf(ada))
    expect(details).toMatchObject({
      username: 'ada',
      email: 'ada@example.org',
      isAdmin: false,
      blocked: null,
      sessions: [{ device: 'node' }],
      shares: [{ shareId, title: 'The Gate', takenDown: null }],
      usage: { textTokens: 26, imageTokens: 0, thisMonth: 26 },
    })
    expect(JSON.stringify(details)).not.toMatch(/secret affair/i)
  })

  test('a blocked reader is out at once, is told why, and what they share is hidden', async () => {
    const eve = await app.reader('eve')
    const { storyId } = await eve.ask(startStory, { body: { prompt: 'A gate' } })
    const params = await eve.ask(shareStory, { params: { storyId }, body: { title: 'Spam' } })
    await admin.ask(blockReader, { ...paramsOf(eve), body: { reason: ' Advertising ' } })

    expect((await eve.call(getUser)).status).toBe(401)
    expect((await logIn('eve')).body).toEqual({
      error: 'This account is blocked: Advertising',
      code: 'account_blocked',
    })
    const wrong = { username: 'eve', password: 'not this one' }
    expect((await app.visitor().call(login, { body: wrong })).body.code).toBe('wrong_credentials')
    expect((await app.visitor().call(getSharedStory, { params })).status).toBe(404)
    expect(await lastEntry()).toMatchObject({
      action: 'login',
      outcome: 'wrong_credentials',
    })

    await admin.ask(unblockReader, paramsOf(eve))
    expect(await lastEntry()).toMatchObject({
      action: 'reader_unblock',
      username: 'admin',
      subjectName: 'eve',
    })
    expect((await logIn('eve')).status).toBe(200)
    expect((await eve.call(getUser)).status).toBe(401)
    expect((await app.visitor().call(getSharedStory, { params })).status).toBe(200)
  })

  test('a block needs a reason', async () => {
    const noel = await app.reader('noel')
    const { status, body } = await admin.call(blockReader, { ...paramsOf(noel), body: { reason: ' ' } })
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'Please give a reason' })
    expect((await noel.call(getUser)).status).toBe(200)
  })

  test('an account goes with its stories when the admin confirms it by their own password', async () => {
    const mallory = await app.reader('mallory')
    await mallory.ask(startStory, { body: { prompt: 'A gate' } })
    const wrong = { ...paramsOf(mallory), body: { password: 'not this one' } }
    expect((await admin.call(deleteReader, wrong)).body.code).toBe('wrong_password')
    await admin.ask(deleteReader, { ...paramsOf(mallory), body: { password: PASSWORD } })
    expect((await mallory.call(getUser)).status).toBe(401)
    expect((await admin.call(getReader, paramsOf(mallory))).body.code).toBe('reader_not_found')
    const left = await app.context.db
      .selectFrom('stories')
      .select('id')
      .where('userId', '=', mallory.user!.id)
      .execute()
    expect(left).toEqual([])
    expect(await lastEntry()).toMatchObject({
      action: 'reader_deletion',
      username: 'admin',
      subjectId: mallory.user!.id,
      subjectName: null,
    })
  })

  test('an admin is neither blocked nor deleted', async () => {
    const block = { ...paramsOf(admin), body: { reason: 'Coup' } }
    expect((await admin.call(blockReader, block)).body.code).toBe('admin_protected')
    const removal = { ...paramsOf(admin), body: { password: PASSWORD } }
    expect((await admin.call(deleteReader, removal)).body.code).toBe('admin_protected')
    expect((await admin.call(getUser)).status).toBe(200)
  })
})
