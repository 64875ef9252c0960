import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForReset, downloadAccount, resetPassword } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import * as contract from '#contract/passkeys.ts'
import { getUser } from '#contract/session.ts'
import { startMailbox, type Mailbox } from '#testing/mailbox.ts'
import { PASSWORD, type Person } from '#testing/people.ts'
import { createAuthenticator } from '#testing/soft-authenticator.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const SITE = 'https://tales.example.org'
const refused = {
  error: 'This passkey opens no account here. Please log in with your password.',
  code: 'passkey_refused',
}
const unusable = { error: 'The passkey could not be added. Please try again.', code: 'passkey_unusable' }

describe.each(engines)('passkeys on %s', (engine) => {
  let app: TestApp
  let mailbox: Mailbox
  beforeAll(async () => {
    mailbox = await startMailbox()
    app = await startTestApp(engine, { env: { ...mailbox.env, PUBLIC_URL: SITE } })
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await mailbox[Symbol.asyncDispose]()
  })

  const mailTo = async (address: string, subject: string) => {
    for (;;) {
      const email = await mailbox.next()
      if (email.to[0] === address && email.headers.includes(`Subject: ${subject}`)) return email
    }
  }
  const challengeFor = async (reader: Person) => {
    const { options } = await reader.ask(contract.askNewPasskey, { body: { currentPassword: PASSWORD } })
    return options.challenge
  }
  const add = async (reader: Person, name = 'Phone') => {
    const key = createAuthenticator()
    const credential = key.create({ origin: SITE, challenge: await challengeFor(reader) })
    const passkey = await reader.ask(contract.addPasskey, { body: { name, credential } })
    return { key, passkey }
  }
  const challengeOf = async (visitor: Person) =>
    (await visitor.ask(contract.askPasskeyLogin)).options.challenge
  const logIn = (visitor: Person, credential: unknown) =>
    visitor.call(contract.loginByPasskey, { body: { credential } })

  test('one is added with the password, told by email, and opens the account', async () => {
    const reader = await app.reader('deirdre')
    const { key, passkey } = await add(reader, 'My phone')
    expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: null })
    const told = await mailTo('deirdre@example.org', 'A passkey was added to your Lanterntale account')
    expect(told.text).toContain("the passkey 'My phone' now opens your Lanterntale account")

    const visitor = app.visitor()
    const challenge = await challengeOf(visitor)
    const { status, body } = await logIn(visitor, key.sign({ origin: SITE, challenge }))
    expect({ status, body }).toEqual({ status: 200, body: reader.user })
    expect(await visitor.ask(getUser)).toEqual(reader.user)
    const { passkeys } = await reader.ask(contract.listPasskeys)
    expect(passkeys).toEqual([{ ...passkey, lastUsedAt: expect.stringMatching(/^\d{4}-/) as unknown }])
  })

  test('a stolen session adds none', async () => {
    const reader = await app.reader()
    const body = { currentPassword: 'not this one' }
    expect((await reader.call(contract.askNewPasskey, { body })).body).toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: 'Current password is incorrect' },
    })
    const credential = createAuthenticator().create({ origin: SITE, challenge: 'bWFkZS11cA' })
    const made = await reader.call(contract.addPasskey, { body: { name: 'x', credential } })
    expect(made.body).toEqual(unusable)
  })

  test('a challenge is good once, in the browser that asked, for its reader and for five minutes', async () => {
    const [reader, other] = [await app.reader(), await app.reader()]
    const key = createAuthenticator()
    const challenge = await challengeFor(reader)
    const body = { name: 'x', credential: key.create({ origin: SITE, challenge }) }
    other.cookies.set('passkey', reader.cookies.get('passkey')!)
    expect((await other.call(contract.addPasskey, { body })).body).toEqual(unusable)
    // Another's try has used it up.
    expect((await reader.call(contract.addPasskey, { body })).body).toEqual(unusable)

    const { key: known } = await add(reader)
    const visitor = app.visitor()
    const signed = known.sign({ origin: SITE, challenge: await challengeOf(visitor) })
    expect((await logIn(app.visitor(), signed)).body).toEqual(refused)
    expect((await logIn(visitor, signed)).status).toBe(200)
    expect((await logIn(visitor, signed)).body).toEqual(refused)

    const late = known.sign({ origin: SITE, challenge: await challengeOf(visitor) })
    await app.context.db
      .updateTable('passkeyChallenges')
      .set({ expiresAt: Date.now() - 1 })
      .execute()
    expect((await logIn(visitor, late)).body).toEqual(refused)
  })

  test.each([
    ['another site', { origin: 'https://tales.example.net' }],
    ['another host under our name', { origin: SITE, rpId: 'example.net' }],
    ['another challenge', { origin: SITE, challenge: 'c29tZXRoaW5nIGVsc2U' }],
    ['nobody who was known', { origin: SITE, flags: 0x01 }],
  ])('a signature for %s is refused', async (_of, wrong) => {
    const { key } = await add(await app.reader())
    const visitor = app.visitor()
    const challenge = await challengeOf(visitor)
    expect((await logIn(visitor, key.sign({ challenge, ...wrong }))).body).toEqual(refused)
    expect((await visitor.call(getUser)).status).toBe(401)
  })

  test('a copy that counts behind is refused, and so is a key that nobody knows', async () => {
    const { key } = await add(await app.reader())
    const visitor = app.visitor()
    key.setCounter(8)
    expect(
      (await logIn(visitor, key.sign({ origin: SITE, challenge: await challengeOf(visitor) }))).status,
    ).toBe(200)
    key.setCounter(4)
    const behind = key.sign({ origin: SITE, challenge: await challengeOf(visitor) })
    expect((await logIn(visitor, behind)).body).toEqual(refused)
    const unknown = createAuthenticator().sign({ origin: SITE, challenge: await challengeOf(visitor) })
    expect((await logIn(visitor, unknown)).body).toEqual(refused)
  })

  test('a blocked account stays shut, with the reason', async () => {
    const reader = await app.reader()
    const { key } = await add(reader)
    const block = { blockedAt: Date.now(), blockReason: 'Spam' }
    await app.context.db.updateTable('users').set(block).where('id', '=', reader.user!.id).execute()
    const visitor = app.visitor()
    const { status, body } = await logIn(
      visitor,
      key.sign({ origin: SITE, challenge: await challengeOf(visitor) }),
    )
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'This account is blocked: Spam' })
  })

  test('they are renamed and removed by their owner alone', async () => {
    const [reader, other] = [await app.reader(), await app.reader()]
    const { key, passkey } = await add(reader)
    const params = { passkeyId: String(passkey.id) }
    const gone = { error: 'There is no such passkey', code: 'passkey_not_found' }
    expect((await other.call(contract.renamePasskey, { params, body: { name: 'Mine' } })).body).toEqual(gone)
    expect((await other.call(contract.removePasskey, { params })).body).toEqual(gone)
    await reader.ask(contract.renamePasskey, { params, body: { name: ' Laptop ' } })
    expect((await reader.ask(contract.listPasskeys)).passkeys).toMatchObject([{ name: 'Laptop' }])
    expect((await other.ask(contract.listPasskeys)).passkeys).toEqual([])
    await reader.ask(contract.removePasskey, { params })
    const visitor = app.visitor()
    const signed = key.sign({ origin: SITE, challenge: await challengeOf(visitor) })
    expect((await logIn(visitor, signed)).body).toEqual(refused)
  })

  test('twenty fit, however many are added at once', async () => {
    const reader = await app.reader()
    const { passkey } = await add(reader)
    const copies = Array.from({ length: 18 }, (_, n) => ({
      userId: reader.user!.id,
      credentialId: `copy-${passkey.id}-${n}`,
      publicKey: '',
      counter: 0,
      transports: '[]',
      name: 'x',
      createdAt: 0,
    }))
    await app.context.db.insertInto('passkeys').values(copies).execute()
    const elsewhere = app.visitor()
    await elsewhere.ask(login, { body: { username: reader.user!.username, password: PASSWORD } })
    const forms = []
    for (const device of [reader, elsewhere]) {
      const credential = createAuthenticator().create({ origin: SITE, challenge: await challengeFor(device) })
      forms.push({ device, body: { name: 'Phone', credential } })
    }
    const answers = await Promise.all(
      forms.map(({ device, body }) => device.call(contract.addPasskey, { body })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const full = await reader.call(contract.askNewPasskey, { body: { currentPassword: PASSWORD } })
    expect([full.status, full.body.error]).toEqual([
      409,
      'You have as many passkeys as fit. Please remove one first.',
    ])
  })

  test('a password that is set by a mailed link removes them', async () => {
    const reader = await app.reader('emer')
    await add(reader)
    await app.visitor().ask(askForReset, { body: { email: 'emer@example.org' } })
    const token = /#([\w-]{43})/.exec(
      (await mailTo('emer@example.org', 'Set a new Lanterntale password')).text,
    )![1]!
    await app.visitor().ask(resetPassword, { body: { token, newPassword: 'a quieter horse' } })
    const rows = app.context.db.selectFrom('passkeys').selectAll().where('userId', '=', reader.user!.id)
    expect(await rows.execute()).toEqual([])
  })

  test('the account’s download names them, without their keys', async () => {
    const reader = await app.reader()
    const { key } = await add(reader, 'Blue key')
    const text = await (await reader.fetch(downloadAccount.path)).text()
    expect((JSON.parse(text) as { passkeys: unknown }).passkeys).toEqual([
      { name: 'Blue key', createdAt: expect.any(String) as unknown, lastUsedAt: null },
    ])
    expect(text).not.toContain(key.id)
  })
})
