import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForReset, changePassword, confirmEmail, resetPassword, updateEmail } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import { getUser } from '#contract/session.ts'
import { getConfig } from '#contract/site.ts'
import { startMailbox, type Mailbox } from '#testing/mailbox.ts'
import { PASSWORD, type Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const NEW_PASSWORD = 'a quieter horse'
const noLongerValid = {
  status: 400,
  body: { error: 'This link is no longer valid. Please ask for a new one.', code: 'reset_link_invalid' },
}

describe.each(engines)('a forgotten password on %s', (engine) => {
  let app: TestApp
  let mailbox: Mailbox
  let now = Date.now()
  beforeAll(async () => {
    mailbox = await startMailbox()
    app = await startTestApp(engine, { env: mailbox.env, clock: { now: () => now } })
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await mailbox[Symbol.asyncDispose]()
  })

  const forget = (email: string) => app.visitor().call(askForReset, { body: { email } })
  const reset = async (token: string, newPassword = NEW_PASSWORD) => {
    const { status, body } = await app.visitor().call(resetPassword, { body: { token, newPassword } })
    return { status, body }
  }
  const tokenIn = (text: string) => /\/reset-password#([\w-]{43})\s/.exec(text)![1]!
  const mailedToken = async (reader: Person) => {
    await forget(reader.user!.email!)
    return tokenIn((await mailbox.next()).text)
  }
  const loginStatus = async (username: string, password: string) =>
    (await app.visitor().call(login, { body: { username, password } })).status

  test('is set anew by a link that comes by mail', async () => {
    const reader = await app.reader('lugh')
    expect((await forget(' Lugh@Example.org ')).body).toEqual({})

    const email = await mailbox.next()
    expect(email.to).toEqual(['lugh@example.org'])
    expect(email.headers).toContain('From: Lanterntale <lantern@example.org>')
    expect(email.headers).toContain('Subject: Set a new Lanterntale password')
    expect(email.text).toContain('Hello lugh,')
    expect(email.text).toContain('https://tales.example.org/reset-password#')

    expect(await reset(tokenIn(email.text))).toEqual({ status: 200, body: {} })
    expect(await loginStatus('lugh', PASSWORD)).toBe(401)
    expect(await loginStatus('lugh', NEW_PASSWORD)).toBe(200)
    expect((await reader.call(getUser)).status).toBe(401)
  })

  test('is answered alike whether or not the address is known, and a stranger gets no email', async () => {
    const reader = await app.reader()
    const count = mailbox.emails.length
    const unknown = await forget('nobody@example.org')
    const known = await forget(reader.user!.email!)
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 200, body: {} })
    expect({ status: known.status, body: known.body }).toEqual({ status: 200, body: {} })
    await mailbox.next()
    expect(mailbox.emails).toHaveLength(count + 1)
  })

  test('can be set by one link once, even by two at the same moment', async () => {
    const token = await mailedToken(await app.reader())
    const answers = await Promise.all([reset(token), reset(token, 'another new horse')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await reset(token)).toEqual(noLongerValid)
  })

  test('can be set by a link for thirty minutes', async () => {
    const reader = await app.reader()
    const [early, late] = [await mailedToken(reader), await mailedToken(reader)]
    now += 30 * 60_000
    expect(await reset(late)).toEqual(noLongerValid)
    now -= 1
    expect((await reset(early)).status).toBe(200)
  })

  test('closes all links of the reader once one is used', async () => {
    const reader = await app.reader()
    const [first, second] = [await mailedToken(reader), await mailedToken(reader)]
    expect((await reset(first)).status).toBe(200)
    expect(await reset(second)).toEqual(noLongerValid)
  })

  test('leaves no link open when the password or the address was changed meanwhile', async () => {
    const reader = await app.reader()
    const first = await mailedToken(reader)
    await reader.ask(changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } })
    expect(await reset(first)).toEqual(noLongerValid)

    const second = await mailedToken(reader)
    const email = 'somewhere.else@example.org'
    await reader.ask(updateEmail, { body: { email, currentPassword: NEW_PASSWORD } })
    const both = [await mailbox.next(), await mailbox.next()]
    const token = /confirm-email#([\w-]+)/.exec(both.find(({ to }) => to[0] === email)!.text)![1]!
    await reader.ask(confirmEmail, { body: { token } })
    await mailbox.next()
    expect(await reset(second)).toEqual(noLongerValid)
  })

  test.each(['', 'made up', 'x'.repeat(43), "' or 1=1 --"])(
    'a token like %j opens nothing',
    async (token) => {
      expect(await reset(token)).toEqual(noLongerValid)
    },
  )

  test('has to be longer than the form at registration asks', async () => {
    const token = await mailedToken(await app.reader())
    const { status, body } = await reset(token, 'sevench')
    expect({ status, error: body.error }).toEqual({
      status: 400,
      error: 'Password must be at least 8 characters',
    })
    expect((await reset(token)).status).toBe(200)
  })

  test('is logged, and the answer is the same, when the mail server refuses', async () => {
    const reader = await app.reader()
    mailbox.isOpen = false
    expect((await forget(reader.user!.email!)).status).toBe(200)
    await expect.poll(() => app.logged.some((line) => line.includes('an email could not be sent'))).toBe(true)
    mailbox.isOpen = true
    expect(app.logged.join('')).not.toMatch(/reset-password#/)
  })

  test('is offered by the site only where mail can be sent', async () => {
    expect(await app.visitor().ask(getConfig)).toMatchObject({ passwordMail: true })
    await using silent = await startTestApp(engine)
    expect(await silent.visitor().ask(getConfig)).toMatchObject({ passwordMail: false })
    const { status, body } = await silent
      .visitor()
      .call(askForReset, { body: { email: 'nobody@example.org' } })
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        error: 'This site sends no mail. Please ask whoever runs it for a new password.',
        code: 'mail_unavailable',
      },
    })
  })

  test('is throttled by address and by email, known or not', async () => {
    await using strict = await startTestApp(engine, {
      env: { ...mailbox.env, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' },
    })
    const ask = async (email: string, from: string) => {
      const response = await strict.visitor().fetch('/api/password/forgot', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ email }),
      })
      await response.text()
      return response.status
    }
    const sameEmail = []
    for (let n = 1; n <= 6; n++) sameEmail.push(await ask('nobody@example.org', `10.0.0.${n}`))
    expect(sameEmail).toEqual([200, 200, 200, 200, 200, 429])
    const sameAddress = []
    for (let n = 1; n <= 21; n++) sameAddress.push(await ask(`nobody${n}@example.org`, '10.0.1.1'))
    expect(sameAddress).toEqual([...Array<number>(20).fill(200), 429])
  })
})
