import { minutesMs, secondsMs } from '#server/ground/clock.ts'
import type { JobId, JobTable } from './job-table.ts'
import { claimJob, returnJob } from './jobs.queries.ts'
import { Leases, type JobContext } from './leases.ts'

/** A job in the hands of this process. */
export interface HeldJob<Id extends JobId> {
  id: Id
  worker: string
  /** Aborts when the process ends or the job was lost to another worker. */
  signal: AbortSignal
}

/** A kind of job that waits in line. */
export interface JobKind<Id extends JobId> {
  table: JobTable
  /** The most jobs that this process works on at the same time. */
  atOnce: number
  leaseMs: number
  lookEveryMs: number
  mostAttempts: number
  /** Pauses before the next tries of a job that threw; the last one is repeated. */
  pausesMs?: readonly number[]
  /** Does the work and stores its end with `endJob`; if it throws, the job is tried again after a pause. */
  run(job: HeldJob<Id>): Promise<void>
  /** Stores, with `endJob`, that nothing came of it: its last try threw or killed its process. */
  giveUp(job: HeldJob<Id>): Promise<void>
}

const PAUSES_MS = [5 * secondsMs, minutesMs, 10 * minutesMs]

/** Works on the jobs of one kind, the oldest first, a few at a time, and takes over what a dead worker left. */
export class JobWorker<Id extends JobId> implements AsyncDisposable {
  readonly #context: JobContext
  readonly #kind: JobKind<Id>
  readonly #leases: Leases<Id>
  readonly #ending = new AbortController()
  readonly #running = new Set<Promise<boolean>>()
  readonly #timer: NodeJS.Timeout
  #settledNow = Promise.withResolvers<void>()

  constructor(context: JobContext, kind: JobKind<Id>) {
    this.#context = context
    this.#kind = kind
    this.#leases = new Leases(context, kind)
    this.#timer = setInterval(() => this.look(), kind.lookEveryMs)
  }

  /** Resolves when this process is next done with a job. */
  get settled(): Promise<void> {
    return this.#settledNow.promise
  }

  /** Looks for jobs at once, without waiting for the next round. */
  look(): void {
    if (this.#ending.signal.aborted || this.#running.size >= this.#kind.atOnce) return
    const work = this.#workOnNext().finally(() => this.#running.delete(work))
    this.#running.add(work)
    void this.#goOnAfter(work)
  }

  async #goOnAfter(work: Promise<boolean>): Promise<void> {
    if (!(await work)) return
    this.#settledNow.resolve()
    this.#settledNow = Promise.withResolvers()
    this.look()
  }

  /** False when there was nothing to do, or the database could not be asked. */
  async #workOnNext(): Promise<boolean> {
    const { db, clock, log } = this.#context
    const { table } = this.#kind
    try {
      const claimed = await claimJob(db, table, this.#leases.newLease(), clock.now())
      if (!claimed) return false
      // There may be more: another one is looked for while this one is worked on.
      this.look()
      await this.#workOn(claimed.id as Id, claimed.attempts)
      return true
    } catch (error) {
      log.error({ err: error }, `a job of ${table.name} stopped; its lease runs out`)
      return false
    }
  }

  async #workOn(id: Id, attempts: number): Promise<void> {
    const { mostAttempts, run, giveUp } = this.#kind
    const lost = new AbortController()
    const signal = AbortSignal.any([this.#ending.signal, lost.signal])
    const job = { id, worker: this.#leases.worker, signal }
    this.#leases.hold(id, () => lost.abort())
    try {
      if (attempts > mostAttempts) await giveUp(job)
      else await run(job).catch((error: unknown) => this.#afterFailure(job, attempts, error))
    } finally {
      this.#leases.letGo(id)
    }
  }

  async #afterFailure(job: HeldJob<Id>, attempts: number, error: unknown): Promise<void> {
    const { db, clock, log } = this.#context
    const { table, mostAttempts, giveUp, pausesMs = PAUSES_MS } = this.#kind
    const { id, worker, signal } = job
    if (this.#ending.signal.aborted) return returnJob(db, table, { id, worker, dueAt: clock.now() })
    if (signal.aborted) return
    log.error({ err: error, id, attempts }, `a job of ${table.name} failed`)
    if (attempts >= mostAttempts) return giveUp(job)
    const pauseMs = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? 0
    await returnJob(db, table, { id, worker, dueAt: clock.now() + pauseMs })
  }

  /** Stops the work; what is unfinished is given back for another process or the next start. */
  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    this.#ending.abort()
    await Promise.all(this.#running)
    await this.#leases[Symbol.asyncDispose]()
  }
}
