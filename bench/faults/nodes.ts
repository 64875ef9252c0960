import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#testing/postgres/start-postgres.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'
import { gateTo } from '#testing/tcp-gate.ts'
import { playThrough } from './play-through.ts'

const READERS = 20
const NODES = 2

type Env = Record<string, string>
type Row = (string | number)[]
const storedAt = (databaseUrl: string) => ({ dataDir: '', databasePoolSize: 1, secrets: { databaseUrl } })

/** Nodes on one PostgreSQL that are killed in turn, and then restarted one after the other. */
export async function playWhileNodesGo(
  env: Env,
  { kills, rollings, nodeCount }: { kills: number; rollings: number; nodeCount: number },
): Promise<Row[]> {
  await using database = await startPostgres({ fsync: true })
  await using stack = new AsyncDisposableStack()
  const nodes: ServerProcess[] = []
  for (let node = 0; node < nodeCount; node++)
    nodes.push(stack.use(await startServer({ ...env, DATABASE_URL: database.url })))
  const stored = storedAt(database.url)
  const urls = nodes.map(({ url }) => url)
  return [
    await playThrough(
      { name: `${nodeCount} nodes, kill -9 of one, ${kills} times`, urls, readers: READERS, stored },
      async () => {
        for (let kill = 0; kill < kills; kill++) {
          // A turn that three processes in a row were killed under is given up: each kill is to be one of its own.
          await wait(3_000 + Math.random() * 3_000)
          const node = nodes[kill % nodeCount]!
          await node.kill()
          await node.restart()
        }
      },
    ),
    await playThrough(
      { name: `${nodeCount} nodes, each restarted ${rollings} times`, urls, readers: READERS, stored },
      async () => {
        for (let rolling = 0; rolling < rollings; rolling++)
          for (const node of nodes) {
            await wait(1_000)
            await node.restart()
          }
      },
    ),
  ]
}

/** A PostgreSQL that is away for a second, or whose connections are cut in the middle of what they do, in turn. */
export async function playWhileDatabaseGoes(env: Env, times: number): Promise<Row> {
  await using database = await startPostgres({ fsync: true })
  const { gate, url } = await gateTo(database.url)
  await using _gate = gate
  await using stack = new AsyncDisposableStack()
  const urls: string[] = []
  for (let node = 0; node < NODES; node++)
    urls.push(stack.use(await startServer({ ...env, DATABASE_URL: url })).url)
  const name = `PostgreSQL away for a second or cut, ${times} times`
  return await playThrough({ name, urls, readers: READERS, stored: storedAt(database.url) }, async () => {
    for (let time = 0; time < times; time++) {
      await wait(1_000 + Math.random() * 1_000)
      if (time % 2 === 0) gate.cut()
      else {
        gate.shut()
        await wait(1_000)
        gate.open()
      }
    }
  })
}
