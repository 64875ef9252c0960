import type { Connection } from '#server/platform/db/schema.ts'

/** Counts from the account's next call on: every call reads it anew. */
export async function setAdmin(db: Connection, userId: number, isAdmin: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_admin: isAdmin ? 1 : 0 })
    .where('id', '=', userId)
    .execute()
}

export function findAdmins(db: Connection) {
  return db
    .selectFrom('users')
    .select(['username', 'email'])
    .where('is_admin', '=', 1)
    .orderBy('username_key')
    .execute()
}
