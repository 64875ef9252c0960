import { expect, test } from 'vitest'
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

test.each(['sharedPages', 'sharedCards'] as const)('%s of shared stories are 120 a minute', async (name) => {
  const limits = createRateLimits(1)
  for (let n = 0; n < 120; n++) await limits.take(name, '192.0.2.7')
  await expect(limits.take(name, '192.0.2.7')).rejects.toMatchObject({ retryAfterSeconds: 60 })
})
