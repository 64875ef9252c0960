import type { Connection } from '#server/platform/db/schema.ts'
import { emailKey } from '#server/platform/name-keys.ts'

/** The account whose password may be set anew by a link to this address. */
export function findUserByEmail(db: Connection, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('emailKey', '=', emailKey(email))
    .where('isEmailTrusted', '=', 1)
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
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute()
  await db.insertInto('passwordResets').values({ tokenHash, userId, expiresAt }).execute()
}

export async function isResetOpen(db: Connection, tokenHash: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the link away and says whose it was, so that of two tries at once only one gets it. */
export async function takeReset(db: Connection, tokenHash: string, now: number): Promise<number | undefined> {
  const row = await db
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  return row?.userId
}

/** Closes every link of the reader: their password or their address has changed. */
export async function deleteResetsOf(db: Connection, userId: number): Promise<void> {
  await db.deleteFrom('passwordResets').where('userId', '=', userId).execute()
}
