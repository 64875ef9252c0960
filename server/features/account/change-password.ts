import { AppError } from '#server/platform/app-error.ts'
import { checkPassword } from '#server/platform/passwords/sign-in-slowdown.ts'
import { refuseCommonPassword } from '#server/platform/passwords/most-used-passwords.ts'
import { deleteSessionsOf } from '#server/platform/sessions/sessions.queries.ts'
import type { SessionUser } from '#server/platform/sessions/session-user.ts'
import type { AccountContext } from './account-context.ts'
import { findPasswordHash, savePasswordHash } from './account.queries.ts'
import { deleteEmailChangesOf } from './email-changes.queries.ts'
import { deleteResetsOf } from './resets.queries.ts'

type PasswordContext = Pick<AccountContext, 'db' | 'limits' | 'passwords'>

/** Changes the password and ends every session but the one that asks. Throws `wrong_password`, `common_password`. */
export async function changePassword(
  context: PasswordContext,
  { id, sessionId }: SessionUser,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await requirePassword(context, id, currentPassword, 'currentPassword')
  await refuseCommonPassword(newPassword, 'newPassword')
  const passwordHash = await context.passwords.hash(newPassword)
  await context.db.transaction().execute(async (trx) => {
    await savePasswordHash(trx, id, passwordHash)
    await deleteSessionsOf(trx, id, sessionId)
    await deleteResetsOf(trx, id)
    await deleteEmailChangesOf(trx, id)
  })
}

/** Throws `wrong_password`, with the form's field, unless it is the reader's. Guessing is slowed as at the login. */
export async function requirePassword(
  context: PasswordContext,
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  const passwordHash = await findPasswordHash(context.db, userId)
  if (await checkPassword(context, { throttleKey: `id:${userId}`, password, passwordHash })) return
  const wrong = new AppError('wrong_password')
  throw new AppError('wrong_password', { fields: { [field]: wrong.message } })
}
