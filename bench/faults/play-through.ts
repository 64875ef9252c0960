import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/platform/db/open-db.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'
import { percentile } from '../machine.ts'
import { FaultReader } from './fault-reader.ts'

/** Where the readers' turns are stored, to be looked at afterwards. */
export type StoredIn = Parameters<typeof openDatabase>[0]

export const storedAt = (databaseUrl: string): StoredIn => ({
  dataDir: '',
  databasePoolSize: 1,
  secrets: { databaseUrl },
})

/** Starts nodes on one PostgreSQL, which go with `stack`. */
export async function startNodes(
  stack: AsyncDisposableStack,
  env: Record<string, string>,
  count: number,
): Promise<ServerProcess[]> {
  const nodes: ServerProcess[] = []
  while (nodes.length < count) nodes.push(stack.use(await startServer(env)))
  return nodes
}

interface Played {
  name: string
  urls: readonly string[]
  readers: number
  stored: StoredIn
}

export const playedHead = [
  'what happens',
  'readers',
  'turns',
  'with a lost connection',
  'refused in words',
  'refused without',
  'taken over',
  'acknowledged and lost',
  'doubled',
  'not charged once',
  'failed',
  'other words at the reader than stored',
  'pause p50 (ms)',
  'pause p95 (ms)',
]

/** Has all readers play while `disturb` does its work; returns a row of what they lived through. */
export async function playThrough(
  { name, urls, readers: count, stored }: Played,
  disturb: () => Promise<void>,
): Promise<(string | number)[]> {
  const readers = Array.from({ length: count }, (_, at) => {
    const first = at % urls.length
    return new FaultReader([...urls.slice(first), ...urls.slice(0, first)])
  })
  const tag = name.replaceAll(/\W/g, '').slice(0, 12)
  // A few at a time: what is measured is how they play, not how they sign up.
  for (let at = 0; at < count; at += 10)
    await Promise.all(
      readers.slice(at, at + 10).map((reader, more) => beginAtLast(reader, `${tag}${at + more}`)),
    )
  const ending = new AbortController()
  const playing = readers.map((reader) => reader.play(ending.signal))
  await disturb()
  ending.abort()
  await Promise.all(playing)

  const turns = readers.flatMap((reader) => reader.turns)
  const disturbed = turns.filter(({ connections }) => connections > 1)
  const pauses = disturbed.map(({ longestPauseMs }) => longestPauseMs)
  const { lost, doubled, miscounted, takenOver } = await countStored(readers, stored)
  const sum = (of: (reader: FaultReader) => number) => readers.reduce((all, reader) => all + of(reader), 0)
  return [
    name,
    count,
    turns.length,
    disturbed.length,
    sum(({ refusals }) => refusals.inWords),
    sum(({ refusals }) => refusals.without),
    takenOver,
    lost,
    doubled,
    miscounted,
    turns.filter(({ outcome }) => outcome === 'failed').length,
    turns.filter(({ isWhole, outcome }) => outcome === 'done' && !isWhole).length,
    ...[0.5, 0.95].map((share) => (pauses.length === 0 ? '–' : Math.round(percentile(pauses, share)))),
  ]
}

/** The process that was started must still be the one that answers; what it has printed says why it is not. */
export async function sayWhetherItLives(
  row: (string | number)[],
  { url, printed }: ServerProcess,
): Promise<(string | number)[]> {
  for (let tries = 0; tries < 20; tries++, await wait(500))
    if ((await fetch(`${url}/healthz`).catch(() => undefined))?.ok) return row
  throw new Error(`The server does not answer after: ${row[0]}\n${printed.slice(-2_000)}`)
}

/** Signs a reader up, anew where the server has closed a connection that was kept for the next call. */
async function beginAtLast(reader: FaultReader, name: string, tries = 5): Promise<void> {
  try {
    await reader.begin(`${name}-${tries}`)
  } catch (error) {
    if (tries === 1) throw error
    await beginAtLast(reader, name, tries - 1)
  }
}

/** Acknowledged turns that are not stored, are stored twice, or are not charged once. */
async function countStored(readers: readonly FaultReader[], stored: StoredIn) {
  const { db } = await openDatabase(stored)
  const counts = { lost: 0, doubled: 0, miscounted: 0, takenOver: 0 }
  for (const { storyId, turns } of readers) {
    const rows = await db.selectFrom('turns').selectAll().where('storyId', '=', storyId).execute()
    const charges = await db
      .selectFrom('usage')
      .select('messageId')
      .where('storyId', '=', storyId)
      // What is kept of a story is a call of its own.
      .where('kind', '=', 'text')
      .execute()
    for (const { clientId, isAcknowledged, outcome } of turns) {
      const mine = rows.filter((turn) => turn.clientId === clientId)
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
