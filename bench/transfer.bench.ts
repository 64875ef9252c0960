// A story of 2,000 turns and 200 pictures as each kind of file: time, size, and the memory it takes in the server.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathTo } from '#contract/endpoint.ts'
import { exportFormatNames, exportStory } from '#contract/transfer.ts'
import { writeLongStory } from '#testing/write-long-story.ts'
import { describeMachine, table } from './machine.ts'
import { startLanterntale } from './turns/candidates.ts'
import { memoryMb } from './turns/process-cost.ts'
import { seedReaders } from './turns/seed.ts'

const MESSAGES = 4_000

const load = loadavg()[0]!
const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-bench-'))
const [reader] = await seedReaders(dataDir, 1, 1)
const { storyId } = await writeLongStory(dataDir, reader!.userId, MESSAGES)
const rows: (string | number)[][] = []
for (const format of exportFormatNames) {
  // A server of its own each, so that none is measured by what another has left in memory.
  await using server = await startLanterntale(dataDir, 'http://127.0.0.1:9')
  const before = memoryMb(server.pid)
  const startedAt = performance.now()
  const query = { format, branch: format === 'json' ? ('all' as const) : ('played' as const) }
  const response = await fetch(server.url + pathTo(exportStory, { params: { storyId }, query }), {
    headers: { cookie: reader!.cookie },
  })
  if (response.status !== 200) throw new Error(`${format} answered ${response.status}`)
  let bytes = 0
  for await (const piece of response.body!) bytes += (piece as Uint8Array).length
  const ms = Math.round(performance.now() - startedAt)
  rows.push([format, ms, (bytes / 1e6).toFixed(1), memoryMb(server.pid).most - before.now])
}
rmSync(dataDir, { recursive: true, force: true })

const pageOfResults = `# A story of 2,000 turns and 200 pictures as a file

Measured by \`npm run bench -- transfer\` on ${describeMachine()}, load average ${load.toFixed(1)} before the run.

${table(['format', 'ms', 'MB', 'more memory at most (MB)'], rows)}
`
writeFileSync(join(import.meta.dirname, 'results/transfer.md'), pageOfResults)
console.log(pageOfResults)
