import type { LoginForm } from '#contract/auth.ts'
import type { User } from '#contract/session.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import { checkPassword } from '#server/platform/passwords/sign-in-slowdown.ts'
import { blockedError } from '#server/platform/sessions/open-account.ts'
import { toUser } from '#server/platform/sessions/session-user.ts'
import { usernameKey } from '#server/platform/name-keys.ts'
import type { PasswordHashing } from '#server/platform/passwords/password-hashing.ts'
import { findAccount } from './auth.queries.ts'

interface LoginContext {
  db: Database
  limits: RateLimits
  passwords: PasswordHashing
  /** Learns whose account the name is, also when the password is wrong. */
  about: (userId: number) => void
  /** The key of the browser, where the account was opened in it before. */
  findDeviceKey: (userId: number) => Promise<string | undefined>
}

/** An account whose password was right a moment ago. */
interface Opened {
  user: User
  passwordHash: string
}

/** The account that name and password open. Throws `wrong_credentials`, the same for an unknown name, and `account_blocked` to who knows the password. */
export async function logIn(context: LoginContext, { username, password }: LoginForm): Promise<Opened> {
  const account = await findAccount(context.db, username)
  if (account) context.about(account.id)
  const deviceKey = await context.findDeviceKey(account?.id ?? 0)
  // By the name that was typed, known or not: a count that name and email shared would tell which belong together.
  const throttleKey = deviceKey ?? `name:${usernameKey(username)}`
  const attempt = { throttleKey, password, passwordHash: account?.passwordHash, isBounded: true }
  const isRight = await checkPassword(context, attempt)
  if (!account || !isRight) throw new AppError('wrong_credentials')
  if (account.blockedAt !== null) throw blockedError(account.blockReason)
  return { user: toUser(account), passwordHash: account.passwordHash }
}
