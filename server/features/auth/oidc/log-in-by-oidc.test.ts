import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadAccount } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import * as contract from '#contract/oidc.ts'
import { getUser } from '#contract/session.ts'
import { changeSignUp } from '#contract/sign-up.ts'
import { getConfig } from '#contract/site.ts'
import { startIdentityProvider, type IdentityProvider } from '#testing/identity-provider.ts'
import { PASSWORD, type Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const SITE = 'https://tales.example.org'
const failed = { error: 'The login could not be finished. Please try again.', code: 'oidc_failed' }

describe.each(engines)('logins at an OpenID provider on %s', (engine) => {
  let app: TestApp
  let provider: IdentityProvider
  beforeAll(async () => {
    provider = await startIdentityProvider(SITE)
    app = await startTestApp(engine, { env: provider.env })
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await provider[Symbol.asyncDispose]()
  })

  const answerFor = async (visitor: Person, name: string) => {
    const { url } = await visitor.ask(contract.startOidcLogin, { body: { onward: 'redirect=%2Fterms' } })
    return { url, answer: await provider.logIn(url, name) }
  }
  const enter = async (visitor: Person, name: string) => {
    const { answer } = await answerFor(visitor, name)
    return visitor.call(contract.finishOidc, { body: { answer } })
  }
  const link = async (reader: Person, name: string) => {
    const { url } = await reader.ask(contract.startOidcLink, { body: { currentPassword: PASSWORD } })
    const answer = await provider.logIn(url, name)
    return reader.call(contract.finishOidc, { body: { answer } })
  }

  test('make an account at the first and open it at the next', async () => {
    provider.describe('maeve', {
      email: 'maeve@example.org',
      email_verified: true,
      preferred_username: 'Maeve!',
    })
    expect((await app.visitor().ask(getConfig)).oidcName).toBe('Castle')
    const visitor = app.visitor()
    const { status, body } = await enter(visitor, 'maeve')
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        user: { username: 'Maeve', email: 'maeve@example.org', isAdmin: false },
        onward: 'redirect=%2Fterms',
      },
    })
    expect(await visitor.ask(getUser)).toEqual(body.user)
    const again = app.visitor()
    expect((await enter(again, 'maeve')).body.user).toEqual(body.user)
    expect((await again.ask(contract.listIdentities)).identities).toMatchObject([
      { provider: new URL(provider.issuer).host },
    ])
  })

  test('carry state, nonce and a challenge, and tell the provider nothing else', async () => {
    const { url } = await app.visitor().ask(contract.startOidcLogin, { body: {} })
    const asked = Object.fromEntries(new URL(url).searchParams)
    const random = expect.stringMatching(/^[\w-]{43}$/) as unknown
    expect(asked).toEqual({
      client_id: 'lanterntale',
      response_type: 'code',
      redirect_uri: `${SITE}/auth/oidc`,
      scope: 'openid email profile',
      state: random,
      nonce: random,
      code_challenge: random,
      code_challenge_method: 'S256',
    })
  })

  test('end in the browser that began them, once, and with their own answer', async () => {
    const [victim, thief] = [app.visitor(), app.visitor()]
    const { answer } = await answerFor(thief, 'thief')
    const finish = (visitor: Person, given: string) =>
      visitor.call(contract.finishOidc, { body: { answer: given } })
    expect((await finish(victim, answer)).body).toEqual(failed)
    await victim.ask(contract.startOidcLogin, { body: {} })
    expect((await finish(victim, answer)).body).toEqual(failed)
    expect((await finish(thief, answer)).status).toBe(200)
    expect((await finish(thief, answer)).body).toEqual(failed)
    const { answer: another } = await answerFor(victim, 'thief')
    const forged = another.replace(/code=[\w-]+/, 'code=made-up')
    expect((await finish(victim, forged)).body).toEqual(failed)
    const { answer: late } = await answerFor(victim, 'thief')
    await app.context.db
      .updateTable('oidcLogins')
      .set({ expiresAt: Date.now() - 1 })
      .execute()
    expect((await finish(victim, late)).body).toEqual(failed)
  })

  test('never join an account by its email, verified or not', async () => {
    const owner = await app.reader('ailill')
    provider.describe('claims', { email: 'ailill@example.org', email_verified: false })
    const unverified = await enter(app.visitor(), 'claims')
    expect(unverified.body.user).not.toHaveProperty('email')
    expect(unverified.body.user.id).not.toBe(owner.user!.id)
    provider.describe('proves', { email: 'Ailill@example.org', email_verified: true })
    const verified = await enter(app.visitor(), 'proves')
    expect({ status: verified.status, error: verified.body.error }).toEqual({
      status: 409,
      error:
        'An account with this email is here already. Log in with its password, and connect the two on the account page.',
    })
  })

  test('open an account that its owner has connected with the password', async () => {
    const owner = await app.reader('fergus')
    const wrong = { body: { currentPassword: 'not this one' } }
    expect((await owner.call(contract.startOidcLink, wrong)).body.code).toBe('wrong_password')
    expect((await link(owner, 'fergus-there')).body).toMatchObject({
      user: { username: 'fergus' },
      onward: 'redirect=%2Faccount',
    })
    expect((await enter(app.visitor(), 'fergus-there')).body.user.id).toBe(owner.user!.id)
    const { status } = await app.visitor().call(login, { body: { username: 'fergus', password: PASSWORD } })
    expect(status).toBe(200)

    const other = await app.reader()
    expect((await link(other, 'fergus-there')).body.code).toBe('oidc_identity_taken')
    const [identity] = (await owner.ask(contract.listIdentities)).identities
    const params = { identityId: String(identity!.id) }
    expect((await other.call(contract.removeIdentity, { params })).status).toBe(404)
    const held = await (await owner.fetch(downloadAccount.path)).json()
    expect(held).toMatchObject({ identities: [{ issuer: provider.issuer, subject: 'fergus-there' }] })
    await owner.ask(contract.removeIdentity, { params })
    expect((await enter(app.visitor(), 'fergus-there')).body.user.id).not.toBe(owner.user!.id)
  })

  test('respect names that are taken, blocks, and a closed sign-up', async () => {
    await app.reader('conor')
    provider.describe('conor-there', { preferred_username: 'conor' })
    const visitor = app.visitor()
    const { user } = (await enter(visitor, 'conor-there')).body
    expect(user.username).toMatch(/^conor-\d{3,5}$/)
    const { db } = app.context
    const block = { blockedAt: Date.now(), blockReason: 'Spam' }
    await db.updateTable('users').set(block).where('id', '=', user.id).execute()
    const blocked = await enter(visitor, 'conor-there')
    expect([blocked.status, blocked.body.error]).toEqual([403, 'This account is blocked: Spam'])

    const admin = await app.reader('queen')
    await db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'queen').execute()
    await admin.ask(changeSignUp, { body: { mode: 'closed', reason: 'Full house' } })
    const closed = await enter(app.visitor(), 'late-comer')
    expect([closed.status, closed.body.code]).toEqual([403, 'sign_up_closed'])
    await admin.ask(changeSignUp, { body: { mode: 'open', reason: '' } })
  })
})

test('a provider that cannot be reached is said, and asked again later', async () => {
  const provider = await startIdentityProvider(SITE)
  await provider[Symbol.asyncDispose]()
  await using app = await startTestApp('sqlite', { env: provider.env })
  const { status, body } = await app.visitor().call(contract.startOidcLogin, { body: {} })
  expect({ status, body }).toEqual({
    status: 503,
    body: { error: 'This way to log in does not answer at the moment', code: 'oidc_unavailable' },
  })
})
