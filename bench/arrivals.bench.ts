// `npm run bench -- arrivals`: how long those wait who come with new connections while hundreds of stories are told.
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { forkModelServer } from '#testing/model-server-process.ts'
import { percentile } from './machine.ts'
import { readyDatabases } from './turns/bench-database.ts'
import { startLanterntale } from './turns/candidates.ts'
import { openConnections, playTurn } from './turns/play.ts'
import { seedReaders } from './turns/seed.ts'

const READERS = 400
const COMING = 300

await using ready = await readyDatabases('SQLite')
await using database = await ready.open()
const readers = await seedReaders(database.dataDir, READERS, 21, database.url)
await using model = await forkModelServer({ firstTokenMs: 20, tokenMs: 20, tokens: 300 })
await using server = await startLanterntale(database.dataDir, model.url, database.url)
const agent = await openConnections(server.url, readers)
const told = Promise.all(readers.map((reader) => playTurn(server.url, reader, agent)))
await wait(3_000)

const waitedMs = await Promise.all(Array.from({ length: COMING }, come))
console.log(
  `${COMING} come while ${READERS} are told to: p50 ${percentile(waitedMs, 0.5).toFixed(0)} ms, p95 ${percentile(waitedMs, 0.95).toFixed(0)} ms, the last ${Math.max(...waitedMs).toFixed(0)} ms`,
)
await told
agent.destroy()

/** Milliseconds until a connection of its own has brought the answer to a small question. */
function come(): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    request(`${server.url}/api/config`, { agent: false }, (answer) =>
      answer.resume().on('end', () => resolve(performance.now() - started)),
    )
      .on('error', reject)
      .end()
  })
}
