// Cost of a built-in picture: `npm run bench -- painter`. Writes bench/results/painter.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { PictureWorker } from '#server/engines/painter/picture-worker.ts'
import { fortyScenes } from './painter/forty-scenes.ts'
import { describeMachine, percentile, table } from './machine.ts'

const IDLE_MS = 500
const rounds = 3
const megabytes = () => process.memoryUsage.rss() / 2 ** 20

interface Cost {
  wallMs: number
  /** Of the worker process: what one core needs, whatever else the machine does. */
  cpuMs: number
}

/** Linux tells a process's time in ticks of 10 ms. */
function workerCpuMs(pid: number | undefined): number {
  if (!pid) return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The most memory the worker process ever held. */
const workerMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function costOf<Result>(
  worker: PictureWorker,
  work: () => Promise<Result>,
): Promise<Cost & { result: Result }> {
  const cpuBefore = workerCpuMs(worker.pid)
  const before = performance.now()
  const result = await work()
  return { wallMs: performance.now() - before, cpuMs: workerCpuMs(worker.pid) - cpuBefore, result }
}

await using worker = new PictureWorker({ idleMs: IDLE_MS, jobMs: 60_000 })
const idleBefore = megabytes()
const [firstScene] = fortyScenes
if (!firstScene) throw new Error('no scenes')
const first = await costOf(worker, () => worker.do('sketch', { scene: firstScene }))

const painted: (Cost & { bytes: number })[] = []
const loop = performance.eventLoopUtilization()
for (let round = 0; round < rounds; round++) {
  for (const scene of fortyScenes) {
    const asked = { scene: { ...scene, seed: `${scene.seed}:${round}` } }
    const { wallMs, cpuMs, result } = await costOf(worker, () => worker.do('sketch', asked))
    painted.push({ wallMs, cpuMs, bytes: result.bytes.length })
  }
}
const loopBusy = performance.eventLoopUtilization(loop).utilization
const encoded: Cost[] = []
for (let i = 0; i < 40; i++) {
  encoded.push(await costOf(worker, () => worker.do('render', { bytes: first.result.bytes, shape: 'scene' })))
}
const most = workerMegabytes(worker.pid!)
await sleep(IDLE_MS * 4)
const idleAfter = megabytes()

const row = (name: string, values: number[]) => [
  name,
  ...[0.5, 0.95, 1].map((share) => Math.round(percentile(values, share))),
]
const report = `# What a built-in picture costs

${describeMachine()}; load average ${loadavg()[0]?.toFixed(1)} while measured. ${painted.length} pictures of 1280 × 720,
one at a time, in the worker process: reading the words, composing, rasterising, finishing, encoding.
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

- First picture, worker started for it: ${Math.round(first.wallMs)} ms wall, ${Math.round(first.cpuMs)} ms CPU.
- Event loop of the server busy meanwhile: ${(loopBusy * 100).toFixed(1)} %.
- Memory (RSS): the server ${idleBefore.toFixed(0)} MB before and ${idleAfter.toFixed(0)} MB after; the worker ${most.toFixed(0)} MB at most, and gone when idle.
`
const results = join(import.meta.dirname, 'results')
mkdirSync(results, { recursive: true })
writeFileSync(join(results, 'painter.md'), report)
console.log(report)
