import type { Connection } from '#server/platform/db/schema.ts'
import { emailKey } from '#server/platform/name-keys.ts'

export function findUserByEmail(db: Connection, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
}

interface NewReset {
  tokenHash: string
  userId: number
  now: number
  expiresAt: number
}

export async function insertReset(
  db: Connection,
  { tokenHash, userId, now, expiresAt }: NewReset,
): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
  await db
    .insertInto('password_resets')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
    .execute()
}

export async function isResetOpen(db: Connection, tokenHash: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the link away and says whose it was, so that of two tries at once only one gets it. */
export async function takeReset(db: Connection, tokenHash: string, now: number): Promise<number | undefined> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Closes every link of the reader: their password or their address has changed. */
export async function deleteResetsOf(db: Connection, userId: number): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}
