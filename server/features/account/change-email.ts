import type { UpdatedUser } from '#contract/account.ts'
import { hoursMs } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import { hashOf, newToken } from '#server/platform/sessions/cookies.ts'
import type { SessionUser } from '#server/platform/sessions/session-user.ts'
import type { AccountContext } from './account-context.ts'
import { findAddressee, saveEmail } from './account.queries.ts'
import { takenBy, unlessTaken } from './change-names.ts'
import { requirePassword } from './change-password.ts'
import { insertEmailChange, isEmailOfAnother, takeEmailChange } from './email-changes.queries.ts'
import { emailChangeAskedEmail, emailChangedEmail, emailToConfirmEmail } from './emails.ts'
import { deleteResetsOf } from './resets.queries.ts'

const LIFETIME_MS = 24 * hoursMs

type EmailContext = Pick<AccountContext, 'config' | 'db' | 'clock' | 'limits' | 'passwords' | 'mailer'>

/**
 * Sets the address of an account that has none. Changing one takes the password and, where mail can be sent, the link in
 * an email to the new address; the old one is told. Throws `wrong_password`, `email_taken`.
 */
export async function updateEmail(
  context: EmailContext,
  user: SessionUser,
  { email, currentPassword }: { email: string; currentPassword?: string },
): Promise<UpdatedUser> {
  const { db, mailer } = context
  const { sessionId: _, ...before } = user
  const hasPassword = currentPassword !== undefined
  if (user.email !== undefined && !hasPassword) throw passwordMissing()
  if (hasPassword) await requirePassword(context, user.id, currentPassword, 'currentPassword')
  if (await isEmailOfAnother(db, user.id, email)) throw takenBy('email', 'email_taken')
  if (user.email === undefined || !mailer) {
    await storeEmail(context, { userId: user.id, email, isTrusted: hasPassword })
    return { ...before, email }
  }
  await askForConfirmation(context, user, email)
  return { ...before, emailToConfirm: email }
}

/** Puts the new address in force by the link that was mailed to it, and gives its account. Throws `email_link_invalid`. */
export async function confirmEmail(context: EmailContext, token: string): Promise<number> {
  const change = await takeEmailChange(context.db, hashOf(token), context.clock.now())
  if (!change) throw new AppError('email_link_invalid')
  const before = await findAddressee(context.db, change.userId)
  await storeEmail(context, { ...change, isTrusted: true })
  const { email, username } = before ?? {}
  if (email && username) context.mailer?.send(async () => emailChangedEmail({ to: email, username }))
  return change.userId
}

async function askForConfirmation(
  { config, db, clock, mailer }: EmailContext,
  { id: userId, username, email: oldEmail }: SessionUser,
  email: string,
): Promise<void> {
  const token = newToken()
  const change = { tokenHash: hashOf(token), userId, email, expiresAt: clock.now() + LIFETIME_MS }
  await db.transaction().execute((trx) => insertEmailChange(trx, change))
  // NOTE: behind the #, which browsers send to no server: neither a log nor a referrer gets to know it.
  const link = `${config.publicUrl}/confirm-email#${token}`
  mailer?.send(async () => emailToConfirmEmail({ to: email, username, link }))
  if (oldEmail) mailer?.send(async () => emailChangeAskedEmail({ to: oldEmail, username }))
}

/** An address that came without the password is written to, and resets no password: a stolen session could have set it. */
async function storeEmail(
  { db }: EmailContext,
  { userId, email, isTrusted }: { userId: number; email: string; isTrusted: boolean },
): Promise<void> {
  await unlessTaken('email', 'email_taken', () =>
    db.transaction().execute(async (trx) => {
      await saveEmail(trx, userId, email, isTrusted)
      await deleteResetsOf(trx, userId)
    }),
  )
}

function passwordMissing(): AppError {
  const text = 'Current password is required'
  return new AppError('invalid_input', { text, fields: { currentPassword: text } })
}
