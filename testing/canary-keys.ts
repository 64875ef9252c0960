import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { collectMetrics } from '#server/platform/metrics/collect-metrics.ts'
import type { Person } from './people.ts'
import { startTestApp, type TestEngine } from './start-test-app.ts'

const OF_ONE_READER = 20
/** Keys of twenty that a test and a call of a model go out with. */
const USED_OF_20 = 4

/** Most are for stories; voices are used as well. */
const siteKindOf = (at: number) => (['text', 'voice', 'picture', 'dictation'] as const)[(at / 2) % 4]!
const MARK = 'canary'

/** A model server that is loose with keys: it says the one it was given in each of its refusals. */
async function startTalkativeServer() {
  let asked = 0
  const server = createServer((request, response) => {
    const key = request.headers.authorization ?? ''
    asked += 1
    const status = [401, 400, 402, 403, 404][asked % 5]!
    const message = `Incorrect API key provided: ${key}. See https://models.example.org/?key=${key.slice(7)}`
    response.writeHead(status, { 'content-type': 'application/json', 'x-key': key, 'retry-after': '0' })
    response.end(JSON.stringify({ error: { message, code: key } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export interface CanaryHunt {
  /** Keys that went through the site. */
  planted: number
  /** Texts that were looked through, and their characters. */
  texts: number
  characters: number
  /** Where a key was found. */
  found: string[]
}

/**
 * Stores keys as admins and readers do, well and badly, has them used and refused by a server that says them aloud,
 * and looks for them in every answer, the log, the metrics, the exports, the database and a backup.
 */
export async function huntCanaryKeys(engine: TestEngine, count: number): Promise<CanaryHunt> {
  await using server = await startTalkativeServer()
  await using app = await startTestApp(engine, {
    env: { LOG_LEVEL: 'trace', READER_CONNECTION_HOSTS: server.host },
  })
  const { db, config } = app.context
  const hunt: CanaryHunt = { planted: 0, texts: 0, characters: 0, found: [] }
  const look = (place: string, text: string) => {
    hunt.texts += 1
    hunt.characters += text.length
    if (text.includes(MARK))
      hunt.found.push(`${place}: ${text.slice(text.indexOf(MARK) - 60, text.indexOf(MARK) + 40)}`)
  }
  const ask = async (
    person: Person,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ id: number }> => {
    const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await person.fetch(path, { method, ...json })
    const text = await response.text()
    look(`${method} ${path}`, text + JSON.stringify([...response.headers]))
    return response.ok && text.startsWith('{') ? (JSON.parse(text) as { id: number }) : { id: 0 }
  }

  const admin = await app.reader('admin')
  await db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'admin').execute()
  const readers: Person[] = []
  for (let at = 0; at < count; at++) {
    const isSites = at % 2 === 0
    if (!isSites && Math.floor(at / 2) % OF_ONE_READER === 0) readers.push(await app.reader())
    const person = isSites ? admin : readers.at(-1)!
    const path = isSites ? '/api/admin/connections' : '/api/connections'
    const key = `sk-${MARK}-${at}-${Math.random().toString(36).slice(2)}-${MARK}`
    const kind = isSites ? siteKindOf(at) : 'text'
    const address = `http://${server.host}/v1`
    const form = { kind, provider: 'openai-compatible', address, model: 'm', key }
    const { id } = await ask(person, 'POST', path, form)
    hunt.planted += 1
    await ask(person, 'POST', path, { ...form, key: `${key} ${key}` })
    await ask(person, 'PATCH', `${path}/${id}`, { provider: key, key })
    await ask(person, 'PATCH', `${path}/${id}`, { key, price: key })
    await ask(person, 'POST', `${path}/models`, { provider: form.provider, address, connectionId: id })
    if (at % 20 >= USED_OF_20) continue
    await ask(person, 'POST', `${path}/${id}/test`)
    await ask(person, 'PATCH', `${path}/${id}`, { isDefault: true })
    if (kind === 'voice') await ask(person, 'POST', '/api/speech/say', { text: 'A ferry at night.' })
    else await ask(person, 'POST', '/api/story/start', { prompt: 'A ferry at night' })
  }

  const ofAdmins = ['connections', 'audit-log', 'users', 'users/download', 'api-usage'].map(
    (name) => `/api/admin/${name}`,
  )
  for (const path of [...ofAdmins, '/api/config']) await ask(admin, 'GET', path)
  for (const reader of readers) {
    for (const path of ['/api/connections', '/api/account/download', '/api/user'])
      await ask(reader, 'GET', path)
  }
  for (const line of app.logged) look('the log', line)
  look('the metrics', await collectMetrics().metrics())
  for (const row of await db.selectFrom('connections').selectAll().execute())
    look('the table', JSON.stringify(row))
  const file = join(config.dataDir, 'hunted.gz')
  const database = config.secrets.databaseUrl && { DATABASE_URL: config.secrets.databaseUrl }
  const env = { PATH: process.env.PATH, DATA_DIR: config.dataDir, ...database }
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['server/backup.ts', 'backup', file],
    { env },
  )
  look('what a backup says', stdout + stderr)
  look('a backup', gunzipSync(readFileSync(file)).toString())
  return hunt
}
