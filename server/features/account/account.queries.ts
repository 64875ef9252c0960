import type { Connection } from '#server/platform/db/schema.ts'
import { emailKey, usernameKey } from '#server/platform/name-keys.ts'

export function findPasswordHash(db: Connection, userId: number): Promise<string | undefined> {
  return db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirst()
    .then((row) => row?.passwordHash)
}

/** Throws a unique violation when the name is another's. */
export async function renameUser(db: Connection, userId: number, username: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ username, usernameKey: usernameKey(username) })
    .where('id', '=', userId)
    .execute()
}

/** Throws a unique violation when the address is another's. */
export async function saveEmail(
  db: Connection,
  userId: number,
  email: string,
  isTrusted: boolean,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, emailKey: emailKey(email), isEmailTrusted: isTrusted ? 1 : 0 })
    .where('id', '=', userId)
    .execute()
}

export const findAddressee = (db: Connection, userId: number) =>
  db.selectFrom('users').select(['username', 'email']).where('id', '=', userId).executeTakeFirst()

export async function savePasswordHash(db: Connection, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
}

/** Removes the account with all that hangs on it; its usage stays without a name. */
export async function deleteUser(db: Connection, userId: number): Promise<void> {
  // NOTE: a cascade walks down a tree of messages one call inside the other, and gives up after a thousand.
  // Without their parents they go as one flat list.
  await db
    .updateTable('messages')
    .set({ parentId: null })
    .where('storyId', 'in', db.selectFrom('stories').select('id').where('userId', '=', userId))
    .execute()
  await db.deleteFrom('users').where('id', '=', userId).execute()
}
