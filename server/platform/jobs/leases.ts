import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { secondsMs, type Clock } from '#server/ground/clock.ts'
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

/** Leases of this process on the rows of one table: renewed together, each until it is let go or lost. */
export class Leases<Id extends JobId> implements AsyncDisposable {
  readonly worker = randomUUID()
  readonly #context: JobContext
  readonly #table: JobTable
  readonly #leaseMs: number
  readonly #onLost = new Map<Id, () => void>()
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
    this.#onLost.set(id, onLost)
  }

  /** Renews it no more: the job has ended, or must run out because its end could not be stored. */
  letGo(id: Id): void {
    this.#onLost.delete(id)
  }

  async #renew(): Promise<void> {
    const ids = [...this.#onLost.keys()]
    if (ids.length === 0) return
    const held = await renewLeases(this.#context.db, this.#table, this.newLease(), ids)
    for (const id of ids.filter((each) => !held.has(each))) {
      const onLost = this.#onLost.get(id)
      this.#onLost.delete(id)
      onLost?.()
    }
  }

  /** Ends the renewing; what is held still runs out by itself. */
  [Symbol.asyncDispose](): PromiseLike<void> {
    this.#stopCounting()
    return this.#rounds[Symbol.asyncDispose]()
  }
}
