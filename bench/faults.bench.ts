// Readers who play while nodes, database, disk, handles or memory go: turns lost, doubled or failed, and their pauses.
// `npm run bench -- faults` is the whole of it, about an hour; `faults nodes [kills] [rolling restarts] [nodes]`,
// `faults database [times]`, `faults silent [times]`, `faults locked [times]`, `faults aborts [turns of a reader]`, `faults clock`,
// `faults odd`, `faults disk`, `faults handles` and `faults heap` are its parts.
import { loadavg } from 'node:os'
import { forkModelServer } from '#testing/model-server-process.ts'
import { playWithAborts } from './faults/aborts.ts'
import { playWhileDatabaseGoes } from './faults/database.ts'
import { playWhileNodesGo } from './faults/nodes.ts'
import { playedHead } from './faults/play-through.ts'
import {
  playWhileDatabaseIsSilent,
  playWhileFileIsLocked,
  playWithAClockAhead,
  playWithAnOddProvider,
} from './faults/oddities.ts'
import { playInASmallHeap, playOnAFullDisk, playWithFewHandles } from './faults/scarcity.ts'
import { describeCommit, describeMachine, table } from './machine.ts'

const [part = 'all', ...given] = process.argv.slice(2)
const [first, second = 10, third] = given.map(Number)
const load = loadavg()[0]!

await using model = await forkModelServer({ firstTokenMs: 50, tokenMs: 20, tokens: 60, isNumbered: true })
const env = {
  NARRATOR: 'openai-compatible',
  NARRATOR_MODEL: 'test-model',
  NARRATOR_BASE_URL: model.url,
  LOG_LEVEL: 'fatal',
}

const nodes = (nodeCount: number) =>
  playWhileNodesGo(env, { kills: first ?? 200, rollings: second, nodeCount })
const parts = {
  nodes: async () => (third ? nodes(third) : [...(await nodes(2)), ...(await nodes(3))]),
  database: async () => [await playWhileDatabaseGoes(env, first ?? 50)],
  aborts: async () => [await playWithAborts(first ?? 100)],
  silent: async () => [await playWhileDatabaseIsSilent(env, first ?? 5)],
  locked: async () => [await playWhileFileIsLocked(env, first ?? 5)],
  clock: async () => [await playWithAClockAhead(env)],
  odd: async () => [await playWithAnOddProvider()],
  disk: async () => [await playOnAFullDisk(env)],
  handles: async () => [await playWithFewHandles(env)],
  heap: async () => [await playInASmallHeap(env)],
}

const rows: (string | number)[][] = []
for (const [name, play] of Object.entries(parts))
  if (part === name || part === 'all') rows.push(...(await play()))

console.log(`# What goes while readers play

Measured by \`npm run bench -- faults ${process.argv.slice(2).join(' ')}\` on ${describeMachine()}, ${describeCommit()}, load average
${load.toFixed(1)} before the run. Readers play without a pause; a model server takes 1.3 s for a reply; PostgreSQL waits for
the disk.

${table(playedHead, rows)}`)
