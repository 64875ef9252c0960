import type { AccountContext } from './account-context.ts'
import { deleteUser } from './account.queries.ts'
import { requirePassword } from './change-password.ts'

type DeletionContext = Pick<AccountContext, 'db' | 'log' | 'limits' | 'passwords' | 'belongings'>

/** Deletes the account with everything it holds. Throws `wrong_password`. */
export async function deleteAccount(
  context: DeletionContext,
  userId: number,
  password: string,
): Promise<void> {
  await requirePassword(context, userId, password, 'password')
  const { db, log, belongings } = context
  const removals = await Promise.all(
    belongings.map((kept) => Promise.resolve(kept.prepareRemoval?.(db, userId))),
  )
  await db.transaction().execute((trx) => deleteUser(trx, userId))
  try {
    for (const remove of removals) await remove?.()
  } catch (error) {
    // Nobody can reach them any more without their rows, so the account is gone all the same.
    log.error({ err: error, userId }, 'files of a deleted account are left over')
  }
}
