import type { Connection } from '#server/platform/db/schema.ts'

/** The reader's passkeys, oldest first. */
export function findPasskeysOf(db: Connection, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'transports', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

/** The passkey that an authenticator knows by this id, whoever's it is: who it belongs to is what it says. */
export function findPasskey(db: Connection, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

interface NewPasskey {
  userId: number
  credentialId: string
  publicKey: string
  counter: number
  transports: readonly string[]
  name: string
  now: number
}

/** The new passkey's id; undefined where it is known already. */
export async function insertPasskey(
  db: Connection,
  { now, transports, ...passkey }: NewPasskey,
): Promise<number | undefined> {
  const row = await db
    .insertInto('passkeys')
    .values({ ...passkey, transports: JSON.stringify(transports), createdAt: now, lastUsedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** False where the passkey has gone, or has signed something else meanwhile. */
export async function notePasskeyUse(
  db: Connection,
  { id, counter, newCounter, now }: { id: number; counter: number; newCounter: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: newCounter, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False where the reader has no such passkey. */
export async function savePasskeyName(
  db: Connection,
  { id, userId, name }: { id: number; userId: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False where the reader has no such passkey. */
export async function deletePasskey(db: Connection, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deletePasskeysOf(db: Connection, userId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('userId', '=', userId).execute()
}
