import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { secondsMs } from '#server/ground/clock.ts'
import { startPostgres } from '#testing/postgres/start-postgres.ts'
import { playThrough, startNodes, storedAt } from './play-through.ts'

const READERS = 20
const NODES = 2
/** Time for which somebody in mid-transaction is waited for. */
const LOOK_FOR_MS = 5 * secondsMs

/**
 * A PostgreSQL that is stopped and started, that crashes and is started, or whose connections it ends while some are in
 * mid-transaction: in turn, `times` in all.
 */
export async function playWhileDatabaseGoes(
  env: Record<string, string>,
  times: number,
): Promise<(string | number)[]> {
  await using database = await startPostgres({ fsync: true })
  await using stack = new AsyncDisposableStack()
  const nodes = await startNodes(stack, { ...env, DATABASE_URL: database.url }, NODES)
  const urls = nodes.map(({ url }) => url)
  const done = { stopped: 0, crashed: 0, cut: 0, inTransaction: 0 }
  const goAway = async (signal: 'SIGINT' | 'SIGQUIT'): Promise<void> => {
    await database.stop(signal)
    await wait(500 + Math.random() * secondsMs)
    await database.start()
    done[signal === 'SIGINT' ? 'stopped' : 'crashed'] += 1
  }
  const cut = async (): Promise<void> => {
    done.inTransaction += await endConnections(database.url)
    done.cut += 1
  }
  const faults = [() => goAway('SIGINT'), cut, () => goAway('SIGQUIT')]
  const [, ...figures] = await playThrough(
    { name: `PostgreSQL goes, ${times} times`, urls, readers: READERS, stored: storedAt(database.url) },
    async () => {
      for (let time = 0; time < times; time++) {
        await wait(secondsMs + Math.random() * secondsMs)
        await faults[time % faults.length]!()
      }
    },
  )
  const name = `PostgreSQL stopped and started ${done.stopped} times, killed and started ${done.crashed} times, all connections
cut ${done.cut} times (${done.inTransaction} in mid-transaction)`
  return [name.replaceAll('\n', ' '), ...figures]
}

/** Ends all connections at a moment when some are in a transaction; returns how many of them were. */
async function endConnections(url: string): Promise<number> {
  const operator = new pg.Client({ connectionString: url })
  await operator.connect()
  const own = `datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
  // In one statement: between two of them a transaction would be over.
  const ending = `
    with mine as materialized (select pid, xact_start is not null as is_in_transaction from pg_stat_activity where ${own}),
    ended as materialized (
      select is_in_transaction, pg_terminate_backend(pid) from mine where exists (select 1 from mine where is_in_transaction)
    )
    select count(*) filter (where is_in_transaction)::int as cut from ended`
  try {
    for (const deadline = Date.now() + LOOK_FOR_MS; Date.now() < deadline; await wait(1)) {
      const { rows } = await operator.query<{ cut: number }>(ending)
      if (rows[0]!.cut > 0) return rows[0]!.cut
    }
    throw new Error('Nobody was in a transaction')
  } finally {
    await operator.end()
  }
}
