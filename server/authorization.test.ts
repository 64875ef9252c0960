import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSessions } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import { pathTo } from '#contract/endpoint.ts'
import { getPicture } from '#contract/scenes.ts'
import { startStory } from '#contract/stories.ts'
import type { OwnedObjects, AuthorizationRow } from '#testing/authorization-row.ts'
import { authorizationTable } from '#testing/authorization-table.ts'
import { contractEndpoints, nameOf } from '#testing/contract-endpoints.ts'
import { PASSWORD, type Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

test('every call of the contract stands in the authorization table, once', async () => {
  const declared = (await contractEndpoints()).map(nameOf)
  expect(authorizationTable.map(({ endpoint }) => nameOf(endpoint)).toSorted()).toEqual(declared.toSorted())
})

describe.each(engines)('on %s', (engine) => {
  let app: TestApp
  const callers = {} as Record<Exclude<keyof AuthorizationRow, 'endpoint' | 'given'>, Person>
  let owned: OwnedObjects

  beforeAll(async () => {
    app = await startTestApp(engine)
    callers.visitor = app.visitor()
    callers.other = await app.reader('other')
    callers.owner = await app.reader('owner')
    callers.admin = await app.reader('admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
    const { storyId, messageId } = await callers.owner.ask(startStory, { body: { prompt: 'A gate' } })
    await app.visitor().ask(login, { body: { username: 'owner', password: PASSWORD } })
    const { sessions } = await callers.owner.ask(listSessions)
    const otherDevice = sessions.find(({ isCurrent }) => !isCurrent)!
    owned = {
      owner: callers.owner,
      storyId,
      messageId: String(messageId),
      sessionId: String(otherDevice.id),
    }
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const rows = authorizationTable.map((row) => ({ name: nameOf(row.endpoint), ...row }))
  test.each(rows)('$name answers each caller as the table says', async ({ endpoint, given, ...expected }) => {
    const { params, query, body } = (await given?.(owned)) ?? {}
    const init =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const ask = async (caller: Person) => {
      const response = await caller.fetch(pathTo(endpoint, { params, query }), {
        method: endpoint.method,
        ...init,
      })
      await response.text()
      // A picture never changes: its own reader keeps it.
      const isKept = nameOf(endpoint) === nameOf(getPicture) && response.status === 200
      expect(response.headers.get('cache-control') === 'no-store').toBe(!isKept)
      return response.status
    }
    const { visitor, other, admin, owner } = expected
    const answered = {
      visitor: await ask(callers.visitor),
      other: await ask(callers.other),
      admin: await ask(callers.admin),
      owner: await ask(callers.owner),
    }
    expect(answered).toEqual({ visitor, other, admin, owner })
  })
})

describe('the server', () => {
  test('serves every call of the contract', async () => {
    const app = await startTestApp('sqlite')
    const visitor = app.visitor()
    for (const { method, path } of await contractEndpoints()) {
      const response = await visitor.fetch(path.replace(/:\w+/g, 'x'), { method })
      const { code } = (await response.json()) as { code?: string }
      expect([method, path, code], `${method} ${path}`).not.toContain('method_not_allowed')
      expect(code, `${method} ${path}`).not.toBe('not_found')
    }
    await app[Symbol.asyncDispose]()
  })
})
