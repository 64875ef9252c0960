import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { openDatabase } from '../db/open-db.ts'
import { addressKey, createRateLimits } from './rate-limits.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1', 'fe80:0:0:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
])('%s shares its throttle with %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('a throttle refuses what is over its limit and says how long to wait', async () => {
  const limits = createRateLimits(1)
  for (let n = 0; n < 10; n++) await limits.take('loginMinute', '192.0.2.7')
  await expect(limits.take('loginMinute', '192.0.2.7')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 60,
  })
  await limits.take('loginMinute', '192.0.2.8')
  await limits.take('captcha', '192.0.2.7')
})

test.each([
  [2, 20],
  [0.5, 5],
  [0.001, 1],
])('a factor of %d makes ten to %i', async (factor, limit) => {
  expect(await createRateLimits(factor).used('loginMinute', 'x')).toEqual({ times: 0, limit })
})

test.each([
  ['wrongPassword', 10, 3_600_000],
  ['loginTries', 30, 3_600_000],
  ['seenPassword', 1_000, 3_600_000],
  ['sharedPages', 120, 60_000],
  ['sharedCards', 120, 60_000],
  ['reads', 1_200, 60_000],
  ['changes', 300, 60_000],
] as const)('%s are %i in %i milliseconds', async (throttle, limit, ms) => {
  const limits = createRateLimits(1)
  expect(limits.counterOf(throttle, 'x')).toEqual({ key: `${throttle}:x`, limit, ms })
  for (let times = 0; times < limit; times++) await limits.take(throttle, 'x')
  await expect(limits.take(throttle, 'x')).rejects.toMatchObject({ retryAfterSeconds: ms / 1000 })
})

test('uses are counted, told and taken back', async () => {
  const limits = createRateLimits(1)
  expect(await limits.count('seenPassword', 'x')).toBe(1)
  expect(await limits.count('seenPassword', 'x')).toBe(2)
  await limits.giveBack('seenPassword', 'x')
  expect(await limits.used('seenPassword', 'x')).toEqual({ times: 1, limit: 1_000 })
})

test('a key that is longer than the table takes is kept as its hash', () => {
  const { counterOf } = createRateLimits(1)
  expect(counterOf('loginTries', 'x'.repeat(64)).key).toBe(`loginTries:${'x'.repeat(64)}`)
  expect(counterOf('loginTries', 'x'.repeat(65)).key).toMatch(/^loginTries:[0-9a-f]{64}$/)
})

test('nodes share their throttles, but for those that count every call', async () => {
  const database = await createTestDatabase()
  const { db, pool } = await openDatabase({
    dataDir: '',
    databasePoolSize: 2,
    secrets: { databaseUrl: database.url },
  })
  const nodes = [createRateLimits(1, pool), createRateLimits(1, pool)] as const
  for (const throttle of ['loginTries', 'reads', 'changes'] as const) await nodes[0].take(throttle, 7)
  expect(await nodes[1].used('loginTries', 7)).toMatchObject({ times: 1 })
  expect(await nodes[1].used('reads', 7)).toMatchObject({ times: 0 })
  expect(await nodes[1].used('changes', 7)).toMatchObject({ times: 0 })
  await pool?.query('drop table throttles')
  await expect(nodes[0].take('loginTries', 7)).rejects.toThrow('throttles')
  await nodes[0].take('reads', 7)
  await db.destroy()
  await database.drop()
})
