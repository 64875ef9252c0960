import { sql, type Updateable } from 'kysely'
import { engineOf } from '../db/engine-of.ts'
import { idsIn } from '../db/ids-in.ts'
import type { Connection, Schema } from '../db/schema.ts'
import { jobsIn, type JobId, type JobTable, type Lease } from './job-table.ts'

type Named<Table extends JobTable> = Table['name']

/** NOTE: written out, since an index on the open rows alone is of no use to a parameter. */
const isOpen = (openStatus: string) => sql<boolean>`status = ${sql.lit(openStatus)}`

/** Takes the oldest job that nobody holds and that is due, fairly where its table says by whom; undefined when there is none. */
export async function claimJob(
  db: Connection,
  { name, openStatus, orderBy, fairBy }: JobTable,
  lease: Lease,
  now: number,
): Promise<{ id: JobId; attempts: number } | undefined> {
  const column = (table: string, of: string) => sql.ref(`${table}.${of}`)
  const before = fairBy
    ? sql`(select count(*) from ${sql.table(name)} as mine where mine.status = ${sql.lit(openStatus)}
        and ${column('mine', fairBy)} = ${column(name, fairBy)} and ${column('mine', orderBy)} < ${column(name, orderBy)})`
    : sql.ref(orderBy)
  const isFree = sql<boolean>`${isOpen(openStatus)} and (lease_until is null or lease_until < ${now})`
  for (;;) {
    const next = await jobsIn(db)
      .selectFrom(name as 'jobs')
      .select('id')
      .where(isFree)
      .orderBy(before)
      .orderBy(sql.ref(orderBy))
      .limit(1)
      .executeTakeFirst()
    if (!next) return undefined
    const claimed = await jobsIn(db)
      .updateTable(name as 'jobs')
      .set((e) => ({ worker: lease.worker, leaseUntil: lease.until, attempts: e('attempts', '+', 1) }))
      .where('id', '=', next.id)
      .where(isFree)
      .returning(['id', 'attempts'])
      .executeTakeFirst()
    // Another worker was quicker: then it has this one, and the next is looked for.
    if (claimed) return claimed
  }
}

/** Counts the jobs that are still to be done, by whether a worker holds them at `now`. */
export async function countJobs(
  db: Connection,
  { name, openStatus }: JobTable,
  now: number,
): Promise<{ waiting: number; running: number }> {
  const isHeld = sql<boolean>`worker is not null and lease_until >= ${now}`
  const { all, running } = await jobsIn(db)
    .selectFrom(name as 'jobs')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(isHeld).as('running'),
    ])
    .where(isOpen(openStatus))
    .executeTakeFirstOrThrow()
  return { waiting: all - running, running }
}

/** The workers that hold open jobs, or held them when they died. */
export async function findOpenWorkers(db: Connection, { name, openStatus }: JobTable): Promise<string[]> {
  const held = await jobsIn(db)
    .selectFrom(name as 'jobs')
    .select('worker')
    .distinct()
    .where(isOpen(openStatus))
    .where('worker', 'is not', null)
    .$narrowType<{ worker: string }>()
    .execute()
  return held.map(({ worker }) => worker)
}

/** Prolongs these leases in one statement; returns the jobs that are still the worker's. */
export async function renewLeases(
  db: Connection,
  { name, openStatus }: JobTable,
  { worker, until }: Lease,
  ids: readonly JobId[],
): Promise<Set<JobId>> {
  const inOrder = jobsIn(db)
    .selectFrom(name as 'jobs')
    .select('id')
    .where(sql<boolean>`id in (${idsIn(db, ids)})`)
    .orderBy('id')
    // Whoever else takes several of the rows takes them in this order, too.
    .$if(engineOf(db) === 'postgres', (query) => query.forNoKeyUpdate())
  const held = await jobsIn(db)
    .updateTable(name as 'jobs')
    .set({ leaseUntil: until })
    .where('id', 'in', inOrder)
    .where('worker', '=', worker)
    .where(isOpen(openStatus))
    .returning('id')
    .execute()
  return new Set(held.map(({ id }) => id))
}

/** Ends a job that `worker` still holds. False when it was lost meanwhile: then nothing of it may be stored. */
export async function endJob<Table extends JobTable>(
  db: Connection,
  { name, openStatus }: Table,
  { id, worker, values }: { id: JobId; worker: string; values: Updateable<Schema[Named<Table>]> },
): Promise<boolean> {
  const { numUpdatedRows } = await jobsIn(db)
    .updateTable(name as 'jobs')
    .set({ ...(values as object), worker: null, leaseUntil: null })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where(isOpen(openStatus))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns a job that `worker` still holds into the line: another may take it from `dueAt` on. */
export async function returnJob(
  db: Connection,
  { name, openStatus }: JobTable,
  { id, worker, dueAt }: { id: JobId; worker: string; dueAt: number },
): Promise<void> {
  await jobsIn(db)
    .updateTable(name as 'jobs')
    .set({ worker: null, leaseUntil: dueAt })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where(isOpen(openStatus))
    .execute()
}
