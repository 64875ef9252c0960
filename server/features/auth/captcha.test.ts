import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCaptcha, register } from '#contract/auth.ts'
import { PASSWORD, solve, type Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { makeSum } from './captcha.ts'

const wrong = {
  status: 400,
  body: {
    error: 'Incorrect CAPTCHA answer',
    code: 'wrong_captcha',
    fields: { captchaAnswer: 'Incorrect CAPTCHA answer' },
  },
}

describe.each(engines)('the captcha on %s', (engine) => {
  let app: TestApp
  let now = Date.now()
  let names = 0
  beforeAll(async () => {
    app = await startTestApp(engine, { clock: { now: () => now } })
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const answerWith = async (person: Person, captchaAnswer: string) => {
    const username = `solver${++names}`
    const form = { username, email: `${username}@example.org`, password: PASSWORD, captchaAnswer }
    const { status, body } = await person.call(register, { body: form })
    return { status, body }
  }
  const asked = async (person: Person) => solve((await person.ask(getCaptcha)).question)

  test('asks a sum that a person reads at a glance', async () => {
    const { success, question } = await app.visitor().ask(getCaptcha)
    expect(success).toBe(true)
    expect(question).toMatch(/^What is (\d+ \+ \d+|[a-z]+ plus [a-z]+)\?$/)
  })

  test('lets nobody in without a question asked before', async () => {
    expect(await answerWith(app.visitor(), '11')).toEqual(wrong)
  })

  test('takes an answer with spaces around it', async () => {
    const person = app.visitor()
    expect((await answerWith(person, ` ${await asked(person)} `)).status).toBe(200)
  })

  test('an answer may be given in digits or in a word, however it is written', async () => {
    const words =
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four'.split(
        ' ',
      )
    const person = app.visitor()
    const given = async (write: (word: string) => string) =>
      (await answerWith(person, write(words[Number(await asked(person))]!))).status
    expect(await given((word) => word)).toBe(200)
    expect(await given((word) => ` ${word.toUpperCase().replace('-', ' ')} `)).toBe(200)
    expect(await given((word) => `${word}x`)).toBe(400)
  })

  test('is used up by a wrong answer', async () => {
    const person = app.visitor()
    const answer = await asked(person)
    expect(await answerWith(person, `${answer}0`)).toEqual(wrong)
    expect(await answerWith(person, answer)).toEqual(wrong)
  })

  test('is used up by a right answer, also of two at the same moment', async () => {
    const person = app.visitor()
    const answer = await asked(person)
    const both = await Promise.all([answerWith(person, answer), answerWith(person, answer)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await answerWith(person, answer)).toEqual(wrong)
  })

  test("is bound to the browser that asked: another's answer does not fit", async () => {
    const [one, other] = [app.visitor(), app.visitor()]
    const answer = await asked(one)
    expect(await answerWith(other, answer)).toEqual(wrong)
    expect((await answerWith(one, answer)).status).toBe(200)
  })

  test('is good for ten minutes', async () => {
    const [early, late] = [app.visitor(), app.visitor()]
    const answers = [await asked(early), await asked(late)]
    now += 10 * 60_000 - 1
    expect((await answerWith(early, answers[0]!)).status).toBe(200)
    now += 1
    expect(await answerWith(late, answers[1]!)).toEqual(wrong)
  })

  test('leaves no answered or old question behind', async () => {
    now += 3_600_000
    const person = app.visitor()
    const answer = await asked(person)
    await answerWith(person, answer)
    expect(await app.context.db.selectFrom('captchas').selectAll().execute()).toEqual([])
  })
})

test('its sums are right in digits and in words', () => {
  for (let a = 0; a < 12; a++)
    for (const words of [0, 1]) {
      const chances = [a, 11 - a, words]
      const { question, answer } = makeSum(() => chances.shift()!)
      expect(solve(question)).toBe(answer)
    }
})
