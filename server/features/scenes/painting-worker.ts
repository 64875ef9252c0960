import { PaintingFailed } from '#server/engines/painter/painter.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { JobWorker, type HeldJob } from '#server/platform/jobs/job-worker.ts'
import { endJob } from '#server/platform/jobs/jobs.queries.ts'
import type { pictureJobs } from './pictures.queries.ts'
import type { portraitJobs } from './portraits.queries.ts'
import type { PaintingHouse, PaintingsContext } from './scenes-context.ts'

/** A picture is painted or failed by then, whatever happens to the nodes. */
const SETTLE_WITHIN_MS = 55 * secondsMs

/** Work of the painters: how its rows are found and painted. */
export interface PaintingKind<Row> {
  table: typeof pictureJobs | typeof portraitJobs
  /** The most that are painted at the same time. */
  atOnce: number
  find(db: PaintingsContext['db'], id: string): Promise<Row | undefined>
  /** Does away with one that nobody waits for; true where it did. */
  forget?(context: PaintingsContext, row: Row): Promise<boolean>
  /** Paints it and stores its end. */
  paint(context: PaintingsContext, row: Row, worker: string, signal: AbortSignal): Promise<void>
}

/** Starts painting what was asked for, of one kind. */
export const startPaintingOf = <Row extends { id: string; requestedAt: number }>(
  { painters, ...house }: PaintingHouse,
  kind: PaintingKind<Row>,
): JobWorker<string> => {
  /** A picture ends with the painter that began it. */
  const contextNow = (): PaintingsContext => ({ ...house, painter: painters.ofSite })
  const fail = async ({ id, worker }: HeldJob<string>) => {
    const values = { status: 'failed' as const, finishedAt: house.clock.now() }
    await endJob(house.db, kind.table, { id, worker, values })
  }
  return new JobWorker(house, {
    table: kind.table,
    atOnce: kind.atOnce,
    leaseMs: 10 * secondsMs,
    lookEveryMs: 2 * secondsMs,
    mostAttempts: 3,
    pausesMs: [10 * secondsMs],
    run: async (job) => {
      if (!(await paintInTime(contextNow(), kind, job))) await fail(job)
    },
    giveUp: fail,
  })
}

/** False where nothing came of it. Throws what is to be tried again. */
async function paintInTime<Row extends { id: string; requestedAt: number }>(
  context: PaintingsContext,
  { find, forget, paint }: PaintingKind<Row>,
  job: HeldJob<string>,
): Promise<boolean> {
  const { db, clock, log, painter } = context
  const row = await find(db, job.id)
  if (row && (await forget?.(context, row))) return true
  const timeLeftMs = (row?.requestedAt ?? 0) + SETTLE_WITHIN_MS - clock.now()
  if (!row || timeLeftMs <= 0) return false
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(timeLeftMs)])
  try {
    await paint(context, row, job.worker, signal)
    return true
  } catch (error) {
    if (job.signal.aborted) throw error
    const reason = error instanceof PaintingFailed ? error.reason : 'unknown'
    log.warn({ err: error, reason, painter: painter.provider, pictureId: row.id }, 'the painter failed')
    return false
  }
}
