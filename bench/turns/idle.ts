import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startServer } from '#testing/server-process.ts'
import { percentile } from '../machine.ts'
import { memoryMb } from './process-cost.ts'
import { seedReaders } from './seed.ts'

const STARTS = 5
const IDLE_MS = 3_000

/** Start to first answer (median, in ms), memory at rest, and `GET /api/user` a second with 50 connections. */
export async function measureIdle(): Promise<{
  startMs: number
  idleMb: number
  userReadsPerSecond: number
}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-bench-'))
  try {
    const [reader] = await seedReaders(dataDir, 1, 21)
    const starts: number[] = []
    for (let n = 0; n < STARTS; n++) {
      const started = performance.now()
      const server = await startServer({ DATA_DIR: dataDir })
      starts.push(performance.now() - started)
      await server.stop()
    }
    await using server = await startServer({ DATA_DIR: dataDir })
    await wait(IDLE_MS)
    const idleMb = memoryMb(server.pid).now
    const headers = { cookie: reader!.cookie }
    const { requests } = await autocannon({
      url: `${server.url}/api/user`,
      headers,
      connections: 50,
      duration: 8,
    })
    return { startMs: percentile(starts, 0.5), idleMb, userReadsPerSecond: requests.average }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
