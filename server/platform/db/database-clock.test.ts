import { pino } from 'pino'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Pool } from 'pg'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { runRounds } from '#testing/run-rounds.ts'
import { startDatabaseClock } from './database-clock.ts'
import { openPool } from './postgres-dialect.ts'

afterEach(() => vi.useRealTimers())

test('the time is the database’s, whatever the machine’s own clock says or jumps to', async () => {
  const database = await createTestDatabase()
  const pool = openPool(database.url, 1, { isServing: true })
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  const truth = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: truth + 12_000 })
  await using clock = await startDatabaseClock(pool, pino({ level: 'silent' }))
  expect(Math.abs(clock.now() - truth)).toBeLessThan(5_000)
  vi.setSystemTime(truth + 3_600_000)
  expect(Math.abs(clock.now() - truth)).toBeLessThan(5_000)
  const before = clock.now()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(clock.now() - before).toBeGreaterThanOrEqual(29)
  expect(Number.isInteger(clock.now())).toBe(true)
})

test('the time is measured every half minute, and an answer that took over a second counts for nothing', async () => {
  let now = 1_000_000
  let takesMs = 0
  let passed = 5_000
  vi.spyOn(performance, 'now').mockImplementation(() => passed)
  onTestFinished(() => void vi.restoreAllMocks())
  const query = vi.fn(async () => {
    passed += takesMs
    return { rows: [{ now }] }
  })
  const start = () => startDatabaseClock({ query } as unknown as Pool, pino({ level: 'silent' }))

  takesMs = 400
  const clock = await runRounds(29_999, start)
  expect(query).toHaveBeenCalledOnce()
  // The database's time was that of the middle between question and answer.
  expect(clock.now()).toBe(1_000_200)

  const later = await runRounds(30_000, async () => {
    const started = await start()
    now = 2_000_000
    takesMs = 1_000
    return started
  })
  expect(query).toHaveBeenCalledTimes(3)
  expect(later.now()).toBe(2_000_500)

  const slow = await runRounds(30_000, async () => {
    const started = await start()
    now = 9_000_000
    takesMs = 1_001
    return started
  })
  expect(slow.now()).toBe(2_000_500 + 1_001)
})
