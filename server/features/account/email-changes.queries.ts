import type { Connection } from '#server/platform/db/schema.ts'
import { emailKey } from '#server/platform/name-keys.ts'

/** An address that waits to be confirmed. */
interface EmailChange {
  userId: number
  email: string
}

/** Keeps a new address until its link is used; the one before it is void. */
export async function insertEmailChange(
  trx: Connection,
  { tokenHash, userId, email, expiresAt }: EmailChange & { tokenHash: string; expiresAt: number },
): Promise<void> {
  await deleteEmailChangesOf(trx, userId)
  await trx.insertInto('emailChanges').values({ tokenHash, userId, email, expiresAt }).execute()
}

/** Takes the change away, so that of two tries at once only one gets it. */
export async function takeEmailChange(
  db: Connection,
  tokenHash: string,
  now: number,
): Promise<EmailChange | undefined> {
  return db
    .deleteFrom('emailChanges')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning(['userId', 'email'])
    .executeTakeFirst()
}

/** Voids what waits: the password has changed, or another address was asked for. */
export async function deleteEmailChangesOf(db: Connection, userId: number): Promise<void> {
  await db.deleteFrom('emailChanges').where('userId', '=', userId).execute()
}

export async function isEmailOfAnother(db: Connection, userId: number, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('emailKey', '=', emailKey(email))
    .where('id', '!=', userId)
    .executeTakeFirst()
  return row !== undefined
}
