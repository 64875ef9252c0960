import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#testing/postgres/start-postgres.ts'
import { playThrough, startNodes, storedAt } from './play-through.ts'

const READERS = 20

type Env = Record<string, string>
type Row = (string | number)[]

/** Nodes on one PostgreSQL that are killed in turn, and then restarted one after the other. */
export async function playWhileNodesGo(
  env: Env,
  { kills, rollings, nodeCount }: { kills: number; rollings: number; nodeCount: number },
): Promise<Row[]> {
  await using database = await startPostgres({ fsync: true })
  await using stack = new AsyncDisposableStack()
  const nodes = await startNodes(stack, { ...env, DATABASE_URL: database.url }, nodeCount)
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
