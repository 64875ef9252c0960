import { basename } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { ModelPull } from '#contract/model-pull.ts'
import {
  pullModel,
  type PullRequest,
  type PullSurroundings,
} from '#server/engines/narrator/local/pull-model.ts'
import { thisMachine } from '#server/engines/narrator/local/pull-surroundings.ts'
import { AppError } from '#server/platform/app-error.ts'

interface PullSettings extends Pick<PullSurroundings, 'call' | 'hub'> {
  /** Where model files go. */
  folder: string
  log: FastifyBaseLogger
}

/** Fetches of model files by this process, one at a time; the file is for its own disk, and so is not another's job. */
export interface ModelPulls extends AsyncDisposable {
  /** The latest, as far as it has come. */
  readonly latest: ModelPull | null
  /** Throws `pull_running`. */
  start(request: Omit<PullRequest, 'folder'>): void
  cancel(): Promise<void>
}

export function createModelPulls({ folder, log, call, hub }: PullSettings): ModelPulls {
  let latest: ModelPull | null = null
  let over = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function pull(request: Omit<PullRequest, 'folder'>, current: ModelPull, signal: AbortSignal) {
    const onProgress: PullSurroundings['onProgress'] = ({ file, bytes, total }) =>
      Object.assign(current, { file, bytes, total })
    try {
      const path = await pullModel({ ...request, folder }, { call, hub, ...thisMachine, onProgress, signal })
      Object.assign(current, { state: 'done', model: basename(path) } satisfies Partial<ModelPull>)
    } catch (error) {
      if (signal.aborted) return void (current.state = 'cancelled')
      log.warn({ err: error }, 'a model file could not be fetched')
      const problem = error instanceof Error ? error.message : String(error)
      Object.assign(current, { state: 'failed', problem } satisfies Partial<ModelPull>)
    }
  }
  async function cancel(): Promise<void> {
    over.abort()
    await running
  }

  return {
    get latest() {
      return latest
    },
    start(request) {
      if (latest?.state === 'fetching') throw new AppError('pull_running')
      over = new AbortController()
      latest = { address: request.address, state: 'fetching', bytes: 0 }
      running = pull(request, latest, over.signal)
    },
    cancel,
    [Symbol.asyncDispose]: cancel,
  }
}
