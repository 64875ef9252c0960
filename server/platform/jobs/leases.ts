import type { FastifyBaseLogger } from 'fastify'
import { secondsMs, type Clock } from '#server/ground/clock.ts'
import { newWorkerName } from '#server/ground/process-name.ts'
import type { Database } from '../db/schema.ts'
import { watchQueue } from '../metrics/queues.ts'
import type { JobId, JobTable, Lease } from './job-table.ts'
import { countJobs, renewLeases } from './jobs.queries.ts'
import { startRounds } from './rounds.ts'

export interface JobContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
}

/** A lease is renewed when this part of it has gone by: the row of a short job is not written for it at all. */
const RENEW_AFTER = 1 / 3

/** Leases of this process on the rows of one table: renewed together, each until it is let go or lost. */
export class Leases<Id extends JobId> implements AsyncDisposable {
  readonly worker = newWorkerName()
  readonly #context: JobContext
  readonly #table: JobTable
  readonly #leaseMs: number
  readonly #held = new Map<Id, { until: number; onLost: () => void }>()
  readonly #rounds: AsyncDisposable
  readonly #stopCounting: () => void

  constructor(context: JobContext, { table, leaseMs }: { table: JobTable; leaseMs: number }) {
    this.#context = context
    this.#table = table
    this.#leaseMs = leaseMs
    const { db, clock } = context
    this.#stopCounting = watchQueue({ name: table.name, count: () => countJobs(db, table, clock.now()) })
    this.#rounds = startRounds(() => this.#renew(), {
      everyMs: Math.min(leaseMs / 5, secondsMs),
      log: context.log,
      complaint: `leases on ${table.name} could not be renewed; trying again`,
    })
  }

  newLease(): Lease {
    return { worker: this.worker, until: this.#context.clock.now() + this.#leaseMs }
  }

  /** Renews the lease of a job from now on. `onLost` is called once if another worker has taken or ended it. */
  hold(id: Id, onLost: () => void): void {
    this.#held.set(id, { until: this.newLease().until, onLost })
  }

  /** Renews it no more: the job has ended, or must run out because its end could not be stored. */
  letGo(id: Id): void {
    this.#held.delete(id)
  }

  async #renew(): Promise<void> {
    const lease = this.newLease()
    const isDue = ({ until }: { until: number }) => lease.until - until > this.#leaseMs * RENEW_AFTER
    const due = [...this.#held].filter(([, held]) => isDue(held))
    if (due.length === 0) return
    const ids = due.map(([id]) => id)
    const renewed = await renewLeases(this.#context.db, this.#table, lease, ids)
    for (const [id, held] of due) {
      if (renewed.has(id)) held.until = lease.until
      // It may have been let go, or be held anew, while the database was asked.
      else if (this.#held.get(id) === held) {
        this.#held.delete(id)
        held.onLost()
      }
    }
  }

  /** Ends the renewing; what is held still runs out by itself. */
  [Symbol.asyncDispose](): PromiseLike<void> {
    this.#stopCounting()
    return this.#rounds[Symbol.asyncDispose]()
  }
}
