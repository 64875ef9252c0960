// What a built-in picture costs: `npm run bench -- painter`. Writes bench/results/painter.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { renderPicture } from '#server/engines/painter/check-picture.ts'
import { PictureWorker } from '#server/engines/painter/picture-worker.ts'
import { fortyScenes } from '../scripts/forty-scenes.ts'
import { describeMachine, percentile, table } from './machine.ts'

const IDLE_MS = 500
const rounds = 3
const megabytes = () => process.memoryUsage.rss() / 2 ** 20

interface Cost {
  wallMs: number
  /** Of all threads of this process: with one picture at a time, that of the picture. */
  cpuMs: number
}

async function costOf<Result>(work: () => Promise<Result>): Promise<Cost & { result: Result }> {
  const cpuBefore = process.cpuUsage()
  const before = performance.now()
  const result = await work()
  const wallMs = performance.now() - before
  const { user, system } = process.cpuUsage(cpuBefore)
  return { wallMs, cpuMs: (user + system) / 1_000, result }
}

await using worker = new PictureWorker({ idleMs: IDLE_MS, jobMs: 60_000 })
const idleBefore = megabytes()
const [firstScene] = fortyScenes
if (!firstScene) throw new Error('no scenes')
const first = await costOf(() => worker.do('sketch', { scene: firstScene }))

const painted: (Cost & { bytes: number })[] = []
const loop = performance.eventLoopUtilization()
let most = 0
for (let round = 0; round < rounds; round++) {
  for (const scene of fortyScenes) {
    const { wallMs, cpuMs, result } = await costOf(() =>
      worker.do('sketch', { scene: { ...scene, seed: `${scene.seed}:${round}` } }),
    )
    painted.push({ wallMs, cpuMs, bytes: result.bytes.length })
    most = Math.max(most, megabytes())
  }
}
const loopBusy = performance.eventLoopUtilization(loop).utilization
await sleep(IDLE_MS * 4)
const idleAfter = megabytes()

const encoded: Cost[] = []
for (let i = 0; i < 20; i++) encoded.push(await costOf(() => renderPicture(first.result.bytes)))

const row = (name: string, values: number[]) => [
  name,
  ...[0.5, 0.95, 1].map((share) => Math.round(percentile(values, share))),
]
const report = `# What a built-in picture costs

${describeMachine()}; load average ${loadavg()[0]?.toFixed(1)} while measured. ${painted.length} pictures of 1280 × 720,
one at a time, on the picture thread: reading the words, composing, rasterising, finishing, encoding.
CPU time is what one core needs; wall time grows with whatever else the machine does.

${table(
  ['', 'p50', 'p95', 'most'],
  [
    row(
      'picture, CPU ms',
      painted.map(({ cpuMs }) => cpuMs),
    ),
    row(
      'picture, wall ms',
      painted.map(({ wallMs }) => wallMs),
    ),
    row(
      'picture, bytes',
      painted.map(({ bytes }) => bytes),
    ),
    row(
      'check and encode in three widths, CPU ms',
      encoded.map(({ cpuMs }) => cpuMs),
    ),
  ],
)}

- First picture, thread started for it: ${Math.round(first.wallMs)} ms wall, ${Math.round(first.cpuMs)} ms CPU.
- Event loop of the main thread busy meanwhile: ${(loopBusy * 100).toFixed(1)} %.
- Memory (RSS): ${idleBefore.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${idleAfter.toFixed(0)} MB after the thread has ended.
`
const results = join(import.meta.dirname, 'results')
mkdirSync(results, { recursive: true })
writeFileSync(join(results, 'painter.md'), report)
console.log(report)
