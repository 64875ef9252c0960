import type { User } from '#contract/session.ts'
import { AppError } from '#server/platform/app-error.ts'
import { isUniqueViolation } from '#server/platform/db/unique-violation.ts'
import type { SessionUser } from '#server/platform/sessions/session-user.ts'
import type { AccountContext } from './account-context.ts'
import { renameUser, saveEmail } from './account.queries.ts'
import { emailChangedEmail } from './emails.ts'
import { deleteResetsOf } from './resets.queries.ts'

/** Changes the reader's name. Throws `username_taken`. */
export async function changeUsername(
  { db }: Pick<AccountContext, 'db'>,
  user: SessionUser,
  username: string,
): Promise<User> {
  await unlessTaken('newUsername', 'username_taken', () => renameUser(db, user.id, username))
  return { ...user, username }
}

/** Sets or changes the reader's address, and tells the old one. Throws `email_taken`. */
export async function updateEmail(
  { db, mailer }: Pick<AccountContext, 'db' | 'mailer'>,
  user: SessionUser,
  email: string,
): Promise<User> {
  await unlessTaken('email', 'email_taken', () =>
    db.transaction().execute(async (trx) => {
      await saveEmail(trx, user.id, email)
      await deleteResetsOf(trx, user.id)
    }),
  )
  const { email: before, username } = user
  if (before !== undefined && before !== email)
    mailer?.send(async () => emailChangedEmail({ to: before, username }))
  return { ...user, email }
}

async function unlessTaken(
  field: string,
  code: 'username_taken' | 'email_taken',
  save: () => Promise<void>,
): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const taken = new AppError(code)
    throw new AppError(code, { fields: { [field]: taken.message } })
  }
}
