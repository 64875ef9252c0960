import { describe, expect, test } from 'vitest'
import { changePassword } from '#contract/account.ts'
import { getCaptcha, login, register } from '#contract/auth.ts'
import { PASSWORD, solve } from '#testing/people.ts'
import { engines, startTestApp } from '#testing/start-test-app.ts'

describe.each(engines)('guesses at an account from 200 addresses on %s', (engine) => {
  test('are bounded alike for a known and an unknown name, and lock no known device out', async () => {
    const env = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' }
    await using app = await startTestApp(engine, { env })
    const owner = await app.reader('macha')
    const guess = async (username: string, n: number) => {
      const response = await app.visitor().fetch('/api/login', {
        method: 'POST',
        headers: { 'x-forwarded-for': `10.4.0.${n}`, 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: `wrong guess ${n}` }),
      })
      await response.text()
      return response.status
    }
    const statuses = async (username: string) => {
      const all = await Promise.all(Array.from({ length: 200 }, (_, n) => guess(username, n)))
      return {
        looked: all.filter((status) => status === 401).length,
        refused: all.filter((s) => s === 429).length,
      }
    }
    for (const name of ['macha', 'nobody', 'macha@example.org', 'nobody@example.org'])
      expect({ name, ...(await statuses(name)) }).toEqual({ name, looked: 30, refused: 170 })

    const form = { username: 'macha', password: PASSWORD }
    expect((await app.visitor().call(login, { body: form })).status).toBe(429)
    owner.cookies.delete('session')
    expect((await owner.call(login, { body: form })).status).toBe(200)
  })
})

describe.each(engines)('the most used passwords on %s', (engine) => {
  const text = 'This is one of the most used passwords, which are guessed first. Please choose another.'

  test('are refused at the registration and at a change, in any case', async () => {
    await using app = await startTestApp(engine)
    const reader = await app.reader('oona')
    for (const newPassword of ['password123', 'Qwertyuiop', 'ILOVEYOU']) {
      const { status, body } = await reader.call(changePassword, {
        body: { currentPassword: PASSWORD, newPassword },
      })
      expect({ status, body }).toEqual({
        status: 400,
        body: { error: text, code: 'common_password', fields: { newPassword: text } },
      })
    }
    const visitor = app.visitor()
    const captchaAnswer = solve((await visitor.ask(getCaptcha)).question)
    const form = { username: 'newcomer', email: 'new@example.org', password: '123456', captchaAnswer }
    const { status, body } = await visitor.call(register, { body: form })
    expect({ status, fields: body.fields }).toEqual({ status: 400, fields: { password: text } })
  })
})
