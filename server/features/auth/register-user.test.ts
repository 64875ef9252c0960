import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkUsername, getCaptcha, register } from '#contract/auth.ts'
import { getUser } from '#contract/session.ts'
import { PASSWORD, solve } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

/** Names that no reader may have: each looks like nothing, like another, or like no name at all. */
const badNames: [what: string, name: unknown, text?: string][] = [
  ['too short', 'ab', 'Username must be at least 3 characters'],
  ['too long', 'a'.repeat(31), 'Username must be at most 30 characters'],
  ['of ten kilobytes', 'a'.repeat(10_240), 'Username must be at most 30 characters'],
  ['with a zero-width space', 'ad\u200Bmin'],
  ['with a zero-width joiner', 'ad\u200Dmin'],
  ['with a bidi override', 'ad\u202Emin'],
  ['with a bidi isolate', 'ad\u2066min'],
  ['in full-width letters', 'ａｄｍｉｎ'],
  ['with a ligature', 'ﬁona'],
  ['with an emoji', 'ada😀'],
  ['with a variation selector', 'admin\uFE0F'],
  ['with a Hangul filler', 'admin\u115F'],
  ['with a combining grapheme joiner', 'ad\u034Fmin'],
  ['that begins with a combining mark', '\u0301ada'],
  ['with a letter in two parts', 'Ame\u0301lie'],
  ['with a lone surrogate', 'ada\uD800'],
  ['with a space', 'ada lovelace'],
  ['with a line break', 'ada\n'],
  ['with an at sign', 'ada@example.org'],
  ['with a tag', '<b>ada</b>'],
  ['that is empty', '', 'Username must be at least 3 characters'],
]
const PLAIN = 'Username may only contain letters, digits, _, - and .'

describe.each(engines)('registering on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  /** Registers with a solved captcha and whatever else is given. */
  const registerAs = async (form: Record<string, unknown>) => {
    const person = app.visitor()
    const captchaAnswer = solve((await person.ask(getCaptcha)).question)
    const filled = { username: 'someone', email: 'someone@example.org', password: PASSWORD, captchaAnswer }
    const { status, body } = await person.call(register, { body: { ...filled, ...form } })
    return { status, body, person }
  }
  const countUsers = async () => (await app.context.db.selectFrom('users').select('id').execute()).length

  test('makes an account, opens a session and keeps no password', async () => {
    const { status, body, person } = await registerAs({ username: 'Scáthach', email: 'S@Example.org' })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: expect.any(Number) as number,
        username: 'Scáthach',
        email: 'S@Example.org',
        isAdmin: false,
      },
    })
    expect(await person.ask(getUser)).toEqual(body)
    const row = await app.context.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(row.passwordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(PASSWORD)
  })

  test('refuses a taken name and a taken email in any case', async () => {
    await registerAs({ username: 'Cliodhna', email: 'cliodhna@example.org' })
    const name = await registerAs({ username: 'CLIODHNA', email: 'another@example.org' })
    expect({ status: name.status, body: name.body }).toEqual({
      status: 409,
      body: {
        error: 'Username is already taken',
        code: 'username_taken',
        fields: { username: 'Username is already taken' },
      },
    })
    const email = await registerAs({ username: 'another', email: 'CLIODHNA@example.org' })
    expect({ status: email.status, body: email.body }).toEqual({
      status: 409,
      body: {
        error: 'Email is already in use',
        code: 'email_taken',
        fields: { email: 'Email is already in use' },
      },
    })
  })

  test('lets one in of two who want the same name at the same moment', async () => {
    const both = await Promise.all(
      ['one', 'two'].map((who) => registerAs({ username: 'twin', email: `${who}@example.org` })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('makes nobody an admin', async () => {
    const { body, person } = await registerAs({
      username: 'climber',
      email: 'climber@example.org',
      isAdmin: true,
      is_admin: 1,
    })
    expect(body.isAdmin).toBe(false)
    expect(await person.ask(getUser)).toMatchObject({ isAdmin: false })
  })

  test.each(badNames)('refuses a username %s', async (_, username, text = PLAIN) => {
    const before = await countUsers()
    const { status, body } = await registerAs({ username, email: 'bad@example.org' })
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: text, code: 'invalid_input', fields: { username: text } },
    })
    expect(await countUsers()).toBe(before)
  })

  test('refuses a NUL anywhere', async () => {
    const { status, body } = await registerAs({ username: 'ad\0min' })
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: 'The body is not valid JSON', code: 'invalid_json' },
    })
  })

  test.each([
    [{ email: 'nowhere' }, 'email', 'Please enter a valid email address'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ captchaAnswer: '' }, 'captchaAnswer', 'Please solve the CAPTCHA'],
  ])('refuses %j with the text for its field', async (form, field, text) => {
    const { status, body } = await registerAs(form)
    expect({ status, body }).toEqual({
      status: 400,
      body: { error: text, code: 'invalid_input', fields: { [field]: text } },
    })
  })

  test('names every field that is wrong, and the first in the error', async () => {
    const { body } = await registerAs({ username: 'ab', email: 'nowhere', password: 'x', captchaAnswer: '' })
    expect(body).toEqual({
      error: 'Username must be at least 3 characters',
      code: 'invalid_input',
      fields: {
        username: 'Username must be at least 3 characters',
        email: 'Please enter a valid email address',
        password: 'Password must be at least 6 characters',
        captchaAnswer: 'Please solve the CAPTCHA',
      },
    })
  })

  test('says whether a name is free, without regard to case', async () => {
    await app.reader('Fionn')
    const visitor = app.visitor()
    expect(await visitor.ask(checkUsername, { query: { username: 'fIONN' } })).toEqual({ available: false })
    expect(await visitor.ask(checkUsername, { query: { username: 'fionn2' } })).toEqual({ available: true })
  })

  test.each(badNames)('does not look for a name %s', async (_, username, text = PLAIN) => {
    const { status, body } = await app.visitor().call(checkUsername, { query: { username } })
    // A half of a character pair cannot stand in an address; it arrives as a sign that is no letter either.
    expect({ status, error: body.error }).toEqual({ status: 400, error: text })
  })
})
