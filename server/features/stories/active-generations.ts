import { setTimeout as wait } from 'node:timers/promises'
import { secondsMs } from '#server/ground/clock.ts'
import type { Lease } from '#server/platform/jobs/job-table.ts'
import { Leases, type JobContext } from '#server/platform/jobs/leases.ts'
import type { WakeUps } from '#server/platform/live/wake-ups.ts'
import { startRounds } from '#server/platform/jobs/rounds.ts'
import { Generation, type BegunReply, type GenerationIds } from './generation.ts'
import { findStopRequests, saveStreamedText, turnJobs } from './turns.queries.ts'

const SAVE_EVERY_MS = 500
/** So often for readers of other nodes, who see only what is saved. */
const SAVE_FOLLOWED_EVERY_MS = 50
const FOLLOWED_FOR_MS = 5 * secondsMs
const LOOK_FOR_STOPS_EVERY_MS = secondsMs
const MOST_TEXTS_A_STATEMENT = 100

/**
 * Active generations of this process. It saves their text, holds the leases of their turns and hears which of them
 * other nodes ask to stop. When the process ends, it hands them over.
 */
export class ActiveGenerations implements AsyncDisposable {
  readonly #context: JobContext & { wakeUps: WakeUps }
  readonly #leases: Leases<number>
  readonly #byReply = new Map<number, Generation>()
  readonly #savedLength = new WeakMap<Generation, number>()
  readonly #rounds: AsyncDisposable[]
  readonly #closing = new AbortController()
  #isDraining = false
  #nextBegun = Promise.withResolvers<void>()

  constructor(context: JobContext & { turnLeaseMs: number; wakeUps: WakeUps }) {
    const { log, turnLeaseMs, wakeUps } = context
    this.#context = context
    this.#leases = new Leases(context, { table: turnJobs, leaseMs: turnLeaseMs })
    wakeUps.on('follow', (replyId) => {
      const generation = this.#byReply.get(replyId)
      if (generation) generation.followedUntil = performance.now() + FOLLOWED_FOR_MS
    })
    wakeUps.on('stop', (replyId) => {
      if (this.#byReply.has(replyId)) void this.#stopWhereAsked().catch(() => {})
    })
    this.#rounds = [
      startRounds(() => this.#save(this.#followed()), {
        everyMs: SAVE_FOLLOWED_EVERY_MS,
        log,
        complaint: 'the text for readers of other nodes could not be saved; trying again',
      }),
      startRounds(() => this.#save([...this.#byReply.values()]), {
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

  async #forgetAtEnd(generation: Generation): Promise<void> {
    const { ids, finished } = generation
    await finished
    this.#wakeFollowers(generation)
    this.#byReply.delete(ids.replyId)
    // A turn whose end could not be stored must run out.
    this.#leases.letGo(ids.turnId)
  }

  #followed(): Generation[] {
    if (this.#byReply.size === 0) return []
    const now = performance.now()
    return [...this.#byReply.values()].filter(({ followedUntil }) => followedUntil > now)
  }

  #wakeFollowers({ ids, followedUntil }: Generation): void {
    if (followedUntil > performance.now()) this.#context.wakeUps.send('text', ids.replyId)
  }

  async #save(generations: Generation[]): Promise<void> {
    const dirty = generations.filter(
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
      const saved = await saveStreamedText(this.#context.db, this.worker, texts)
      for (const { generation, text } of texts) {
        if (!saved.has(generation.ids.replyId)) continue
        this.#savedLength.set(generation, text.length)
        this.#wakeFollowers(generation)
      }
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
    const left = [...this.#byReply.values()]
    await Promise.all(left.map(({ finished }) => finished))
    if (left.length > 0) this.#context.wakeUps.send('handed_over', 0)
    this.#closing.abort()
  }

  /** Hands over what is running and waits until that is stored. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.drain(0)
    for (const rounds of [this.#leases, ...this.#rounds]) await rounds[Symbol.asyncDispose]()
  }
}
