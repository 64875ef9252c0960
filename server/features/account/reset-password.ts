import { AppError } from '#server/platform/app-error.ts'
import { minutesMs, type Clock } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { refuseCommonPassword } from '#server/platform/passwords/most-used-passwords.ts'
import { deleteSessionsOf } from '#server/platform/sessions/sessions.queries.ts'
import { hashOf, newToken } from '#server/platform/sessions/cookies.ts'
import type { AccountContext } from './account-context.ts'
import { savePasswordHash } from './account.queries.ts'
import { deleteEmailChangesOf } from './email-changes.queries.ts'
import { passwordResetEmail } from './emails.ts'
import { deletePasskeysOf } from './passkeys/passkeys.queries.ts'
import { deleteResetsOf, findUserByEmail, insertReset, isResetOpen, takeReset } from './resets.queries.ts'

const LIFETIME_MS = 30 * minutesMs

interface LinkContext {
  config: { publicUrl: string }
  db: Connection
  clock: Clock
}

/** A link that sets the reader's password anew, once, within 30 minutes. Earlier ones stay good until one is used. */
export async function makeResetLink({ config, db, clock }: LinkContext, userId: number): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await insertReset(db, { tokenHash: hashOf(token), userId, now, expiresAt: now + LIFETIME_MS })
  // NOTE: behind the #, which browsers send to no server: neither a log nor a referrer gets to know it.
  return `${config.publicUrl}/reset-password#${token}`
}

/** Mails a link to whoever has this address, if anyone has. Throws `mail_unavailable`. */
export function mailResetLink(
  context: Pick<AccountContext, 'config' | 'db' | 'clock' | 'mailer'>,
  email: string,
): void {
  if (!context.mailer) throw new AppError('mail_unavailable')
  context.mailer.send(async () => {
    const user = await findUserByEmail(context.db, email)
    if (!user?.email) return undefined
    const link = await makeResetLink(context, user.id)
    return passwordResetEmail({ to: user.email, username: user.username, link })
  })
}

/** Sets the password by a link, ends all sessions and passkeys of the account, which may be somebody else's, and gives its id. Throws `reset_link_invalid`, `common_password`. */
export async function resetPassword(
  { db, clock, passwords }: Pick<AccountContext, 'db' | 'clock' | 'passwords'>,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<number> {
  const tokenHash = hashOf(token)
  // Asked first, because making the password's hash is dear, and again when it is made.
  if (!(await isResetOpen(db, tokenHash, clock.now()))) throw new AppError('reset_link_invalid')
  await refuseCommonPassword(newPassword, 'newPassword')
  const passwordHash = await passwords.hash(newPassword)
  return db.transaction().execute(async (trx) => {
    const userId = await takeReset(trx, tokenHash, clock.now())
    if (userId === undefined) throw new AppError('reset_link_invalid')
    await savePasswordHash(trx, userId, passwordHash)
    await deleteSessionsOf(trx, userId)
    await deleteResetsOf(trx, userId)
    await deleteEmailChangesOf(trx, userId)
    await deletePasskeysOf(trx, userId)
    return userId
  })
}
