import { Worker } from 'node:worker_threads'
import { PaintingFailed, type Scene } from './painter.ts'
import type { RenderedPicture } from './rendering.ts'

/** What the worker can do, by kind: what goes in, what comes out. */
export interface PictureJobs {
  sketch: { asked: { scene: Scene }; done: { bytes: Uint8Array; alt: string } }
  render: { asked: { bytes: Uint8Array }; done: RenderedPicture }
}
export type PictureJob = {
  [Kind in keyof PictureJobs]: { kind: Kind } & PictureJobs[Kind]['asked']
}[keyof PictureJobs]
export interface PictureRequest {
  id: number
  job: PictureJob
}
export type PictureAnswer = { id: number; result: unknown } | { id: number; error: string }

export interface PictureWorkerLimits {
  /** How long the thread stays after its last picture; its memory goes with it. */
  idleMs: number
  /** How long one picture may take before the thread is given up. */
  jobMs: number
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: PaintingFailed): void
}

/** Draws and re-encodes pictures on a thread of its own, which starts with the first job and ends when idle. */
export class PictureWorker implements AsyncDisposable {
  readonly #limits: PictureWorkerLimits
  readonly #waiting = new Map<number, Waiting>()
  #thread: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(limits: PictureWorkerLimits = { idleMs: 15_000, jobMs: 20_000 }) {
    this.#limits = limits
  }

  /** Whether the thread is there now. */
  get isRunning(): boolean {
    return this.#thread !== undefined
  }

  /** Throws `PaintingFailed`: 'timeout' when it takes too long or `signal` aborts, 'garbled' when it can't be done. */
  async do<Kind extends keyof PictureJobs>(
    kind: Kind,
    asked: PictureJobs[Kind]['asked'],
    signal?: AbortSignal,
  ): Promise<PictureJobs[Kind]['done']> {
    if (signal?.aborted) throw new PaintingFailed('timeout', { cause: signal.reason })
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const giveUp = () => reject(new PaintingFailed('timeout', { cause: signal?.reason }))
    const tooLong = setTimeout(() => void this.#fail(new PaintingFailed('timeout')), this.#limits.jobMs)
    signal?.addEventListener('abort', giveUp, { once: true })
    this.#waiting.set(id, { resolve, reject })
    try {
      this.#running().postMessage({ id, job: { kind, ...asked } })
      return (await promise) as PictureJobs[Kind]['done']
    } finally {
      clearTimeout(tooLong)
      signal?.removeEventListener('abort', giveUp)
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#rest()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#fail(new PaintingFailed('timeout', { cause: 'the picture worker was ended' }))
  }

  #running(): Worker {
    clearTimeout(this.#idle)
    if (this.#thread) {
      this.#thread.ref()
      return this.#thread
    }
    const entry = new URL('./picture-work.ts', import.meta.url)
    const thread = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: 256 } })
    thread.on('message', (answer: PictureAnswer) => {
      const waiting = this.#waiting.get(answer.id)
      if ('error' in answer) waiting?.reject(new PaintingFailed('garbled', { cause: answer.error }))
      else waiting?.resolve(answer.result)
    })
    thread.on('error', (cause) => void this.#fail(new PaintingFailed('garbled', { cause })))
    this.#thread = thread
    return thread
  }

  /** Nothing to do: the thread no longer keeps the process alive, and ends soon. */
  #rest(): void {
    this.#thread?.unref()
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => void this.#end(), this.#limits.idleMs).unref()
  }

  async #fail(error: PaintingFailed): Promise<void> {
    for (const { reject } of this.#waiting.values()) reject(error)
    await this.#end()
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle)
    const thread = this.#thread
    this.#thread = undefined
    await thread?.terminate()
  }
}

/** The one picture thread of this process. */
export const pictureWorker = new PictureWorker()
