import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { LoginForm, User } from '#contract/auth.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import { usernameKey } from '#server/platform/people/name-keys.ts'
import type { Passwords } from '#server/platform/people/passwords.ts'
import { findAccount } from './auth.queries.ts'

const LONGEST_DELAY_MS = 8_000

interface LoginContext {
  db: Database
  limits: RateLimits
  passwords: Passwords
}

/** The account that name and password open. Throws `wrong_credentials`, the same for an unknown name. */
export async function logIn(
  { db, limits, passwords }: LoginContext,
  { username, password }: LoginForm,
): Promise<User> {
  const account = await findAccount(db, username)
  // An unknown name is throttled like a known one, or the throttle would tell which names exist.
  const throttleKey = account ? `id:${account.id}` : `name:${usernameKey(username)}`
  await slowDownGuessing(limits, throttleKey)

  if (!(await passwords.verify(password, account?.password_hash)) || !account) {
    await countWrongPassword(limits, throttleKey, password)
    throw new AppError('wrong_credentials')
  }
  const { id, username: name, email, is_admin } = account
  return { id, username: name, isAdmin: is_admin === 1, ...(email !== null && { email }) }
}

/** After too many different wrong passwords, each try takes longer; it is never refused, so the owner gets in. */
async function slowDownGuessing(limits: RateLimits, throttleKey: string): Promise<void> {
  const { times, limit } = await limits.used('wrongPassword', throttleKey)
  if (times >= limit) await wait(Math.min(500 * 2 ** (times - limit), LONGEST_DELAY_MS))
}

/** A password that was tried before does not count again: a forgetful device is no attacker. */
async function countWrongPassword(limits: RateLimits, throttleKey: string, password: string): Promise<void> {
  // A few bits are enough to know a repeat, and too few to find the password by.
  const trace = createHash('sha256').update(`${throttleKey}\n${password}`).digest('hex').slice(0, 5)
  const timesSeen = await limits.count('seenPassword', `${throttleKey}:${trace}`)
  if (timesSeen === 1) await limits.count('wrongPassword', throttleKey)
}
