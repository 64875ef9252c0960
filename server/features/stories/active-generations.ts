import { secondsMs } from '#server/ground/clock.ts'
import type { Lease } from '#server/platform/jobs/job-table.ts'
import { Leases, type JobContext } from '#server/platform/jobs/leases.ts'
import { startRounds } from '#server/platform/jobs/rounds.ts'
import { Generation, type GenerationIds } from './generation.ts'
import { findStopRequests, interruptAbandoned, saveStreamedText, turnJobs } from './turns.queries.ts'

const SAVE_EVERY_MS = 500
const LOOK_FOR_STOPS_EVERY_MS = secondsMs
const MOST_TEXTS_A_STATEMENT = 100

/**
 * Active generations of this process. It saves their text, holds the leases of their turns and hears which of them
 * other nodes ask to stop; it also marks as interrupted what a dead node left.
 */
export class ActiveGenerations implements AsyncDisposable {
  readonly #context: JobContext
  readonly #leases: Leases<number>
  readonly #byReply = new Map<number, Generation>()
  readonly #savedLength = new WeakMap<Generation, number>()
  readonly #rounds: AsyncDisposable[]
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
      startRounds(() => this.#reap(), {
        everyMs: turnLeaseMs / 5,
        log,
        complaint: 'turns of dead nodes could not be looked for; trying again',
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

  get areActive(): boolean {
    return this.#byReply.size > 0
  }

  /** Resolves when the next generation begins. */
  get nextBegun(): Promise<void> {
    return this.#nextBegun.promise
  }

  add(ids: GenerationIds): Generation {
    this.#nextBegun.resolve()
    this.#nextBegun = Promise.withResolvers()
    const generation = new Generation(ids)
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
        replyId: generation.ids.replyId,
        text: generation.text,
      }))
      await saveStreamedText(this.#context.db, texts)
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

  async #reap(): Promise<void> {
    const { db, clock, log } = this.#context
    const interrupted = await interruptAbandoned(db, this.worker, clock.now())
    if (interrupted > 0) log.warn({ interrupted }, 'turns of a dead node were marked interrupted')
  }

  /** Ends what is running and waits until its end is stored. */
  async [Symbol.asyncDispose](): Promise<void> {
    const running = [...this.#byReply.values()]
    for (const generation of running) generation.abandon()
    await Promise.all(running.map(({ finished }) => finished))
    for (const rounds of [this.#leases, ...this.#rounds]) await rounds[Symbol.asyncDispose]()
  }
}
