import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractEndpoints, nameOf } from '#testing/contract-endpoints.ts'
import type { Person } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'

const withBody = (await contractEndpoints()).filter(({ body }) => body !== undefined)

describe('a body that is no object', () => {
  let app: TestApp
  let admin: Person
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    admin = await app.reader('admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).execute()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const calls = withBody.map((endpoint) => ({ name: nameOf(endpoint), ...endpoint }))
  test.each(calls)('is refused by $name', async ({ method, path }) => {
    const url = path.replace(/:(?:storyId|shareId)/g, 'nobody-has-this-story').replace(/:\w+/g, '1')
    for (const body of ['null', '[]', '7', '"me"', 'true']) {
      const response = await admin.fetch(url, {
        method,
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect([body, response.status, await response.json()]).toEqual([
        body,
        400,
        { error: 'The body must be a JSON object', code: 'invalid_input', fields: {} },
      ])
    }
  })
})
