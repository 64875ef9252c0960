import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { Generation, type GenerationIds } from './generation.ts'
import { interruptAbandoned, renewLeases, saveStreamedText, type Lease } from './turns.queries.ts'

const SAVE_EVERY_MS = 500
const MOST_TEXTS_A_STATEMENT = 100

interface GenerationsContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  turnLeaseMs: number
}

/**
 * Active generations of this process. Each half second it saves their text, renews the leases and hears what other
 * nodes ask for; it also marks as interrupted what a dead node left.
 */
export class ActiveGenerations implements AsyncDisposable {
  readonly worker = randomUUID()
  readonly #context: GenerationsContext
  readonly #byReply = new Map<number, Generation>()
  readonly #savedLength = new WeakMap<Generation, number>()
  readonly #timer: NodeJS.Timeout
  #rounds: Promise<void> = Promise.resolve()
  #nextRenewal = 0
  #nextReaping = 0

  constructor(context: GenerationsContext) {
    this.#context = context
    this.#timer = setInterval(() => {
      this.#rounds = this.#rounds.then(() => this.#round())
    }, SAVE_EVERY_MS)
  }

  newLease(): Lease {
    return { worker: this.worker, until: this.#context.clock.now() + this.#context.turnLeaseMs }
  }

  find(replyId: number): Generation | undefined {
    return this.#byReply.get(replyId)
  }

  add(ids: GenerationIds): Generation {
    const generation = new Generation(ids)
    this.#byReply.set(ids.replyId, generation)
    void generation.finished.then(() => this.#byReply.delete(ids.replyId))
    return generation
  }

  async #round(): Promise<void> {
    const { db, clock, log, turnLeaseMs } = this.#context
    try {
      await this.#save()
      const now = clock.now()
      if (this.#byReply.size > 0 && now >= this.#nextRenewal) {
        this.#nextRenewal = now + Math.min(turnLeaseMs / 5, 1_000)
        await this.#renew(now + turnLeaseMs)
      }
      if (now >= this.#nextReaping) {
        this.#nextReaping = now + turnLeaseMs / 5
        const interrupted = await interruptAbandoned(db, this.worker, now)
        if (interrupted > 0) log.warn({ interrupted }, 'turns of a dead node were marked interrupted')
      }
    } catch (error) {
      log.error({ err: error }, 'running turns could not be saved; trying again')
    }
  }

  async #save(): Promise<void> {
    const dirty = [...this.#byReply.values()].filter(
      (generation) =>
        !generation.outcome && generation.text.length > (this.#savedLength.get(generation) ?? 0),
    )
    for (let start = 0; start < dirty.length; start += MOST_TEXTS_A_STATEMENT) {
      const some = dirty.slice(start, start + MOST_TEXTS_A_STATEMENT).filter(({ outcome }) => !outcome)
      const texts = some.map(({ ids, text }) => ({ replyId: ids.replyId, text }))
      await saveStreamedText(this.#context.db, texts)
      for (const generation of some) this.#savedLength.set(generation, generation.text.length)
    }
  }

  async #renew(until: number): Promise<void> {
    const before = [...this.#byReply.values()]
    // Only what is being generated: a turn whose end could not be stored must run out.
    const turnIds = before.map(({ ids }) => ids.turnId)
    const held = await renewLeases(this.#context.db, this.worker, turnIds, until)
    const byTurn = new Map(held.map(({ id, isStopRequested }) => [id, isStopRequested === 1]))
    for (const generation of before) {
      if (generation.outcome) continue
      const isToStop = byTurn.get(generation.ids.turnId)
      if (isToStop === undefined) generation.abandon()
      else if (isToStop) generation.stop()
    }
  }

  /** Ends what is running and waits until its end is stored. */
  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    const running = [...this.#byReply.values()]
    for (const generation of running) generation.abandon()
    await Promise.all(running.map(({ finished }) => finished))
    await this.#rounds
  }
}
