import { expect, test } from 'vitest'
import { signInDelayMs } from './sign-in-slowdown.ts'
import { createPasswordHashing } from './password-hashing.ts'

test('a password fits its own hash, and each hash is another one', async () => {
  const { hash, verify } = createPasswordHashing()
  const [one, other] = [await hash('correct horse'), await hash('correct horse')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await verify('correct horse', one)).toBe(true)
  expect(await verify('Correct horse', one)).toBe(false)
})

test('without an account the work is the same, and the answer is no', async () => {
  const { verify, hash } = createPasswordHashing()
  await verify('warms up', undefined)
  const known = await hash('correct horse')
  const timeOf = async (passwordHash: string | undefined) => {
    const startedAt = process.cpuUsage()
    for (let n = 0; n < 5; n++) expect(await verify('not this one', passwordHash)).toBe(false)
    return process.cpuUsage(startedAt).user
  }
  // An answer without a hash to compare with would be a thousand times quicker; a loaded machine makes no such gap.
  expect(await timeOf(undefined)).toBeGreaterThan((await timeOf(known)) / 5)
  expect(await verify('nobody has this password', undefined)).toBe(false)
})

test('a rush of logins is turned away instead of piling up', async () => {
  const { hash } = createPasswordHashing()
  const all = await Promise.allSettled(Array.from({ length: 80 }, (_, n) => hash(`password ${n}`)))
  const turnedAway = all.filter(({ status }) => status === 'rejected')
  expect(turnedAway).toHaveLength(14)
  expect(turnedAway[0]).toMatchObject({ reason: { code: 'busy', retryAfterSeconds: 2 } })
})

test('sign-in is slowed twice as much each time, up to eight seconds', () => {
  expect([0, 9, 10, 11, 12, 13, 14, 15, 40].map((times) => signInDelayMs(times, 10))).toEqual([
    0, 0, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
  ])
})
