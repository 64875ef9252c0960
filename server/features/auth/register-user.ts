import type { RegisterForm } from '#contract/auth.ts'
import type { User } from '#contract/session.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { PasswordHashing } from '#server/platform/passwords/password-hashing.ts'
import { insertUser, isEmailTaken, isUsernameTaken } from './auth.queries.ts'

interface RegisterContext {
  db: Database
  clock: Clock
  passwords: PasswordHashing
}

/** Makes the account. Throws `username_taken` or `email_taken`. */
export async function registerUser(
  { db, clock, passwords }: RegisterContext,
  { username, email, password }: Omit<RegisterForm, 'captchaAnswer'>,
): Promise<User> {
  if (await isUsernameTaken(db, username)) throw takenBy('username')
  if (await isEmailTaken(db, email)) throw takenBy('email')
  const passwordHash = await passwords.hash(password)
  const id = await insertUser(db, { username, email, passwordHash, now: clock.now() })
  // Two registrations at once: the table's own rule let one of them in.
  if (id === undefined) throw takenBy((await isUsernameTaken(db, username)) ? 'username' : 'email')
  return { id, username, email, isAdmin: false }
}

function takenBy(field: 'username' | 'email'): AppError {
  const error = new AppError(`${field}_taken`)
  return new AppError(error.code, { fields: { [field]: error.message } })
}
