import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeUsername } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import { getUser } from '#contract/session.ts'
import { startMailbox, type Mailbox } from '#testing/mailbox.ts'
import { PASSWORD } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('changing names on %s', (engine) => {
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

  /** The first email to this address; waits for it. */
  const emailTo = async (address: string) => {
    for (;;) {
      const email = await mailbox.next()
      if (email.to.includes(address)) return email
    }
  }
  const canLogIn = async (username: string) => {
    const { status } = await app.visitor().call(login, { body: { username, password: PASSWORD } })
    return status === 200
  }

  test('the username changes, and the old one opens nothing any more', async () => {
    const reader = await app.reader('brigid')
    const { id, email } = reader.user!
    const user = await reader.ask(changeUsername, { body: { newUsername: 'Brigid_2' } })

    expect(user).toEqual({ id, username: 'Brigid_2', email, isAdmin: false })
    expect(await reader.ask(getUser)).toEqual(user)
    expect(await canLogIn('brigid_2')).toBe(true)
    expect(await canLogIn('brigid')).toBe(false)
  })

  test("a reader's own name may change its case", async () => {
    const reader = await app.reader('fergus')
    expect(await reader.ask(changeUsername, { body: { newUsername: 'FERGUS' } })).toMatchObject({
      username: 'FERGUS',
    })
  })

  test.each(['NIAMH', 'niamh'])(
    'a name that differs from a taken one by case only is taken: %s',
    async (name) => {
      if (name === 'NIAMH') await app.reader('Niamh')
      const reader = await app.reader()
      const { status, body } = await reader.call(changeUsername, { body: { newUsername: name } })
      expect({ status, body }).toEqual({
        status: 409,
        body: {
          error: 'Username is already taken',
          code: 'username_taken',
          fields: { newUsername: 'Username is already taken' },
        },
      })
    },
  )

  test('two readers who want a name at the same moment do not both get it', async () => {
    const [one, other] = [await app.reader(), await app.reader()]
    const answers = await Promise.all(
      [one, other].map((reader) => reader.call(changeUsername, { body: { newUsername: 'oisin' } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('a name that is too short is refused', async () => {
    const reader = await app.reader()
    const { status, body } = await reader.call(changeUsername, { body: { newUsername: 'ab' } })
    expect(status).toBe(400)
    expect(body.fields).toEqual({ newUsername: 'Username must be at least 3 characters' })
  })

  test('who changes a username is told so by email', async () => {
    const reader = await app.reader('aine')
    await reader.ask(changeUsername, { body: { newUsername: 'aine2' } })
    const email = await emailTo('aine@example.org')
    expect(email.to).toEqual(['aine@example.org'])
    expect(email.text).toContain('your Lanterntale account was called aine and is now called aine2.')
  })

  test('nobody becomes an admin by saying so', async () => {
    const reader = await app.reader()
    const { username } = reader.user!
    await reader.call(changeUsername, { body: { newUsername: `${username}_`, isAdmin: true } })
    expect(await reader.ask(getUser)).toMatchObject({ username: `${username}_`, isAdmin: false })
  })
})
