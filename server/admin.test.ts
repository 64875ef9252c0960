import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resetPassword } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import { getUser } from '#contract/session.ts'
import { runCommand } from '#testing/run-command.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('the admin command beside a running server on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const admin = (...args: string[]) =>
    runCommand('admin', args, app.context.config, { PUBLIC_URL: 'https://tales.example.org' })

  test('nobody is an admin until someone is made one, and then at once', async () => {
    expect(await admin('list')).toMatchObject({ exitCode: 0, said: 'There is no admin yet.' })
    const reader = await app.reader('Ada')
    expect(await reader.ask(getUser)).toMatchObject({ isAdmin: false })

    expect(await admin('grant', 'ada')).toMatchObject({ exitCode: 0, said: 'Ada is an admin now.' })
    expect(await reader.ask(getUser)).toMatchObject({ isAdmin: true })
    expect(await admin('list')).toMatchObject({ exitCode: 0, said: 'Ada Ada@example.org' })

    expect(await admin('revoke', 'Ada@example.org')).toMatchObject({ said: 'Ada is no admin any more.' })
    expect(await reader.ask(getUser)).toMatchObject({ isAdmin: false })
  })

  test('a reset link sets a new password, once', async () => {
    await app.reader('bran')
    const { said } = await admin('reset-link', 'bran')
    const [, token = ''] = /^https:\/\/tales\.example\.org\/reset-password#([\w-]{43})$/.exec(said) ?? []

    const body = { token, newPassword: 'a quieter horse' }
    expect((await app.visitor().call(resetPassword, { body })).status).toBe(200)
    expect((await app.visitor().call(resetPassword, { body })).status).toBe(400)
    const form = { username: 'bran', password: 'a quieter horse' }
    expect((await app.visitor().call(login, { body: form })).status).toBe(200)
  })

  test.each(['grant', 'revoke', 'reset-link'])(
    '%s says so when there is no such account',
    async (command) => {
      expect(await admin(command, 'nobody')).toEqual({
        exitCode: 1,
        said: '',
        complained: 'There is no account with the name nobody.',
      })
    },
  )

  test.each([[[]], [['grant']], [['crown', 'Ada']], [['toString', 'Ada']]])(
    '%j is answered with how to use it',
    async (args) => {
      const { exitCode, complained } = await admin(...args)
      expect(exitCode).toBe(1)
      expect(complained).toMatch(/^Usage: npm run admin -- <command>/)
    },
  )
})
