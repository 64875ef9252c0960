import { BIN_DAYS, STOPPED_SHARE_MINUTES } from '#contract/library.ts'
import { daysMs, minutesMs } from '#server/ground/clock.ts'
import { startRounds } from '#server/platform/jobs/rounds.ts'
import type { BinContext } from './library-context.ts'
import { deleteExpired, deleteStoppedShares, findExpired } from './library.queries.ts'

const STORIES_A_ROUND = 20

/** Deletes for good what has lain in the bin for its days, and links taken back minutes ago, again and again. Dispose of it to end that. */
export const startEmptyingBin = (context: BinContext): AsyncDisposable =>
  startRounds(() => emptyBin(context), {
    everyMs: 10 * minutesMs,
    log: context.log,
    complaint: 'the bin could not be emptied; trying again',
  })

/** Any node may do it: a story that another one has deleted meanwhile is gone, and its files with it. */
export async function emptyBin({ db, clock, prepareStoryRemoval }: BinContext): Promise<void> {
  await deleteStoppedShares(db, clock.now() - STOPPED_SHARE_MINUTES * minutesMs)
  const until = clock.now() - BIN_DAYS * daysMs
  for (const { id } of await findExpired(db, until, STORIES_A_ROUND)) {
    const removeRest = await prepareStoryRemoval(db, id)
    const isGone = await db.transaction().execute((trx) => deleteExpired(trx, id, until))
    if (isGone) await removeRest()
  }
}
