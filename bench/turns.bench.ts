// `npm run bench -- turns [databases] [readers]`: all loads, or those of some (`PostgreSQL 500`), which are only printed.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { describeCommit, describeMachine, table } from './machine.ts'
import { databaseNames, readyDatabases, type DatabaseName } from './turns/bench-database.ts'
import { startFloor, startLanterntale } from './turns/candidates.ts'
import { measureIdle, measureUserReads } from './turns/idle.ts'
import { measureInTurn, type Load, type LoadFigures } from './turns/load.ts'
import { measureTurnAt } from './turns/long-story.ts'

const quickModel = { firstTokenMs: 50, tokenMs: 5, tokens: 200 }
const steadyModel = { firstTokenMs: 20, tokenMs: 20, tokens: 100 }
/** A turn with the steady model takes 2 s: readers who come over that time are never in step. */
const oneByOne = { arriveWithinMs: 2_000 }
/** Of these loads the first words of one run differ from those of the next by more than a server from the other. */
const thrice = { rounds: 3 }
const loads: Load[] = [
  { ...quickModel, readers: 50, turns: 5 },
  { ...quickModel, readers: 500, turns: 3 },
  { ...steadyModel, readers: 1, turns: 10, ...thrice },
  { ...steadyModel, readers: 200, turns: 4 },
  { ...steadyModel, readers: 200, turns: 4, ...oneByOne, ...thrice },
  { ...steadyModel, readers: 500, turns: 4, ...thrice },
  { ...steadyModel, readers: 500, turns: 4, ...oneByOne },
]
const candidates = [startFloor, startLanterntale]

const [chosenDatabases, chosenReaders] = process.argv.slice(2)
const databases = (chosenDatabases?.split(',') ?? databaseNames) as DatabaseName[]
const chosenLoads = loads.filter(({ readers }) => !chosenReaders || readers === Number(chosenReaders))
const isWhole = process.argv.length === 2

const whole = (value: number) => value.toFixed(0)
const tenths = (value: number) => value.toFixed(1)

const rowOf = (database: DatabaseName, { name, load, ...figures }: LoadFigures) => [
  database,
  `${load.firstTokenMs} ms, then ${load.tokens} × ${load.tokenMs} ms`,
  load.arriveWithinMs ? `${load.readers}, within ${load.arriveWithinMs / 1000} s` : `${load.readers} at once`,
  name,
  tenths(figures.addedP50Ms),
  tenths(figures.addedP95Ms),
  tenths(figures.turnsPerSecond),
  tenths(figures.cpuPerTurnMs) +
    (database === 'PostgreSQL' ? ` + ${tenths(figures.databaseCpuPerTurnMs)}` : ''),
  figures.memoryMb,
]

/** Others at work on the machine make every figure worse, those in milliseconds most of all. */
const loadBefore = loadavg()[0]!
const played: ReturnType<typeof rowOf>[] = []
const idle: (string | number)[][] = []
for (const database of databases) {
  await using ready = await readyDatabases(database)
  for (const load of chosenLoads)
    for (const figures of await measureInTurn(ready.open, candidates, load)) {
      played.push(rowOf(database, figures))
      console.log(played.at(-1)!.join('  '))
    }
  if (chosenReaders) continue
  const reads = []
  for (const start of candidates) reads.push(await measureUserReads(ready.open, start))
  const { startMs, idleMb } = await measureIdle(ready.open)
  idle.push([database, ...reads.map(({ perSecond }) => whole(perSecond)), whole(startMs), idleMb])
  console.log(idle.at(-1)!.join('  '))
}

const loadHead = [
  'database',
  'model',
  'readers',
  'server',
  'added first token p50 (ms)',
  'p95 (ms)',
  'turns/s',
  'CPU a turn (ms)',
  'memory (MB)',
]
const idleHead = [
  'database',
  '`GET /api/user` a second, floor',
  'Lanterntale',
  'start to the first answer (ms)',
  'memory at rest (MB)',
]
const longHead = ['turn of one story', 'time (ms)', 'bytes to the reader', 'bytes to the model']

if (isWhole) {
  const long = []
  for (const turn of [5, 50, 500]) long.push(await measureTurnAt(turn))
  const page = `# Turns

Measured by \`npm run bench -- turns\` at ${describeCommit()} on ${describeMachine()}. The model
server, the readers and PostgreSQL run on the same machine, whose load average was ${tenths(loadBefore)} before the run (a quiet one has
about 0). The floor is \`bench/turns/floor.ts\`: the least a turn can cost in Node with as many commits that wait for the
disk, without checks or crash safety. The rows of one reader, of 200 within 2 s and of 500 at once with the steady model are medians of
three rounds, in each of which both servers play in turn. On PostgreSQL the CPU of a turn is the server's + the database's.

${table(loadHead, played)}

With a model as the narrator, and 50 connections that ask for \`GET /api/user\`:

${table(idleHead, idle)}

${table(
  longHead,
  long.map(({ turn, ms, bytes, bytesToModel }) => [turn, tenths(ms), bytes, bytesToModel]),
)}
`
  writeFileSync(join(import.meta.dirname, 'results/turns.md'), page)
  console.log(page)
}
