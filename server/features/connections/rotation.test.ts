import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { addSiteConnection, changeSiteConnection, listSiteConnections } from '#contract/site-connections.ts'
import { saySentence } from '#contract/speech.ts'
import { startStory } from '#contract/stories.ts'
import { startModelServer } from '#testing/model-server.ts'
import type { Person } from '#testing/people.ts'
import { runCommand } from '#testing/run-command.ts'
import { startSpeechServer } from '#testing/speech-server.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const KEY = 'sk-canary-0123456789-last'
const prompt = 'A ferry at night'

/** Runs `npm run admin` beside the server, on its data. */
async function command(name: string, { context: { config } }: TestApp): Promise<string> {
  const { exitCode, said, complained } = await runCommand('admin', [name], config)
  expect({ exitCode, complained }).toEqual({ exitCode: 0, complained: '' })
  return said
}

async function makeAdmin(app: TestApp): Promise<Person> {
  const admin = await app.reader('admin')
  await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  return admin
}

test.each(engines)('the secret changes while stories are told on %s', async (engine) => {
  await using server = await startModelServer({})
  await using speaker = await startSpeechServer()
  await using app = await startTestApp(engine)
  const admin = await makeAdmin(app)
  const body = { provider: 'openai-compatible' as const, address: server.url, model: 'qwen', key: KEY }
  const { id } = await admin.ask(addSiteConnection, { body })
  const params = { id: String(id) }
  await admin.ask(changeSiteConnection, { params, body: { isDefault: true } })
  const file = join(app.context.config.dataDir, 'secret.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)

  const { id: voiceId } = await admin.ask(addSiteConnection, {
    body: { ...body, kind: 'voice', address: speaker.url },
  })
  const ofVoice = { params: { id: String(voiceId) } }
  await admin.ask(changeSiteConnection, { ...ofVoice, body: { isDefault: true } })

  const sealed = async () => {
    const row = await app.context.db.selectFrom('connections').select('sealedKey').executeTakeFirstOrThrow()
    return row.sealedKey
  }
  const before = await sealed()
  const over = new AbortController()
  const playing = [await app.reader(), await app.reader()].map(async (reader) => {
    while (!over.signal.aborted) {
      await reader.ask(startStory, { body: { prompt } })
      // The command needs the processor, too.
      await setTimeout(50)
    }
  })
  onTestFinished(() => over.abort())
  expect(await command('rotate-secret', app)).toBe(
    '2 stored keys are sealed with the new secret. The former secret still opens older backups; npm run admin -- forget-secrets removes it.',
  )
  expect(await sealed()).not.toBe(before)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
  expect(await command('forget-secrets', app)).toBe('The newest secret alone is left.')
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1)
  // What was open before has its key in hand.
  const said = await admin.fetch(saySentence.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'The ferry waits.' }),
  })
  expect(said.status).toBe(200)
  expect(speaker.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
  // A narrator that is opened anew reads the key that was sealed anew.
  await admin.ask(changeSiteConnection, { params, body: { model: 'qwen-2' } })
  await (await app.reader()).ask(startStory, { body: { prompt } })
  over.abort()
  await Promise.all(playing)
  const keys = new Set(server.requests.map(({ headers }) => headers.authorization))
  expect([...keys]).toEqual([`Bearer ${KEY}`])
  const models = server.requests.map((request) => (request.body as { model: string }).model)
  expect(models.at(-1)).toMatch(/^qwen/)
  expect(models).toContain('qwen-2')
})

test('a key whose secret is gone fails its turns plainly, and is entered again', async () => {
  await using server = await startModelServer({})
  const env = { SECRET_KEY: 'the first secret of this site and it is long enough' }
  await using app = await startTestApp('sqlite', { env })
  const admin = await makeAdmin(app)
  const body = { provider: 'openai-compatible' as const, address: server.url, model: 'qwen', key: KEY }
  const { id } = await admin.ask(addSiteConnection, { body })
  const params = { id: String(id) }
  const other = (await app.context.db.selectFrom('connections').select('sealedKey').executeTakeFirstOrThrow())
    .sealedKey!
  const broken = other.replace(/^1\.[^.]+/, '1.AAAAAAAA')
  await app.context.db.updateTable('connections').set({ sealedKey: broken }).execute()
  await admin.ask(changeSiteConnection, { params, body: { isDefault: true } })
  const reader = await app.reader()
  expect(await reader.call(startStory, { body: { prompt } })).toMatchObject({
    status: 502,
    body: { reason: 'wrong_key' },
  })
  const lastFailure = async () => (await admin.ask(listSiteConnections)).connections[0]?.lastFailure?.sentence
  await expect
    .poll(lastFailure)
    .toBe('A key was sealed with a secret that this node does not have: SECRET_KEY or DATA_DIR/secret.key')
  await admin.ask(changeSiteConnection, { params, body: { key: KEY } })
  expect((await reader.call(startStory, { body: { prompt } })).status).toBe(200)
})
