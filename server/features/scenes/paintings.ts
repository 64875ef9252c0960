import { randomUUID } from 'node:crypto'
import { PaintingFailed } from '#server/engines/painter/painter.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { paintPicture } from './paint-picture.ts'
import type { PaintingsContext } from './scenes-context.ts'
import {
  claimPicture,
  finishPicture,
  releasePicture,
  renewPictureLease,
  type Picture,
} from './pictures.queries.ts'

const LOOK_EVERY_MS = 2 * secondsMs
const LEASE_MS = 10 * secondsMs
const RENEW_EVERY_MS = 3 * secondsMs
/** A picture is painted or failed by then, whatever happens to the nodes. */
const SETTLE_WITHIN_MS = 55 * secondsMs
const MOST_ATTEMPTS = 3
const AT_ONCE = 2

/** Paints what was asked for, a few at a time, and takes over what a dead node left. */
export class Paintings implements AsyncDisposable {
  readonly #context: PaintingsContext
  readonly #worker = randomUUID()
  readonly #ending = new AbortController()
  readonly #running = new Set<Promise<void>>()
  readonly #timer: NodeJS.Timeout
  #settledNow = Promise.withResolvers<void>()

  constructor(context: PaintingsContext) {
    this.#context = context
    this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS)
  }

  /** Resolves when this process has next ended a painting. */
  get settled(): Promise<void> {
    return this.#settledNow.promise
  }

  /** Looks for pictures to paint at once, without waiting for the next round. */
  look(): void {
    if (this.#ending.signal.aborted || this.#running.size >= AT_ONCE) return
    const work = this.#paintNext()
      .catch((error: unknown) =>
        this.#context.log.error({ err: error }, 'a picture could not be painted; trying again'),
      )
      .finally(() => this.#running.delete(work))
    this.#running.add(work)
  }

  async #paintNext(): Promise<void> {
    const { db, clock } = this.#context
    const now = clock.now()
    const picture = await claimPicture(db, this.#worker, now, now + LEASE_MS)
    if (!picture) return
    // There may be more: another one is looked for while this one is painted.
    this.look()
    const timeLeftMs = picture.requestedAt + SETTLE_WITHIN_MS - now
    if (timeLeftMs <= 0 || picture.attempts > MOST_ATTEMPTS) await this.#fail(picture)
    else await this.#paint(picture, timeLeftMs)
    this.#settledNow.resolve()
    this.#settledNow = Promise.withResolvers()
    this.look()
  }

  async #paint(picture: Picture, timeLeftMs: number): Promise<void> {
    const { db, clock, log, painter } = this.#context
    const renewal = setInterval(() => {
      renewPictureLease(db, picture.id, this.#worker, clock.now() + LEASE_MS).catch((error: unknown) =>
        log.error({ err: error }, 'the lease of a picture could not be renewed'),
      )
    }, RENEW_EVERY_MS)
    const signal = AbortSignal.any([this.#ending.signal, AbortSignal.timeout(timeLeftMs)])
    try {
      await paintPicture(this.#context, picture, this.#worker, signal)
    } catch (error) {
      if (this.#ending.signal.aborted) return await releasePicture(db, picture.id, this.#worker)
      const reason = error instanceof PaintingFailed ? error.reason : 'unknown'
      log.warn({ err: error, reason, painter: painter.provider, pictureId: picture.id }, 'the painter failed')
      await this.#fail(picture)
    } finally {
      clearInterval(renewal)
    }
  }

  async #fail({ id }: Picture): Promise<void> {
    const { db, clock } = this.#context
    await finishPicture(db, { id, worker: this.#worker, status: 'failed', now: clock.now() })
  }

  /** Stops painting; what is unfinished is given back for another node or the next start. */
  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    this.#ending.abort()
    await Promise.all(this.#running)
  }
}
