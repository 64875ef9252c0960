import { setTimeout as wait } from 'node:timers/promises'
import { secondsMs } from '#server/ground/clock.ts'
import type { Lease } from '#server/platform/jobs/job-table.ts'
import { Leases, type JobContext } from '#server/platform/jobs/leases.ts'
import { startRounds } from '#server/platform/jobs/rounds.ts'
import { Generation, type BegunReply, type GenerationIds } from './generation.ts'
import { findStopRequests, saveStreamedText, turnJobs } from './turns.queries.ts'

const SAVE_EVERY_MS = 500
const LOOK_FOR_STOPS_EVERY_MS = secondsMs
const MOST_TEXTS_A_STATEMENT = 100

/**
 * Active generations of this process. It saves their text, holds the leases of their turns and hears which of them
 * other nodes ask to stop. When the process ends, it hands them over.
 */
export class ActiveGenerations implements AsyncDisposable {
  readonly #context: JobContext
  readonly #leases: Leases<number>
  readonly #byReply = new Map<number, Generation>()
  readonly #savedLength = new WeakMap<Generation, number>()
  readonly #rounds: AsyncDisposable[]
  readonly #closing = new AbortController()
  #isDraining = false
  #nextBegun = Promise.withResolvers<void>()

  constructor(context: JobContext & { turnLeaseMs: number }) {
    const { log, turnLeaseMs } = context
    this.#context = context
    this.#leases = new Leases(context, { table: turnJobs, leaseMs: turnLeaseMs })
    this.#rounds = [
      startRounds(() => this.#save(), {
        everyMs: SAVE_EVERY_MS,
        log,
        complaint: 'the text of running turns could not be saved; trying again',
      }),
      startRounds(() => this.#stopWhereAsked(), {
        everyMs: LOOK_FOR_STOPS_EVERY_MS,
        log,
        complaint: 'requests to stop could not be read; trying again',
      }),
    ]
  }

  get worker(): string {
    return this.#leases.worker
  }

  newLease(): Lease {
    return this.#leases.newLease()
  }

  find(replyId: number): Generation | undefined {
    return this.#byReply.get(replyId)
  }

  /** Ids of the turns that this process works on. */
  get turnIds(): number[] {
    return [...this.#byReply.values()].map(({ ids }) => ids.turnId)
  }

  /** No turn begins here any more, because the process ends. */
  get isDraining(): boolean {
    return this.#isDraining
  }

  /** Aborts when the process has handed over all that it was generating: whoever follows is to ask another one. */
  get closing(): AbortSignal {
    return this.#closing.signal
  }

  get areActive(): boolean {
    return this.#byReply.size > 0
  }

  /** Resolves when the next generation begins. */
  get nextBegun(): Promise<void> {
    return this.#nextBegun.promise
  }

  add(ids: GenerationIds, begun?: BegunReply): Generation {
    this.#nextBegun.resolve()
    this.#nextBegun = Promise.withResolvers()
    const generation = new Generation(ids, begun)
    this.#byReply.set(ids.replyId, generation)
    this.#leases.hold(ids.turnId, () => generation.abandon())
    void this.#forgetAtEnd(generation)
    return generation
  }

  async #forgetAtEnd({ ids, finished }: Generation): Promise<void> {
    await finished
    this.#byReply.delete(ids.replyId)
    // A turn whose end could not be stored must run out.
    this.#leases.letGo(ids.turnId)
  }

  async #save(): Promise<void> {
    const dirty = [...this.#byReply.values()].filter(
      (generation) =>
        !generation.outcome && generation.text.length > (this.#savedLength.get(generation) ?? 0),
    )
    for (let start = 0; start < dirty.length; start += MOST_TEXTS_A_STATEMENT) {
      const some = dirty.slice(start, start + MOST_TEXTS_A_STATEMENT).filter(({ outcome }) => !outcome)
      const texts = some.map((generation) => ({
        generation,
        turnId: generation.ids.turnId,
        text: generation.text,
      }))
      await saveStreamedText(this.#context.db, this.worker, texts)
      for (const { generation, text } of texts) this.#savedLength.set(generation, text.length)
    }
  }

  async #stopWhereAsked(): Promise<void> {
    const running = [...this.#byReply.values()]
    const toStop = new Set(
      await findStopRequests(
        this.#context.db,
        running.map(({ ids }) => ids.turnId),
      ),
    )
    for (const generation of running)
      if (!generation.outcome && toStop.has(generation.ids.turnId)) generation.stop()
  }

  /** Begins no more turns, lets those that run end within a time, and hands the rest over to other processes. */
  async drain(withinMs: number): Promise<void> {
    this.#isDraining = true
    const running = [...this.#byReply.values()]
    const allEnded = Promise.all(running.map(({ finished }) => finished))
    if (withinMs > 0 && running.length > 0)
      await Promise.race([allEnded, wait(withinMs, undefined, { ref: false })])
    for (const generation of this.#byReply.values()) generation.handOver()
    await Promise.all([...this.#byReply.values()].map(({ finished }) => finished))
    this.#closing.abort()
  }

  /** Hands over what is running and waits until that is stored. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.drain(0)
    for (const rounds of [this.#leases, ...this.#rounds]) await rounds[Symbol.asyncDispose]()
  }
}
