import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { nanoid } from 'nanoid'
import type { ModelPull } from '#contract/model-pull.ts'
import {
  pullModel,
  type PullRequest,
  type PullSurroundings,
} from '#server/engines/narrator/local/pull-model.ts'
import { thisMachine } from '#server/engines/narrator/local/pull-surroundings.ts'
import { secondsMs, type Clock } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { askToCancel, findStoredPull, isAskedToCancel, savePull } from './model-pull.queries.ts'

interface PullSettings extends Pick<PullSurroundings, 'call' | 'hub'> {
  db: Database
  clock: Clock
  /** Where model files go. */
  folder: string
  log: FastifyBaseLogger
}

/** Fetches of model files: one at a time on all nodes, each to the disk of the node that was asked, seen by all. */
export interface ModelPulls extends AsyncDisposable {
  /** The latest, as far as it has come. */
  find(): Promise<ModelPull | null>
  /** Throws `pull_running`. */
  start(request: Omit<PullRequest, 'folder'>): Promise<void>
  /** Ends it, here or on the node that fetches. */
  cancel(): Promise<void>
}

const SAY_EVERY_MS = secondsMs
/** Its node has ended without a word. */
const SILENT_MS = 15 * secondsMs
const LEFT_BEHIND = 'The server that fetched it has ended. Fetch it again to go on.'

export function createModelPulls({ db, clock, folder, log, call, hub }: PullSettings): ModelPulls {
  let over = new AbortController()
  let running: { id: string; pull: ModelPull; whole: Promise<void> } | undefined

  async function fetchFile(request: Omit<PullRequest, 'folder'>, current: ModelPull, signal: AbortSignal) {
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

  const say = (id: string, pull: ModelPull) => savePull(db, { id, at: clock.now(), pull })

  /** Says how far it has come until it is over, and hears when it is to be ended. */
  async function watch(id: string, pull: ModelPull, ends: AbortSignal): Promise<void> {
    while (!ends.aborted) {
      try {
        await say(id, pull)
        if (await isAskedToCancel(db, { id })) over.abort()
      } catch (error) {
        log.warn({ err: error }, 'how far a model file has come could not be stored')
      }
      await sleep(SAY_EVERY_MS, undefined, { signal: ends }).catch(() => {})
    }
  }

  async function run(id: string, request: Omit<PullRequest, 'folder'>, pull: ModelPull): Promise<void> {
    const ends = new AbortController()
    const watching = watch(id, pull, ends.signal)
    await fetchFile(request, pull, over.signal)
    ends.abort()
    await watching
    await say(id, pull)
    running = undefined
  }

  async function find(): Promise<ModelPull | null> {
    if (running) return running.pull
    const stored = await findStoredPull(db)
    if (!stored) return null
    const isSilent = stored.pull.state === 'fetching' && clock.now() - stored.at > SILENT_MS
    return isSilent ? { ...stored.pull, state: 'failed', problem: LEFT_BEHIND } : stored.pull
  }

  async function endOwn(): Promise<void> {
    over.abort()
    await running?.whole
  }

  return {
    find,
    async start(request) {
      if ((await find())?.state === 'fetching') throw new AppError('pull_running')
      over = new AbortController()
      const id = nanoid()
      const pull: ModelPull = { address: request.address, state: 'fetching', bytes: 0 }
      await say(id, pull)
      running = {
        id,
        pull,
        whole: run(id, request, pull).catch((error: unknown) =>
          log.warn({ err: error }, 'the end of a fetch could not be stored'),
        ),
      }
    },
    async cancel() {
      if (running) return endOwn()
      const stored = await findStoredPull(db)
      if (stored?.pull.state === 'fetching') await askToCancel(db, stored)
    },
    [Symbol.asyncDispose]: endOwn,
  }
}
