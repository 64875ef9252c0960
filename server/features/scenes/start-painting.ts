import { PaintingFailed } from '#server/engines/painter/painter.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { JobWorker, type HeldJob } from '#server/platform/jobs/job-worker.ts'
import { paintPicture } from './paint-picture.ts'
import { cancelPicture } from './picture-queue.queries.ts'
import { findPicture, finishPicture, pictureJobs } from './pictures.queries.ts'
import type { PaintingHouse, PaintingsContext } from './scenes-context.ts'

/** A picture is painted or failed by then, whatever happens to the nodes. */
const SETTLE_WITHIN_MS = 55 * secondsMs

/** A page that waits asks every few seconds; a picture that nobody has asked about for so long is forgotten. */
const FORGET_AFTER_MS = 30 * secondsMs

/** Starts painting the pictures that were asked for. */
export const startPainting = ({ painters, ...house }: PaintingHouse): JobWorker<string> => {
  /** A picture ends with the painter that began it. */
  const contextNow = (): PaintingsContext => ({ ...house, painter: painters.ofSite })
  return new JobWorker(house, {
    table: pictureJobs,
    atOnce: 2,
    leaseMs: 10 * secondsMs,
    lookEveryMs: 2 * secondsMs,
    mostAttempts: 3,
    pausesMs: [10 * secondsMs],
    run: (job) => paintInTime(contextNow(), job),
    giveUp: (job) => fail(contextNow(), job),
  })
}

async function paintInTime(context: PaintingsContext, job: HeldJob<string>): Promise<void> {
  const { db, clock, log, painter } = context
  const picture = await findPicture(db, job.id)
  if (picture && clock.now() - picture.waitedAt > FORGET_AFTER_MS)
    return void (await cancelPicture(db, picture.userId, picture.messageId))
  const timeLeftMs = (picture?.requestedAt ?? 0) + SETTLE_WITHIN_MS - clock.now()
  if (!picture || timeLeftMs <= 0) return fail(context, job)
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(timeLeftMs)])
  try {
    await paintPicture(context, picture, job.worker, signal)
  } catch (error) {
    if (job.signal.aborted) throw error
    const reason = error instanceof PaintingFailed ? error.reason : 'unknown'
    log.warn({ err: error, reason, painter: painter.provider, pictureId: picture.id }, 'the painter failed')
    await fail(context, job)
  }
}

async function fail({ db, clock }: PaintingsContext, { id, worker }: HeldJob<string>): Promise<void> {
  await finishPicture(db, { id, worker, status: 'failed', now: clock.now() })
}
