import { PictureWorker, type PictureJobs } from './picture-worker.ts'

/** Pictures that a process has at a time before another one starts: one is drawn while the other is encoded. */
const JOBS_EACH = 2

/** The picture workers of this process: as many as there is work for, so that cores which do nothing else can draw. */
export class PictureWorkers implements AsyncDisposable {
  #most = 1
  #workers: PictureWorker[] = []

  /** Makes room for so many pictures at the same time. */
  prepareFor(picturesAtOnce: number): void {
    this.#most = Math.max(1, Math.ceil(picturesAtOnce / JOBS_EACH))
  }

  /** The processes that are there now. */
  get pids(): number[] {
    return this.#workers.flatMap(({ pid }) => pid ?? [])
  }

  /** Hands the job to the worker that has the fewest. Throws what that one throws. */
  do<Kind extends keyof PictureJobs>(
    kind: Kind,
    asked: PictureJobs[Kind]['asked'],
    signal?: AbortSignal,
  ): Promise<PictureJobs[Kind]['done']> {
    return this.#leastBusy().do(kind, asked, signal)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker[Symbol.asyncDispose]()))
  }

  #leastBusy(): PictureWorker {
    const [first] = this.#workers.toSorted((a, b) => a.jobs - b.jobs)
    if (first && (first.jobs < JOBS_EACH || this.#workers.length >= this.#most)) return first
    const another = new PictureWorker()
    this.#workers.push(another)
    return another
  }
}

export const pictureWorkers = new PictureWorkers()
