import type { Lease } from '#server/platform/jobs/job-table.ts'
import { watchForGoneWorkers } from '#server/platform/jobs/gone-workers.ts'
import { startRounds } from '#server/platform/jobs/rounds.ts'
import { turnsLeftBehind } from '#server/platform/metrics/observations.ts'
import { runGeneration } from './run-generation.ts'
import type { StoriesContext } from './stories-context.ts'
import { interruptAbandoned, takeAbandoned, type TakenTurn } from './takeover.queries.ts'
import { turnJobs } from './turns.queries.ts'

/** A reader whose node dies waits for two looks. */
const LOOK_EVERY_MS = 500
/** A database that nobody here has reached for longer was away: nobody elsewhere could renew a lease either. */
const AWAY_MS = 3 * LOOK_EVERY_MS
/** Living processes have renewed their leases when it has been back for so long. */
const RENEWED_WITHIN_MS = 2 * LOOK_EVERY_MS

/**
 * Looks for turns whose process died or handed them over, at once and then again and again, and goes on with them from
 * their last saved word. Dispose of it to look no more.
 */
export function startTakeovers(context: StoriesContext & { turnLeaseMs: number }): AsyncDisposable {
  const { db, log, clock, generations, wakeUps, turnLeaseMs } = context
  const findGone = watchForGoneWorkers(db, turnJobs)
  let reachedAt = performance.now()
  let waitUntil = 0
  const look = async (): Promise<void> => {
    if (generations.isDraining) return
    const gone = await findGone()
    const at = performance.now()
    if (at - reachedAt > AWAY_MS) waitUntil = at + RENEWED_WITHIN_MS
    reachedAt = at
    if (at < waitUntil) return
    const lease: Lease = generations.newLease()
    const taken = await takeAbandoned(db, { lease, gone, own: generations.turnIds, now: clock.now() })
    if (taken.length > 0) log.warn({ taken: taken.length }, 'turns of another process are gone on with')
    turnsLeftBehind.publish({ outcome: 'taken_over', count: taken.length })
    for (const turn of taken) void goOn(context, turn)
    const interrupted = await interruptAbandoned(db, { gone, own: generations.turnIds, now: clock.now() })
    turnsLeftBehind.publish({ outcome: 'interrupted', count: interrupted })
    if (interrupted > 0) log.warn({ interrupted }, 'turns that nobody could end were marked interrupted')
  }
  const rounds = startRounds(look, {
    everyMs: Math.min(turnLeaseMs / 5, LOOK_EVERY_MS),
    log,
    complaint: 'turns of dead processes could not be looked for; trying again',
    isFirstNow: true,
  })
  wakeUps.on('handed_over', rounds.begin)
  return rounds
}

async function goOn(context: StoriesContext, taken: TakenTurn): Promise<void> {
  const { narrators, generations, log } = context
  const { turnId, storyId, userId, replyId, parentId, kind, depth, content, attempts, connectionId } = taken
  const ids = { turnId, storyId, userId, replyId, depth, isOpening: depth === 0 }
  const hasPlayersTurn = kind !== 'more' && parentId !== null
  // Added before anything is awaited: from now on the lease is renewed, and readers of this node follow here.
  const generation = generations.add(
    { ...ids, ...(hasPlayersTurn && { userMessageId: parentId }) },
    { text: content, attempts },
  )
  try {
    const narrator = await narrators.find(userId, connectionId)
    await runGeneration({ ...context, narrator, worker: generations.worker }, generation)
  } catch (error) {
    log.error({ err: error, storyId, replyId }, 'a turn could not be gone on with; its lease runs out')
    generation.finish({ status: 'elsewhere' })
  }
}
