import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelModelPull, getModelPull, startModelPull } from '#contract/model-pull.ts'
import { addSiteConnection, changeSiteConnection, removeSiteConnection } from '#contract/site-connections.ts'
import { getConfig } from '#contract/site.ts'
import { startStory } from '#contract/stories.ts'
import { startModelFileServer } from '#testing/model-file-server.ts'
import { startModelServer, type ModelServer } from '#testing/model-server.ts'
import { Person } from '#testing/people.ts'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { savePull } from './model-pull.queries.ts'

const OLD = 'the old secret of this site and it is long enough'
const NEW = 'the new secret of this site and it is long enough'
const PATIENCE = { timeout: 20_000 }

describe('two nodes on one PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let server: ModelServer
  beforeAll(async () => {
    database = await createTestDatabase()
    server = await startModelServer({ text: 'The bell tolls.' })
  })
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await database.drop()
  })

  const envWith = (secretKeys: string) => ({
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '4',
    SECRET_KEY: secretKeys,
  })
  // The database of the settings stands in for the one that an engine would bring.
  const startNode = (secretKeys = OLD) => startTestApp('sqlite', { env: envWith(secretKeys) })

  async function signUpAdmin(node: TestApp, name: string): Promise<Person> {
    const admin = await node.reader(name)
    await node.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', name).execute()
    return admin
  }
  /** The same browser at another node. */
  function at(node: TestApp, { cookies, user }: Person): Person {
    const person = new Person(node.url)
    for (const [name, value] of cookies) person.cookies.set(name, value)
    person.user = user
    return person
  }
  const form = (key: string) => ({
    provider: 'openai-compatible' as const,
    address: server.url,
    model: 'qwen',
    key,
  })
  const narratorOf = (node: TestApp) => async () => (await node.visitor().ask(getConfig)).narrator.name
  /** A story that a node's narrator tells, by the key and the model that were asked. */
  async function tell(person: Person) {
    await person.ask(startStory, { body: { prompt: 'A ferry at night' } })
    const { headers, body } = server.requests.at(-1)!
    return [headers.authorization, (body as { model: string }).model]
  }

  test('what an admin changes on the one holds on the other, without a restart', async () => {
    await using one = await startNode()
    await using other = await startNode()
    const admin = await signUpAdmin(one, 'ada')
    const elsewhere = at(other, admin)
    const { id } = await admin.ask(addSiteConnection, { body: form('sk-first-0123456789') })
    const params = { id: String(id) }
    await admin.ask(changeSiteConnection, { params, body: { isDefault: true } })
    await expect.poll(narratorOf(other), PATIENCE).toBe('qwen')
    expect(await tell(elsewhere)).toEqual(['Bearer sk-first-0123456789', 'qwen'])

    await elsewhere.ask(changeSiteConnection, { params, body: { model: 'qwen-2', key: 'sk-second-0123456' } })
    await expect.poll(narratorOf(one), PATIENCE).toBe('qwen-2')
    expect(await tell(admin)).toEqual(['Bearer sk-second-0123456', 'qwen-2'])

    const voice = await admin.ask(addSiteConnection, { body: { ...form('sk-third-0123456'), kind: 'voice' } })
    const ofVoice = { params: { id: String(voice.id) } }
    await admin.ask(changeSiteConnection, { ...ofVoice, body: { isDefault: true } })
    const voiceThere = async () => (await other.visitor().ask(getConfig)).voice
    await expect.poll(voiceThere, PATIENCE).toEqual({ name: 'qwen' })

    await admin.ask(removeSiteConnection, { params })
    await admin.ask(removeSiteConnection, ofVoice)
    await expect.poll(narratorOf(other), PATIENCE).toBe('Scripted Narrator')
  })

  test('a fetch on the one is seen, not doubled, and cancelled from the other', async () => {
    await using one = await startNode()
    await using other = await startNode()
    const admin = await signUpAdmin(one, 'mary')
    const elsewhere = at(other, admin)
    const content = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(200_000, 7)])
    await using slow = await startModelFileServer(content, { endsAt: 50_000 })
    await admin.ask(startModelPull, { body: { address: slow.address } })
    const seen = async () => (await elsewhere.ask(getModelPull)).pull
    await expect.poll(seen, PATIENCE).toMatchObject({ state: 'fetching', file: 'tiny.gguf', bytes: 50_000 })
    const second = await elsewhere.call(startModelPull, { body: { address: slow.address } })
    expect(second.body).toMatchObject({ code: 'pull_running' })
    await elsewhere.ask(cancelModelPull)
    await expect.poll(seen, PATIENCE).toMatchObject({ state: 'cancelled' })
    expect((await admin.ask(getModelPull)).pull).toMatchObject({ state: 'cancelled', bytes: 50_000 })
  })

  test('a fetch whose node has ended without a word can be begun anew', async () => {
    await using node = await startNode()
    const admin = await signUpAdmin(node, 'kate')
    const pull = { address: 'hf:owner/lost:Q4_K_M', state: 'fetching' as const, bytes: 9 }
    await savePull(node.context.db, { id: 'lost', at: node.context.clock.now() - 20_000, pull })
    expect((await admin.ask(getModelPull)).pull).toMatchObject({
      state: 'failed',
      problem: 'The server that fetched it has ended. Fetch it again to go on.',
    })
    await using files = await startModelFileServer(Buffer.from('GGUF and more'))
    await admin.ask(startModelPull, { body: { address: files.address } })
    await expect
      .poll(async () => (await admin.ask(getModelPull)).pull, PATIENCE)
      .toMatchObject({ state: 'done', model: 'tiny.gguf' })
  })

  test('both go on with keys that were sealed anew, and then without the old secret', async () => {
    await using one = await startNode(`${NEW},${OLD}`)
    await using other = await startNode(`${NEW},${OLD}`)
    const admin = await signUpAdmin(one, 'grace')
    let params: { id: string }
    {
      // A node that has not been restarted yet seals with the old secret.
      await using before = await startNode(OLD)
      const { id } = await at(before, admin).ask(addSiteConnection, { body: form('sk-third-0123456789') })
      params = { id: String(id) }
      await at(before, admin).ask(changeSiteConnection, { params, body: { isDefault: true } })
    }
    await expect.poll(narratorOf(one), PATIENCE).toBe('qwen')

    const env = { PATH: process.env.PATH, DATA_DIR: one.context.config.dataDir, ...envWith(`${NEW},${OLD}`) }
    const { stdout } = await promisify(execFile)(process.execPath, ['server/admin.ts', 'rotate-secret'], {
      env,
    })
    expect(stdout.trim()).toBe('1 stored keys are sealed with the new secret.')

    await using later = await startNode(NEW)
    expect(await tell(at(later, admin))).toEqual(['Bearer sk-third-0123456789', 'qwen'])
    await at(later, admin).ask(changeSiteConnection, { params, body: { model: 'qwen-3' } })
    for (const node of [one, other]) {
      await expect.poll(narratorOf(node), PATIENCE).toBe('qwen-3')
      expect(await tell(at(node, admin))).toEqual(['Bearer sk-third-0123456789', 'qwen-3'])
    }
  })
})
