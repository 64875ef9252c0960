import type { AccountContext } from './account-context.ts'
import { deleteUser } from './account.queries.ts'
import { requirePassword } from './change-password.ts'

/** Deletes the account with everything it holds. Throws `wrong_password`. */
export async function deleteAccount(
  context: Pick<AccountContext, 'db' | 'limits' | 'passwords'>,
  userId: number,
  password: string,
): Promise<void> {
  await requirePassword(context, userId, password, 'password')
  await context.db.transaction().execute((trx) => deleteUser(trx, userId))
}
