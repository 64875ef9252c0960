import { sql } from 'kysely'
import { PROCESS_NAME, processOf } from '#server/ground/process-name.ts'
import { engineOf } from '../db/engine-of.ts'
import type { Connection, Database } from '../db/schema.ts'
import type { JobTable } from './job-table.ts'
import { findOpenWorkers } from './jobs.queries.ts'

/**
 * Watch over the workers that hold open jobs of a table. The kernel closes the connections of a process that dies, and
 * PostgreSQL knows at once, long before a lease runs out. Each call is a look; it returns workers whose process had no
 * connection at this look and at the one before: between the two, a living one whose connections were cut is back. On
 * SQLite, where no other process can be asked for, it returns none.
 */
export function watchForGoneWorkers(db: Database, table: JobTable): () => Promise<string[]> {
  if (engineOf(db) === 'sqlite') return () => Promise.resolve([])
  let absentBefore = new Set<string>()
  return async () => {
    const absent = await findAbsent(db, table)
    const gone = absent.filter((worker) => absentBefore.has(worker))
    absentBefore = new Set(absent)
    return gone
  }
}

/** Workers of other processes, none of which has a connection now. */
async function findAbsent(db: Connection, table: JobTable): Promise<string[]> {
  const workers = await findOpenWorkers(db, table)
  const processes = new Set(
    workers.map(processOf).filter((name) => name !== undefined && name !== PROCESS_NAME),
  )
  if (processes.size === 0) return []
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name = any(${[...processes]})`.execute(db)
  const absent = processes.difference(new Set<string | undefined>(rows.map(({ name }) => name)))
  return workers.filter((worker) => absent.has(processOf(worker)))
}
