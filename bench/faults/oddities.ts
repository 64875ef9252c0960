import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { secondsMs } from '#server/ground/clock.ts'
import { randomFrom } from '#server/ground/random.ts'
import { sqliteFile } from '#server/platform/db/open-db.ts'
import { AHEAD_MS, clockAhead } from '#testing/faults/clock-ahead.ts'
import { ENDLESS, ODD_COUNTS, replyOf, sendEndlessly } from '#testing/faults/odd-answers.ts'
import { startPostgres } from '#testing/postgres/start-postgres.ts'
import { startServer } from '#testing/server-process.ts'
import { gateTo } from '#testing/tcp-gate.ts'
import { playThrough, sayWhetherItLives, storedAt } from './play-through.ts'

const READERS = 20
const PLAY_MS = 20 * secondsMs
/** Longer than an answer is waited for. */
const AWAY_MS = 12 * secondsMs
/** Longer than a writer waits. */
const LOCKED_MS = 6 * secondsMs
const BETWEEN_MS = 3 * secondsMs

type Env = Record<string, string>
type Row = (string | number)[]

/** A PostgreSQL that takes what it is sent and says nothing for a while. */
export async function playWhileDatabaseIsSilent(env: Env, times: number): Promise<Row> {
  await using database = await startPostgres({ fsync: true })
  const { gate, url } = await gateTo(database.url)
  await using _gate = gate
  await using server = await startServer({ ...env, DATABASE_URL: url })
  const name = `PostgreSQL silent for ${AWAY_MS / secondsMs} s, ${times} times`
  const row = await playThrough(
    { name, urls: [server.url], readers: READERS, stored: storedAt(database.url) },
    async () => {
      for (let time = 0; time < times; time++) {
        await wait(BETWEEN_MS)
        gate.silence()
        await wait(AWAY_MS)
        gate.open()
      }
    },
  )
  return await sayWhetherItLives(row, server)
}

/** A file that another process holds for longer than anybody waits for it. */
export async function playWhileFileIsLocked(env: Env, times: number): Promise<Row> {
  await using server = await startServer(env)
  const { dataDir, url } = server
  const other = new DatabaseSync(sqliteFile(dataDir), { timeout: LOCKED_MS })
  const name = `SQLite's file held by another process for ${LOCKED_MS / secondsMs} s, ${times} times`
  const stored = { dataDir, databasePoolSize: 1, secrets: {} }
  const row = await playThrough({ name, urls: [url], readers: READERS, stored }, async () => {
    for (let time = 0; time < times; time++) {
      await wait(BETWEEN_MS)
      other.exec('begin immediate')
      await wait(LOCKED_MS)
      other.exec('rollback')
    }
  })
  other.close()
  return await sayWhetherItLives(row, server)
}

/** Two nodes, of which one has a clock that is ahead. */
export async function playWithAClockAhead(env: Env): Promise<Row> {
  await using database = await startPostgres({ fsync: true })
  const stored = { ...env, DATABASE_URL: database.url }
  await using right = await startServer(stored)
  await using ahead = await startServer({ ...stored, ...clockAhead })
  const name = `two nodes, the clock of one ${AHEAD_MS / secondsMs} s ahead`
  const urls = [right.url, ahead.url]
  return await playThrough({ name, urls, readers: READERS, stored: storedAt(database.url) }, () =>
    wait(PLAY_MS),
  )
}

/** A provider that counts what cannot be, sends without end, refuses, or breaks off, whichever comes. */
export async function playWithAnOddProvider(): Promise<Row> {
  const random = randomFrom('odd')
  const provider = createServer((request, response) => {
    request.resume()
    if (!request.url?.endsWith('/chat/completions') || random.chance(0.1))
      return void response.writeHead(random.pick([404, 429, 500])).end()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (random.chance(0.1)) return sendEndlessly(response, random.pick(ENDLESS)![1])
    const [prompt_tokens, completion_tokens] = random.pick(ODD_COUNTS)!
    const reply = replyOf('The ferry answers.', { prompt_tokens, completion_tokens, total_tokens: -1 })
    setTimeout(() => response.end(random.chance(0.1) ? reply.slice(0, 80) : reply), random.whole(0, 500))
  })
  await once(provider.listen(0, '127.0.0.1'), 'listening')
  try {
    await using server = await startServer({
      NARRATOR: 'openai-compatible',
      NARRATOR_MODEL: 'odd',
      NARRATOR_BASE_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`,
      LOG_LEVEL: 'fatal',
    })
    const stored = { dataDir: server.dataDir, databasePoolSize: 1, secrets: {} }
    const name =
      'a provider that counts what cannot be, and sends without end, refuses or breaks off now and then'
    const row = await playThrough({ name, urls: [server.url], readers: READERS, stored }, () => wait(PLAY_MS))
    return await sayWhetherItLives(row, server)
  } finally {
    provider.closeAllConnections()
    provider.close()
  }
}
