// Nodes that are killed or restarted while readers play: turns lost, doubled or failed, and the pauses at the readers.
// `npm run bench -- faults [kills] [rolling restarts] [nodes]`; 200 and 10 on two and on three nodes are the whole of it.
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/platform/db/open-db.ts'
import { forkModelServer } from '#testing/model-server-process.ts'
import { startPostgres } from '#testing/postgres/start-postgres.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'
import { FaultReader } from './faults/fault-reader.ts'
import { describeMachine, percentile, table } from './machine.ts'

const READERS = 20
const [kills = 20, rollings = 3, nodeCount = 2] = process.argv.slice(2).map(Number)
const load = loadavg()[0]!

await using model = await forkModelServer({ firstTokenMs: 50, tokenMs: 20, tokens: 60, isNumbered: true })
await using database = await startPostgres({ fsync: true })
const env = {
  DATABASE_URL: database.url,
  NARRATOR: 'openai-compatible',
  NARRATOR_MODEL: 'test-model',
  NARRATOR_BASE_URL: model.url,
  LOG_LEVEL: 'fatal',
}
await using stack = new AsyncDisposableStack()
const nodes: ServerProcess[] = []
for (let node = 0; node < nodeCount; node++) nodes.push(stack.use(await startServer(env)))
const urls = nodes.map(({ url }) => url)

/** Has all readers play while `disturb` does its work; returns a row of what they lived through. */
async function measure(name: string, disturb: () => Promise<void>) {
  const readers = Array.from(
    { length: READERS },
    (_, at) => new FaultReader([...urls.slice(at % nodeCount), ...urls.slice(0, at % nodeCount)]),
  )
  await Promise.all(readers.map((reader, at) => reader.begin(`${name}${at}`)))
  const ending = new AbortController()
  const playing = readers.map((reader) => reader.play(ending.signal))
  await disturb()
  ending.abort()
  await Promise.all(playing)

  const turns = readers.flatMap((reader) => reader.turns)
  const disturbed = turns.filter(({ connections }) => connections > 1)
  const pauses = disturbed.map(({ longestPauseMs }) => longestPauseMs)
  const { lost, doubled, miscounted, takenOver } = await countStored(readers)
  return [
    name,
    turns.length,
    disturbed.length,
    takenOver,
    lost,
    doubled,
    miscounted,
    turns.filter(({ outcome }) => outcome === 'failed').length,
    turns.filter(({ isWhole, outcome }) => outcome === 'done' && !isWhole).length,
    Math.round(percentile(pauses, 0.5)),
    Math.round(percentile(pauses, 0.95)),
  ]
}

/** Acknowledged turns that are not stored, are stored twice, or are not charged once. */
async function countStored(readers: readonly FaultReader[]) {
  const { db } = await openDatabase({
    dataDir: '',
    databasePoolSize: 1,
    secrets: { databaseUrl: database.url },
  })
  const counts = { lost: 0, doubled: 0, miscounted: 0, takenOver: 0 }
  for (const { storyId, turns } of readers) {
    const stored = await db.selectFrom('turns').selectAll().where('storyId', '=', storyId).execute()
    const charges = await db.selectFrom('usage').select('messageId').where('storyId', '=', storyId).execute()
    for (const { clientId, isAcknowledged, outcome } of turns) {
      const mine = stored.filter((turn) => turn.clientId === clientId)
      if (isAcknowledged && mine.length === 0) counts.lost += 1
      if (mine.length > 1) counts.doubled += 1
      const charged = charges.filter(({ messageId }) => messageId === mine[0]?.replyId).length
      if (outcome === 'done' && charged !== 1) counts.miscounted += 1
      if ((mine[0]?.attempts ?? 1) > 1) counts.takenOver += 1
    }
  }
  await db.destroy()
  return counts
}

const rows = [
  await measure('killed', async () => {
    for (let kill = 0; kill < kills; kill++) {
      await wait(500 + Math.random() * 1_500)
      const node = nodes[kill % nodeCount]!
      await node.kill()
      await node.restart()
    }
  }),
  await measure('restarted', async () => {
    for (let rolling = 0; rolling < rollings; rolling++) {
      for (const node of nodes) {
        await wait(1_000)
        await node.restart()
      }
    }
  }),
]

console.log(`# Nodes that go while readers play

Measured by \`npm run bench -- faults ${kills} ${rollings}\` on ${describeMachine()}, load average ${load.toFixed(1)} before
the run: ${nodeCount} nodes on one PostgreSQL with fsync, ${READERS} readers who play without a pause, a model server that takes 1.3 s
for a reply. ${kills} times one of the nodes was killed (kill -9) and started again; then each was restarted ${rollings} times by
SIGTERM.

${table(
  [
    'nodes are',
    'turns',
    'with a lost connection',
    'taken over',
    'acknowledged and lost',
    'doubled',
    'not charged once',
    'failed',
    'other words at the reader than stored',
    'pause p50 (ms)',
    'pause p95 (ms)',
  ],
  rows,
)}`)
