import { MOST_ATTEMPTS } from '#server/features/stories/story-access.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { warmWordFile } from '#server/ground/wordnet/word-file.ts'
import { JobWorker, type HeldJob } from '#server/platform/jobs/job-worker.ts'
import { endJob } from '#server/platform/jobs/jobs.queries.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { keepSpan, warmMemory } from './keep-span.ts'
import type { KeeperContext } from './memory-context.ts'
import { findStoryOf } from './story-path.queries.ts'
import { postponeSpan, spanJobs } from './spans.queries.ts'

const LEASE_MS = 20 * secondsMs
const LOOK_EVERY_MS = 5 * secondsMs
/** The pause after a turn that was in the way. */
const YIELD_MS = 5 * secondsMs

/** Starts keeping what is due of stories. */
export function startKeeper(context: KeeperContext): JobWorker<number> {
  // Facts are found by words: 13 MB that a server without readers does without. A turn that needs them sooner, or after
  // this has failed, reads them itself.
  void context.generations.nextBegun.then(warmWordFile).catch(() => {})
  // Another node has changed what turns of this one have in mind.
  context.wakeUps.on('remembered', (messageId) => {
    const complain = (error: unknown) => context.log.warn({ err: error }, 'a memory could not be read again')
    void warmStoryOf(context.db, messageId).catch(complain)
  })
  return new JobWorker(context, {
    table: spanJobs,
    atOnce: 2,
    leaseMs: LEASE_MS,
    lookEveryMs: LOOK_EVERY_MS,
    mostAttempts: MOST_ATTEMPTS,
    run: (job) => keepBesideTurns(context, job),
    giveUp: async ({ id, worker }) => {
      const values = { status: 'failed' as const, finishedAt: context.clock.now() }
      await endJob(context.db, spanJobs, { id, worker, values })
    },
  })
}

async function warmStoryOf(db: Connection, messageId: number): Promise<void> {
  const story = await findStoryOf(db, messageId)
  if (story) await warmMemory(db, story.storyId)
}

/** Keeps a span; where the narrator writes one text at a time, a reader's turn goes first. */
async function keepBesideTurns(context: KeeperContext, job: HeldJob<number>): Promise<void> {
  const { db, clock, narrators, generations } = context
  if (!narrators.ofSite.isOneAtATime) return keepSpan(context, job)
  const makeWay = new AbortController()
  void generations.nextBegun.then(() => makeWay.abort())
  const postpone = () => postponeSpan(db, { id: job.id, worker: job.worker, dueAt: clock.now() + YIELD_MS })
  if (generations.areActive) return postpone()
  try {
    await keepSpan(context, { ...job, signal: AbortSignal.any([job.signal, makeWay.signal]) })
  } catch (error) {
    if (!makeWay.signal.aborted || job.signal.aborted) throw error
    await postpone()
  }
}
