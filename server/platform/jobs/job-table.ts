import type { Generated, Kysely } from 'kysely'
import type { Connection, Schema } from '../db/schema.ts'

/**
 * Jobs: work that must survive the process that does it. A job is a row; a worker (one process) holds it by a lease,
 * a time until which nobody else may take it, and prolongs all its leases together while it lives. Once a lease has
 * run out, whoever looks next takes the job over or marks it as left behind. There is no other queue.
 *
 * A new kind of job needs four things:
 * 1. a table with the columns below, and an index on the open rows in their order;
 * 2. its `JobTable`;
 * 3. for work that waits in line, a `JobWorker` with what to do and when to give up: it sees to order, leases, tries
 *    and pauses; or, for work that is begun where it is asked for, `Leases` alone, as a turn's generation does;
 * 4. an end that is stored with `endJob`, in the transaction that stores what was done.
 */
export interface JobTable<Name extends JobTableName = JobTableName> {
  name: Name
  /** The status of a row whose work is still to be done. */
  openStatus: Schema[Name]['status']
  /** The column by which the oldest is first. */
  orderBy: { [Each in Name]: keyof Schema[Each] & string }[Name]
  /** The column by whose values turns are taken: the first of each before the second of any. */
  fairBy?: { [Each in Name]: keyof Schema[Each] & string }[Name]
}

/** The columns that make a row a job. */
interface JobColumns {
  /** Counts the workers who took it, this one included. */
  attempts: Generated<number>
  worker: string | null
  /** Until then it is its worker's; with no worker, the time from which it may be taken. */
  leaseUntil: number | null
}

type JobTableName = {
  [Name in keyof Schema]: Schema[Name] extends { leaseUntil: unknown; attempts: unknown } ? Name : never
}[keyof Schema]

export type JobId = number | string

/** The right to work on a job. */
export interface Lease {
  worker: string
  until: number
}

/** The database with one table of jobs in it, whatever its name is. */
export const jobsIn = (db: Connection) =>
  db as unknown as Kysely<{ jobs: JobColumns & { id: JobId; status: string } }>
