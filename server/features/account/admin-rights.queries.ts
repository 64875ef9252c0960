import type { Connection } from '#server/platform/db/schema.ts'

/** Counts from the account's next call on: every call reads it anew. */
export async function setAdmin(db: Connection, userId: number, isAdmin: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ isAdmin: isAdmin ? 1 : 0 })
    .where('id', '=', userId)
    .execute()
}

export function findAdmins(db: Connection) {
  return db
    .selectFrom('users')
    .select(['username', 'email'])
    .where('isAdmin', '=', 1)
    .orderBy('usernameKey')
    .execute()
}
