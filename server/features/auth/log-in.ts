import type { LoginForm, User } from '#contract/auth.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import { checkPassword } from '#server/platform/people/guessing.ts'
import { usernameKey } from '#server/platform/people/name-keys.ts'
import type { Passwords } from '#server/platform/people/passwords.ts'
import { findAccount } from './auth.queries.ts'

interface LoginContext {
  db: Database
  limits: RateLimits
  passwords: Passwords
}

/** The account that name and password open. Throws `wrong_credentials`, the same for an unknown name. */
export async function logIn(context: LoginContext, { username, password }: LoginForm): Promise<User> {
  const account = await findAccount(context.db, username)
  // An unknown name is throttled like a known one, or the throttle would tell which names exist.
  const throttleKey = account ? `id:${account.id}` : `name:${usernameKey(username)}`
  const passwordHash = account?.password_hash
  const isRight = await checkPassword(context, { throttleKey, password, passwordHash })
  if (!account || !isRight) throw new AppError('wrong_credentials')
  const { id, username: name, email, is_admin } = account
  return { id, username: name, isAdmin: is_admin === 1, ...(email !== null && { email }) }
}
