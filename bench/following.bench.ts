// `npm run bench -- following`: how far those are behind who follow a turn on another node, and how long a stop takes there.
import { setTimeout as wait } from 'node:timers/promises'
import { forkModelServer } from '#testing/model-server-process.ts'
import { percentile } from './machine.ts'
import { readyDatabases } from './turns/bench-database.ts'
import { startLanterntale } from './turns/candidates.ts'
import { followTurnOn } from './turns/follow.ts'
import { seedReaders } from './turns/seed.ts'

const READERS = 20
const TURNS = 6
const ARRIVE_WITHIN_MS = 2_000
/** Every second turn is stopped, somewhere in its 2 s. */
const STOP_FROM_MS = 500
const STOP_STEP_MS = 55

await using ready = await readyDatabases('PostgreSQL')
await using database = await ready.open()
const readers = await seedReaders(database.dataDir, READERS, 21, database.url)
await using model = await forkModelServer({ firstTokenMs: 20, tokenMs: 20, tokens: 100 })
await using first = await startLanterntale(database.dataDir, model.url, database.url)
await using second = await startLanterntale(database.dataDir, model.url, database.url)
// Each node opens the connection over which it hears the other.
await wait(1_000)
const nodes = [first.url, second.url] as const

const lagsMs: number[] = []
const stopsMs: number[] = []
await Promise.all(
  readers.map(async (reader, n) => {
    await wait((n * ARRIVE_WITHIN_MS) / READERS)
    for (let turn = 0; turn < TURNS; turn++) {
      const stopAfterMs = turn % 2 === 1 ? STOP_FROM_MS + n * STOP_STEP_MS : undefined
      const followed = await followTurnOn(nodes, reader, stopAfterMs)
      lagsMs.push(...followed.lagsMs)
      if (followed.stopMs !== undefined) stopsMs.push(followed.stopMs)
    }
  }),
)
for (const [what, all] of Object.entries({ 'a piece on the other node': lagsMs, 'a stop': stopsMs }))
  console.log(
    `${what}, ${all.length} times: p50 ${percentile(all, 0.5).toFixed(0)} ms, p95 ${percentile(all, 0.95).toFixed(0)} ms, at most ${Math.max(...all).toFixed(0)} ms`,
  )
