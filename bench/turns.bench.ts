import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { describeMachine, table } from './machine.ts'
import { startFloor, startLanterntale } from './turns/candidates.ts'
import { measureIdle } from './turns/idle.ts'
import { measureLoad, type Load, type LoadFigures } from './turns/load.ts'
import { measureTurnAt } from './turns/long-story.ts'

const quickModel = { firstTokenMs: 50, tokenMs: 5, tokens: 200 }
const steadyModel = { firstTokenMs: 20, tokenMs: 20, tokens: 100 }
const loads: Load[] = [
  { ...quickModel, readers: 1, turns: 20 },
  { ...quickModel, readers: 50, turns: 5 },
  { ...quickModel, readers: 200, turns: 4 },
  { ...quickModel, readers: 500, turns: 3 },
  { ...steadyModel, readers: 500, turns: 3 },
]

const whole = (value: number) => value.toFixed(0)
const tenths = (value: number) => value.toFixed(1)

const rowOf = ({ name, load, ...figures }: LoadFigures) => [
  `${load.firstTokenMs} ms, then ${load.tokens} × ${load.tokenMs} ms`,
  load.readers,
  name,
  tenths(figures.addedP50Ms),
  tenths(figures.addedP95Ms),
  tenths(figures.turnsPerSecond),
  tenths(figures.cpuPerTurnMs),
  figures.memoryMb,
]

/** Others at work on the machine make every figure worse, those in milliseconds most of all. */
const loadBefore = loadavg()[0]!
const played: LoadFigures[] = []
for (const load of loads) {
  for (const start of [startFloor, startLanterntale]) {
    played.push(await measureLoad(start, load))
    console.log(rowOf(played.at(-1)!).join('  '))
  }
}
const idle = await measureIdle()
const long = []
for (const turn of [5, 50, 500]) long.push(await measureTurnAt(turn))

const loadHead = [
  'model',
  'readers at once',
  'server',
  'added first token p50 (ms)',
  'p95 (ms)',
  'turns/s',
  'CPU a turn (ms)',
  'memory (MB)',
]
const longHead = ['turn of one story', 'time (ms)', 'bytes to the reader', 'bytes to the model']
const page = `# Turns

Measured by \`npm run bench -- turns\` on ${describeMachine()}. The model server and the readers run on the same
machine, whose load average was ${tenths(loadBefore)} before the run (a quiet one has about 0).
The floor is \`bench/turns/floor.ts\`: the least a turn can cost in Node, without checks or crash safety.

${table(loadHead, played.map(rowOf))}

Start to the first answer: ${whole(idle.startMs)} ms. Memory at rest: ${idle.idleMb} MB.
\`GET /api/user\`: ${whole(idle.userReadsPerSecond)} requests a second (SQLite, 50 connections).

${table(
  longHead,
  long.map(({ turn, ms, bytes, bytesToModel }) => [turn, tenths(ms), bytes, bytesToModel]),
)}
`
writeFileSync(join(import.meta.dirname, 'results/turns.md'), page)
console.log(page)
