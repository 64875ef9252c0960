import type { RegisterForm } from '#contract/auth.ts'
import type { User } from '#contract/session.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import { hashOf } from '#server/platform/sessions/cookies.ts'
import { findSiteSettings } from '#server/platform/site-settings.queries.ts'
import { refuseCommonPassword } from '#server/platform/passwords/most-used-passwords.ts'
import type { PasswordHashing } from '#server/platform/passwords/password-hashing.ts'
import { spendInvitation } from './invitations.queries.ts'
import { insertUser, isEmailTaken, isUsernameTaken } from './auth.queries.ts'

interface RegisterContext {
  db: Database
  clock: Clock
  passwords: PasswordHashing
}

/** Makes the account. Throws `common_password`, `username_taken`, `email_taken`, and why nobody may make one. */
export async function registerUser(
  { db, clock, passwords }: RegisterContext,
  { username, email, password, invitation }: Omit<RegisterForm, 'captchaAnswer'>,
): Promise<User> {
  await refuseCommonPassword(password, 'password')
  if (await isUsernameTaken(db, username)) throw nameTaken('username')
  if (await isEmailTaken(db, email)) throw nameTaken('email')
  const passwordHash = await passwords.hash(password)
  const now = clock.now()
  const id = await db.transaction().execute(async (trx) => {
    await requireEntry(trx, invitation, now)
    const newId = await insertUser(trx, { username, email, passwordHash, now })
    if (newId === undefined) throw await takenMeanwhile(trx, username)
    return newId
  })
  return { id, username, email, isAdmin: false }
}

/** Two registrations at once: the table's own rule let one of them in. */
const takenMeanwhile = async (trx: Connection, username: string): Promise<AppError> =>
  nameTaken((await isUsernameTaken(trx, username)) ? 'username' : 'email')

/** Throws unless an account may be made now; an invitation is used up by one. */
export async function requireEntry(
  trx: Connection,
  invitation: string | undefined,
  now: number,
): Promise<void> {
  const { mode, reason } = await findSiteSettings(trx)
  if (mode === 'open') return
  if (mode === 'closed') {
    const { code, message } = new AppError('sign_up_closed')
    throw new AppError(code, { text: reason === '' ? message : `${message}: ${reason}` })
  }
  if (invitation === undefined) throw new AppError('invitation_required')
  if (!(await spendInvitation(trx, hashOf(invitation), now))) throw new AppError('invitation_invalid')
}

function nameTaken(field: 'username' | 'email'): AppError {
  const error = new AppError(`${field}_taken`)
  return new AppError(error.code, { fields: { [field]: error.message } })
}
