import { fork, type ChildProcess } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { programFile } from '#server/ground/own-files.ts'
import { type KeptFigure, PaintingFailed, type PainterInput } from './painter.ts'
import type { PictureShape, RenderedPicture } from './rendering.ts'

/** Tasks of the worker, by kind: what goes in, what comes out. */
export interface PictureJobs {
  sketch: { asked: { scene: PainterInput }; done: { bytes: Uint8Array; alt: string; figures: KeptFigure[] } }
  render: { asked: { bytes: Uint8Array; shape: PictureShape }; done: RenderedPicture }
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
  /** Time for which the process stays after its last picture. */
  idleMs: number
  /** Time that one picture may take before the process is given up. */
  jobMs: number
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: PaintingFailed): void
}

const entry = programFile('server/engines/painter/picture.process.ts')
/** Where this process keeps what it has compiled: the other one finds there what an earlier one has, and starts in a third of the time. */
const compiled = getCompileCacheDir()

/**
 * Draws and re-encodes pictures in a process of its own, which starts with the first job and ends when idle.
 * A process and not a thread: a thread leaves the decoder's memory behind (80 MB after one picture), and bytes
 * from elsewhere that crash a decoder would take the server with them. It knows none of the server's secrets.
 */
export class PictureWorker implements AsyncDisposable {
  readonly #limits: PictureWorkerLimits
  readonly #waiting = new Map<number, Waiting>()
  #process: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(limits: PictureWorkerLimits = { idleMs: 15_000, jobMs: 20_000 }) {
    this.#limits = limits
  }

  /** The process that is there now, if any. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Jobs that it has now. */
  get jobs(): number {
    return this.#waiting.size
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
    const tooLong = setTimeout(() => this.#end(new PaintingFailed('timeout')), this.#limits.jobMs)
    signal?.addEventListener('abort', giveUp, { once: true })
    this.#waiting.set(id, { resolve, reject })
    try {
      this.#running().send({ id, job: { kind, ...asked } })
      return (await promise) as PictureJobs[Kind]['done']
    } finally {
      clearTimeout(tooLong)
      signal?.removeEventListener('abort', giveUp)
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#rest()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ending = this.#process
    this.#end(new PaintingFailed('timeout', { cause: 'the picture worker was ended' }))
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    // At rest it does not keep this process alive; now its end is waited for.
    ending.ref()
    await new Promise((resolve) => ending.once('exit', resolve))
  }

  #running(): ChildProcess {
    clearTimeout(this.#idle)
    const worker = (this.#process ??= this.#start())
    worker.ref()
    worker.channel?.ref()
    return worker
  }

  #start(): ChildProcess {
    // Two arenas are enough for one picture at a time; left alone, each of libuv's threads keeps its own.
    const worker = fork(entry, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=256'],
      env: { MALLOC_ARENA_MAX: '2', ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const lost = (cause: unknown) => {
      if (this.#process === worker) this.#end(new PaintingFailed('garbled', { cause }))
    }
    worker.on('message', (answer: PictureAnswer) => {
      const waiting = this.#waiting.get(answer.id)
      if ('error' in answer) waiting?.reject(new PaintingFailed('garbled', { cause: answer.error }))
      else waiting?.resolve(answer.result)
    })
    worker.on('error', lost)
    worker.on('exit', (code, signal) => lost(`the picture worker ended: ${signal ?? code}`))
    return worker
  }

  /** Nothing to do: the worker no longer keeps the server alive, and ends soon. */
  #rest(): void {
    this.#process?.unref()
    this.#process?.channel?.unref()
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#end(new PaintingFailed('timeout')), this.#limits.idleMs).unref()
  }

  /** Ends the process; whoever still waits is told why. */
  #end(error: PaintingFailed): void {
    clearTimeout(this.#idle)
    const worker = this.#process
    this.#process = undefined
    worker?.kill('SIGKILL')
    for (const { reject } of this.#waiting.values()) reject(error)
  }
}
