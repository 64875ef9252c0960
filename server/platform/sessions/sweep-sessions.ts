import type { FastifyBaseLogger } from 'fastify'
import { hoursMs, type Clock } from '#server/ground/clock.ts'
import type { Connection, Database } from '../db/schema.ts'
import { startRounds } from '../jobs/rounds.ts'

/** Deletes sessions that have run out, now and every hour. Dispose of it to end that. */
export const startSessionSweep = ({
  db,
  clock,
  log,
}: {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
}): AsyncDisposable =>
  startRounds(() => deleteExpiredSessions(db, clock.now()), {
    everyMs: hoursMs,
    log,
    complaint: 'sessions that have run out could not be deleted; trying again',
    isFirstNow: true,
  })

export async function deleteExpiredSessions(db: Connection, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
}
