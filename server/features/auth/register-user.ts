import type { RegisterForm } from '#contract/auth.ts'
import type { User } from '#contract/session.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { refuseCommonPassword } from '#server/platform/passwords/most-used-passwords.ts'
import type { PasswordHashing } from '#server/platform/passwords/password-hashing.ts'
import { insertUser, isEmailTaken, isUsernameTaken } from './auth.queries.ts'

interface RegisterContext {
  db: Database
  clock: Clock
  passwords: PasswordHashing
}

/** Makes the account. Throws `common_password`, `username_taken` or `email_taken`. */
export async function registerUser(
  { db, clock, passwords }: RegisterContext,
  { username, email, password }: Omit<RegisterForm, 'captchaAnswer'>,
): Promise<User> {
  await refuseCommonPassword(password, 'password')
  if (await isUsernameTaken(db, username)) throw nameTaken('username')
  if (await isEmailTaken(db, email)) throw nameTaken('email')
  const passwordHash = await passwords.hash(password)
  const id = await insertUser(db, { username, email, passwordHash, now: clock.now() })
  // Two registrations at once: the table's own rule let one of them in.
  if (id === undefined) throw nameTaken((await isUsernameTaken(db, username)) ? 'username' : 'email')
  return { id, username, email, isAdmin: false }
}

function nameTaken(field: 'username' | 'email'): AppError {
  const error = new AppError(`${field}_taken`)
  return new AppError(error.code, { fields: { [field]: error.message } })
}
