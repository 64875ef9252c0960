import { eraseUserData } from '#server/platform/user-data.ts'
import type { AccountContext } from './account-context.ts'
import { deleteUser } from './account.queries.ts'
import { requirePassword } from './change-password.ts'

export type DeletionContext = Pick<
  AccountContext,
  'db' | 'log' | 'limits' | 'passwords' | 'storage' | 'userData'
>

/** Deletes the account with everything it holds; the password is the one of `by`. Throws `wrong_password`. */
export async function deleteAccount(
  context: DeletionContext,
  { userId, by = userId, password }: { userId: number; by?: number; password: string },
): Promise<void> {
  await requirePassword(context, by, password, 'password')
  const { db, userData } = context
  await eraseUserData(context, {
    userId,
    rooms: userData,
    deleteUser: () => db.transaction().execute((trx) => deleteUser(trx, userId)),
  })
}
