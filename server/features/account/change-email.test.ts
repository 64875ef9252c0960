import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  askForReset,
  changePassword,
  changeUsername,
  confirmEmail,
  deleteAccount,
  updateEmail,
} from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import { getUser } from '#contract/session.ts'
import { startMailbox, type Mailbox } from '#testing/mailbox.ts'
import { PASSWORD, Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('changing an email on %s', (engine) => {
  let app: TestApp
  let mailbox: Mailbox
  beforeAll(async () => {
    mailbox = await startMailbox()
    app = await startTestApp(engine, { env: mailbox.env })
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await mailbox[Symbol.asyncDispose]()
  })

  const canLogIn = async (username: string) => {
    const { status } = await app.visitor().call(login, { body: { username, password: PASSWORD } })
    return status === 200
  }
  const change = (email: string) => ({ body: { email, currentPassword: PASSWORD } })
  const nextTwo = async () => {
    const both = [await mailbox.next(), await mailbox.next()]
    const to = (address: string) => both.find((email) => email.to[0] === address)!
    return to
  }
  const tokenIn = (text: string) => /\/confirm-email#([\w-]{43})/.exec(text)![1]!
  const takeAwayEmail = async ({ user }: Person) => {
    const row = app.context.db.updateTable('users').set({ email: null, emailKey: null })
    await row.where('id', '=', user!.id).execute()
  }

  test('takes effect when the new address confirms it, and the old one is told twice', async () => {
    const reader = await app.reader('medb')
    const asked = await reader.ask(updateEmail, change('medb@elsewhere.example'))
    expect(asked).toMatchObject({ email: 'medb@example.org', emailToConfirm: 'medb@elsewhere.example' })
    const to = await nextTwo()
    expect(to('medb@example.org').headers).toContain('Subject: Your Lanterntale email is about to change')
    expect(await canLogIn('medb@elsewhere.example')).toBe(false)

    const given = { body: { token: tokenIn(to('medb@elsewhere.example').text) } }
    await app.visitor().ask(confirmEmail, given)
    expect(await reader.ask(getUser)).toMatchObject({ email: 'medb@elsewhere.example' })
    expect(await canLogIn('medb@elsewhere.example')).toBe(true)
    expect(await canLogIn('medb@example.org')).toBe(false)
    const told = await mailbox.next()
    expect(told.to).toEqual(['medb@example.org'])
    expect(told.headers).toContain('Subject: Your Lanterntale email was changed')
    expect((await app.visitor().call(confirmEmail, given)).body).toEqual({
      error: 'This link is no longer valid. Please change your email again.',
      code: 'email_link_invalid',
    })
  })

  test('is void once the password has changed or another address was asked for', async () => {
    const reader = await app.reader('grainne')
    await reader.ask(updateEmail, change('first@elsewhere.example'))
    const first = tokenIn((await nextTwo())('first@elsewhere.example').text)
    await reader.ask(updateEmail, change('second@elsewhere.example'))
    const second = tokenIn((await nextTwo())('second@elsewhere.example').text)
    const confirm = async (token: string) =>
      (await app.visitor().call(confirmEmail, { body: { token } })).body.code
    expect(await confirm(first)).toBe('email_link_invalid')
    const form = { currentPassword: PASSWORD, newPassword: 'a quieter horse' }
    await reader.ask(changePassword, { body: form })
    expect(await confirm(second)).toBe('email_link_invalid')
    expect(await reader.ask(getUser)).toMatchObject({ email: 'grainne@example.org' })
  })

  test('a stolen session does not take the account over', async () => {
    const owner = await app.reader('etain')
    const thief = new Person(app.url)
    thief.cookies.set('session', owner.cookies.get('session')!)

    const bare = await thief.call(updateEmail, { body: { email: 'thief@example.org' } })
    expect({ status: bare.status, fields: bare.body.fields }).toEqual({
      status: 400,
      fields: { currentPassword: 'Current password is required' },
    })
    const guessed = { email: 'thief@example.org', currentPassword: 'not this one' }
    expect((await thief.call(updateEmail, { body: guessed })).body.code).toBe('wrong_password')
    const form = { currentPassword: 'not this one', newPassword: 'the horse is mine' }
    expect((await thief.call(changePassword, { body: form })).body.code).toBe('wrong_password')
    expect((await thief.call(deleteAccount, { body: { password: 'not this one' } })).body.code).toBe(
      'wrong_password',
    )
    await thief.ask(changeUsername, { body: { newUsername: 'etain_' } })
    expect((await mailbox.next()).to).toEqual(['etain@example.org'])
    await app.visitor().ask(askForReset, { body: { email: 'thief@example.org' } })
    await app.visitor().ask(askForReset, { body: { email: 'etain@example.org' } })
    expect((await mailbox.next()).to).toEqual(['etain@example.org'])
    expect(await canLogIn('etain@example.org')).toBe(true)
  })

  test('an address that a stolen session has added resets no password', async () => {
    const owner = await app.reader('fand')
    await takeAwayEmail(owner)
    await owner.ask(updateEmail, { body: { email: 'thief2@example.org' } })
    await app.visitor().ask(askForReset, { body: { email: 'thief2@example.org' } })
    await owner.ask(updateEmail, change('fand@elsewhere.example'))
    const to = await nextTwo()
    expect(to('thief2@example.org').headers).toContain('email is about to change')
    const given = { body: { token: tokenIn(to('fand@elsewhere.example').text) } }
    await app.visitor().ask(confirmEmail, given)
    await mailbox.next()
    await app.visitor().ask(askForReset, { body: { email: 'fand@elsewhere.example' } })
    expect((await mailbox.next()).to).toEqual(['fand@elsewhere.example'])
  })

  test('an account without an email gets one, and no email is sent', async () => {
    const reader = await app.reader()
    const { id, username } = reader.user!
    await takeAwayEmail(reader)
    expect(await reader.ask(getUser)).toEqual({ id, username, isAdmin: false })
    const before = mailbox.emails.length
    const email = 'new.reader@example.org'
    expect(await reader.ask(updateEmail, { body: { email: ` ${email} ` } })).toMatchObject({ email })
    expect(await reader.ask(getUser)).toMatchObject({ email })
    expect(mailbox.emails).toHaveLength(before)
  })

  test("another's email is refused, in any case", async () => {
    const [other, reader] = [await app.reader(), await app.reader()]
    const { status, body } = await reader.call(updateEmail, change(other.user!.email!.toUpperCase()))
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        error: 'Email is already in use',
        code: 'email_taken',
        fields: { email: 'Email is already in use' },
      },
    })
  })

  test.each(['', 'nowhere', 'a@b', 'a b@example.org', 'a@example.org\nBcc: all@example.org', null, 7])(
    'an email like %j is refused',
    async (email) => {
      const reader = await app.reader()
      const { status, body } = await reader.call(updateEmail, {
        body: { email, currentPassword: PASSWORD },
      })
      expect(status).toBe(400)
      expect(body.code).toBe('invalid_input')
    },
  )
})

test('on a site that sends no mail the password alone changes the email', async () => {
  await using app = await startTestApp('sqlite')
  const reader = await app.reader('nessa')
  const body = { email: 'nessa@elsewhere.example', currentPassword: PASSWORD }
  expect(await reader.ask(updateEmail, { body })).toMatchObject({ email: 'nessa@elsewhere.example' })
  expect(await reader.ask(getUser)).toMatchObject({ email: 'nessa@elsewhere.example' })
})
