import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOwnConnection, listOwnModels } from '#contract/own-connections.ts'
import { addSiteConnection, listSiteModels } from '#contract/site-connections.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const KEY = 'sk-canary-0123456789-last'

/** A server that lists two models to whoever brings the key, and keeps what each brought. */
async function startListing() {
  const brought: (string | undefined)[] = []
  const server = createServer(({ headers }, response) => {
    brought.push(headers.authorization)
    const isKnown = headers.authorization === `Bearer ${KEY}`
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isKnown ? { data: [{ id: 'qwen' }, { id: 'mistral' }] } : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    brought,
    host: `127.0.0.1:${port}`,
    address: `http://127.0.0.1:${port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe.each(engines)('the models of a server on %s', (engine) => {
  let server: Awaited<ReturnType<typeof startListing>>
  let app: TestApp
  let admin: Person
  beforeAll(async () => {
    server = await startListing()
    app = await startTestApp(engine, { env: { READER_CONNECTION_HOSTS: server.host } })
    admin = await app.reader('admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  })

  const question = () => ({ provider: 'openai-compatible' as const, address: server.address })

  test('are listed with the key that is typed in, for admins and for readers', async () => {
    const body = { ...question(), key: KEY }
    expect(await admin.ask(listSiteModels, { body })).toEqual({ models: ['qwen', 'mistral'] })
    expect(await (await app.reader()).ask(listOwnModels, { body })).toEqual({ models: ['qwen', 'mistral'] })
    expect(await admin.ask(listSiteModels, { body: { ...body, key: 'sk-wrong' } })).toEqual({ models: [] })
  })

  test('are listed with the stored key at its own server, and at no other', async () => {
    await using other = await startListing()
    const { id: connectionId } = await admin.ask(addSiteConnection, {
      body: { ...question(), model: 'qwen', key: KEY },
    })
    const body = { ...question(), connectionId }
    expect(await admin.ask(listSiteModels, { body })).toEqual({ models: ['qwen', 'mistral'] })
    const elsewhere = { ...body, address: other.address }
    expect(await admin.ask(listSiteModels, { body: elsewhere })).toEqual({ models: [] })
    expect(other.brought).toEqual([undefined])
  })

  test('are not listed with the key of another', async () => {
    const owner = await app.reader()
    const form = { ...question(), model: 'mine', key: KEY }
    const { id: connectionId } = await owner.ask(addOwnConnection, { body: form })
    const body = { ...question(), connectionId }
    expect(await owner.ask(listOwnModels, { body })).toEqual({ models: ['qwen', 'mistral'] })
    for (const answer of [
      await (await app.reader()).call(listOwnModels, { body }),
      await admin.call(listSiteModels, { body }),
    ])
      expect([answer.status, answer.body.error]).toEqual([404, 'Connection not found'])
  })

  test('are not asked for while something is missing, nor behind an address that is not public', async () => {
    expect(await admin.ask(listSiteModels, { body: { provider: 'openai' } })).toEqual({ models: [] })
    expect(await admin.ask(listSiteModels, { body: { provider: 'openai-compatible' } })).toEqual({
      models: [],
    })
    const before = server.brought.length
    const address = server.address.replace('127.0.0.1', 'localhost')
    const { status, body } = await (
      await app.reader()
    ).call(listOwnModels, { body: { ...question(), address } })
    expect([status, body.error]).toEqual([400, 'Please enter a public address that begins with https://'])
    expect(server.brought).toHaveLength(before)
  })
})
