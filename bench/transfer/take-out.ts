// What goes out: a long story as each kind of file.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathTo } from '#contract/endpoint.ts'
import { exportFormatNames, exportStory, type ExportFormatName } from '#contract/transfer.ts'
import { writeLongStory } from '#testing/write-long-story.ts'
import { startLanterntale } from '../turns/candidates.ts'
import { cpuMs, memoryMb } from '../turns/process-cost.ts'
import { seedReaders } from '../turns/seed.ts'

interface TakenOut {
  format: ExportFormatName
  ms: number
  /** Of the server's processor time, in all its threads. */
  workMs: number
  mb: string
  /** In the server's process at most, more than before. */
  moreMb: number
}

/** Takes a story of so many messages, with a picture every `pictureEvery`, along in every format. */
export async function takeOut(messages: number, pictureEvery: number): Promise<TakenOut[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-bench-'))
  const [reader] = await seedReaders(dataDir, 1, 1)
  const { storyId } = await writeLongStory(dataDir, reader!.userId, messages, pictureEvery)
  const taken: TakenOut[] = []
  for (const format of exportFormatNames) {
    // A server of its own each, so that none is measured by what another has left in memory.
    await using server = await startLanterntale(dataDir, 'http://127.0.0.1:9')
    const before = memoryMb(server.pid)
    const workedBefore = cpuMs(server.pid)
    const startedAt = performance.now()
    const query = { format, branch: format === 'json' ? ('all' as const) : ('played' as const) }
    const response = await fetch(server.url + pathTo(exportStory, { params: { storyId }, query }), {
      headers: { cookie: reader!.cookie },
    })
    if (response.status !== 200) throw new Error(`${format} answered ${response.status}`)
    let bytes = 0
    for await (const piece of response.body!) bytes += (piece as Uint8Array).length
    const ms = Math.round(performance.now() - startedAt)
    const workMs = cpuMs(server.pid) - workedBefore
    taken.push({
      format,
      ms,
      workMs,
      mb: (bytes / 1e6).toFixed(1),
      moreMb: memoryMb(server.pid).most - before.now,
    })
  }
  rmSync(dataDir, { recursive: true, force: true })
  return taken
}
