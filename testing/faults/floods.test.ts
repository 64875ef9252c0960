import { expect, test } from 'vitest'
import { logout } from '#contract/session.ts'
import type { Person } from '../people.ts'
import { startTestApp } from '../start-test-app.ts'

test('one reader’s flood of calls is held up in words, and nobody else’s calls with it', async () => {
  await using app = await startTestApp('sqlite', { env: { RATE_LIMIT_FACTOR: '0.1' } })
  const [flooding, other] = [await app.reader(), await app.reader()]
  const note = (reader: Person) =>
    reader.fetch('/api/preferences', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({}),
    })
  const answers = []
  for (let call = 0; call < 40; call++) answers.push(await note(flooding))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  const refused = answers.at(-1)!
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({
    error: 'Too many requests. Please wait a moment and try again.',
    code: 'too_many_requests',
  })
  expect((await note(other)).status).not.toBe(429)

  const read = async () => (await flooding.fetch('/api/user')).status
  const reads = []
  for (let call = 0; call < 130; call++) reads.push(await read())
  expect(reads.indexOf(429)).toBe(120)
  expect((await other.call(logout)).status).toBe(200)
})
