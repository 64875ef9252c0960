import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { secondsMs, type Clock } from '#server/ground/clock.ts'
import { startRounds } from '../jobs/rounds.ts'

const MEASURE_EVERY_MS = 30 * secondsMs
/** An answer that took longer says too little about the moment it was given. */
const LONGEST_ANSWER_MS = secondsMs

/**
 * The database's time in milliseconds, by which all its nodes agree on leases and sessions, whatever the clocks of their
 * machines say and however these jump. Measured now and then, and carried on in between by the time that has passed.
 */
export async function startDatabaseClock(
  pool: Pool,
  log: FastifyBaseLogger,
): Promise<Clock & AsyncDisposable> {
  let offset = Date.now() - performance.now()
  const measure = async (): Promise<void> => {
    const askedAt = performance.now()
    const { rows } = await pool.query<{ now: number }>(
      'select cast(extract(epoch from clock_timestamp()) * 1000 as float8) as now',
    )
    const answeredAt = performance.now()
    if (answeredAt - askedAt > LONGEST_ANSWER_MS) return
    offset = rows[0]!.now - (askedAt + answeredAt) / 2
  }
  await measure()
  const rounds = startRounds(measure, {
    everyMs: MEASURE_EVERY_MS,
    log,
    complaint: 'the time of the database could not be read; its last one is carried on',
  })
  return {
    now: () => Math.round(offset + performance.now()),
    [Symbol.asyncDispose]: () => rounds[Symbol.asyncDispose](),
  }
}
