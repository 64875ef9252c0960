import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { percentile } from '../machine.ts'
import type { OpenBenchDatabase } from './bench-database.ts'
import { startLanterntale, type StartCandidate } from './candidates.ts'
import { memoryMb } from './process-cost.ts'
import { seedReaders } from './seed.ts'

const STARTS = 5
const IDLE_MS = 3_000
const NO_MODEL = 'http://127.0.0.1:9/v1'

/** Start to first answer (median, in ms), and memory at rest, with a narrator that is a model. */
export async function measureIdle(open: OpenBenchDatabase): Promise<{ startMs: number; idleMb: number }> {
  await using database = await open()
  const start = () => startLanterntale(database.dataDir, NO_MODEL, database.url)
  // The first one migrates.
  await (await start())[Symbol.asyncDispose]()
  const starts: number[] = []
  for (let n = 0; n < STARTS; n++) {
    const started = performance.now()
    await using _server = await start()
    starts.push(performance.now() - started)
  }
  await using server = await start()
  await wait(IDLE_MS)
  return { startMs: percentile(starts, 0.5), idleMb: memoryMb(server.pid).now }
}

/** `GET /api/user` a second, with 50 connections. */
export async function measureUserReads(open: OpenBenchDatabase, start: StartCandidate) {
  await using database = await open()
  const [reader] = await seedReaders(database.dataDir, 1, 21, database.url)
  await using candidate = await start(database.dataDir, NO_MODEL, database.url)
  const url = `${candidate.url}/api/user`
  const headers = { cookie: reader!.cookie }
  await autocannon({ url, headers, connections: 50, duration: 2 })
  const { requests, non2xx } = await autocannon({ url, headers, connections: 50, duration: 6 })
  if (non2xx > 0) throw new Error(`${non2xx} reads were refused`)
  return { name: candidate.name, perSecond: requests.average }
}
