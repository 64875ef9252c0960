import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RateLimits } from '../http/rate-limits.ts'
import type { PasswordHashing } from './password-hashing.ts'

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 8_000

interface Attempt {
  /** Whose attempts these are: an account, or a name that no account has. */
  throttleKey: string
  password: string
  passwordHash: string | undefined
  /** Whether only so many different passwords may be tried at all. */
  isBounded?: boolean
}

interface Guarded {
  limits: RateLimits
  passwords: PasswordHashing
}

/**
 * Whether the password opens the account. Guessing is slowed, and bounded where so asked (decision 0008). Throws
 * `too_many_requests`.
 */
export async function checkPassword(context: Guarded, attempt: Attempt): Promise<boolean> {
  const { limits } = context
  const { throttleKey, isBounded = false } = attempt
  if (!isBounded) return (await tryPassword(context, attempt)) === 'right'
  // Taken before the password is looked at, or many at once would all come in time.
  await limits.take('loginTries', throttleKey)
  const outcome = await tryPassword(context, attempt).catch(async (error: unknown) => {
    await limits.giveBack('loginTries', throttleKey)
    throw error
  })
  if (outcome !== 'wrong') await limits.giveBack('loginTries', throttleKey)
  return outcome === 'right'
}

async function tryPassword(
  { limits, passwords }: Guarded,
  { throttleKey, password, passwordHash }: Attempt,
): Promise<'right' | 'wrong' | 'wrong again'> {
  const { times, limit } = await limits.used('wrongPassword', throttleKey)
  await wait(signInDelayMs(times, limit))
  if (await passwords.verify(password, passwordHash)) return 'right'
  return (await countWrongPassword(limits, throttleKey, password)) ? 'wrong' : 'wrong again'
}

/** Milliseconds that a try takes after so many different wrong passwords: nothing up to the limit, then twice as long each time. */
export const signInDelayMs = (times: number, limit: number): number =>
  times < limit ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (times - limit), LONGEST_DELAY_MS)

/** Whether it is new: a password that was tried before does not count again, since a forgetful device is no attacker. */
async function countWrongPassword(
  limits: RateLimits,
  throttleKey: string,
  password: string,
): Promise<boolean> {
  // A few bits are enough to know a repeat, and too few to find the password by.
  const trace = createHash('sha256').update(`${throttleKey}\n${password}`).digest('hex').slice(0, 5)
  const timesSeen = await limits.count('seenPassword', `${throttleKey}:${trace}`)
  const isNew = timesSeen === 1
  if (isNew) await limits.count('wrongPassword', throttleKey)
  return isNew
}
