import { pino } from 'pino'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
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
