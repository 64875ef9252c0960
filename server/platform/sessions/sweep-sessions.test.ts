import { setImmediate as pass } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { runRounds } from '#testing/run-rounds.ts'
import { startTestApp } from '#testing/start-test-app.ts'
import { deleteExpiredSessions, startSessionSweep } from './sweep-sessions.ts'

test('sessions that have run out are deleted at the start, and again every hour', async () => {
  await using app = await startTestApp('sqlite')
  const { db } = app.context
  const sessions = () => db.selectFrom('sessions').select('expiresAt').execute()
  await app.reader('ada')
  const [{ expiresAt } = { expiresAt: 0 }] = await sessions()
  const clock = { now: () => expiresAt - 1 }
  /** Starts the sweep, and sets the clock once its first round is over. */
  const sweep = async (then: number) => {
    const rounds = startSessionSweep({ db, clock, log: pino({ level: 'silent' }) })
    await deleteExpiredSessions(db, 0)
    await pass()
    clock.now = () => then
    return rounds
  }

  await runRounds(3_599_999, () => sweep(expiresAt))
  expect(await sessions()).toHaveLength(1)
  clock.now = () => expiresAt - 1
  await runRounds(3_600_000, () => sweep(expiresAt))
  expect(await sessions()).toEqual([])

  await app.reader('bob')
  clock.now = () => Number.MAX_SAFE_INTEGER
  await runRounds(0, () => sweep(0))
  expect(await sessions()).toEqual([])
})
