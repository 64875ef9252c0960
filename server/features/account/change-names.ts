import type { User } from '#contract/session.ts'
import { AppError } from '#server/platform/app-error.ts'
import { isUniqueViolation } from '#server/platform/db/unique-violation.ts'
import type { SessionUser } from '#server/platform/sessions/session-user.ts'
import type { AccountContext } from './account-context.ts'
import { renameUser } from './account.queries.ts'
import { usernameChangedEmail } from './emails.ts'

/** Changes the reader's name and tells them by email. Throws `username_taken`. */
export async function changeUsername(
  { db, mailer }: Pick<AccountContext, 'db' | 'mailer'>,
  user: SessionUser,
  username: string,
): Promise<User> {
  await unlessTaken('newUsername', 'username_taken', () => renameUser(db, user.id, username))
  const { email, username: before } = user
  if (email !== undefined && before !== username)
    mailer?.send(async () => usernameChangedEmail({ to: email, username, before }))
  return { ...user, username }
}

/** Saves a name that is to be unique, or throws that it is taken, with the form's field. */
export async function unlessTaken(
  field: string,
  code: 'username_taken' | 'email_taken',
  save: () => Promise<void>,
): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw takenBy(field, code)
  }
}

export function takenBy(field: string, code: 'username_taken' | 'email_taken'): AppError {
  const taken = new AppError(code)
  return new AppError(code, { fields: { [field]: taken.message } })
}
