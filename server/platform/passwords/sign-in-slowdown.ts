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
}

/** Whether the password opens the account. Guessing is slowed, never locked (decision 0008). */
export async function checkPassword(
  { limits, passwords }: { limits: RateLimits; passwords: PasswordHashing },
  { throttleKey, password, passwordHash }: Attempt,
): Promise<boolean> {
  const { times, limit } = await limits.used('wrongPassword', throttleKey)
  await wait(signInDelayMs(times, limit))
  const isRight = await passwords.verify(password, passwordHash)
  if (!isRight) await countWrongPassword(limits, throttleKey, password)
  return isRight
}

/** Milliseconds that a try takes after so many different wrong passwords: nothing up to the limit, then twice as long each time. */
export const signInDelayMs = (times: number, limit: number): number =>
  times < limit ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (times - limit), LONGEST_DELAY_MS)

/** A password that was tried before does not count again: a forgetful device is no attacker. */
async function countWrongPassword(limits: RateLimits, throttleKey: string, password: string): Promise<void> {
  // A few bits are enough to know a repeat, and too few to find the password by.
  const trace = createHash('sha256').update(`${throttleKey}\n${password}`).digest('hex').slice(0, 5)
  const timesSeen = await limits.count('seenPassword', `${throttleKey}:${trace}`)
  if (timesSeen === 1) await limits.count('wrongPassword', throttleKey)
}
