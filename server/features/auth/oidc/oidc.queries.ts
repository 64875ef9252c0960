import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'

/** A login that is under way at the provider. */
export interface OidcLogin {
  /** Whose account is to be connected; null at a login. */
  userId: number | null
  state: string
  nonce: string
  verifier: string
  onward: string
  invitation: string | null
}

export async function insertOidcLogin(
  db: Connection,
  login: OidcLogin & { tokenHash: string; expiresAt: number },
  now: number,
): Promise<void> {
  await db.deleteFrom('oidcLogins').where('expiresAt', '<=', now).execute()
  await db.insertInto('oidcLogins').values(login).execute()
}

/** Takes the login away, so that of two answers at once only one gets it. */
export async function takeOidcLogin(
  db: Connection,
  tokenHash: string,
  now: number,
): Promise<OidcLogin | undefined> {
  const row = await db
    .deleteFrom('oidcLogins')
    .where('tokenHash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst()
  return row && row.expiresAt > now ? row : undefined
}

/** A person at a provider: no other one has both. */
export interface Subject {
  issuer: string
  subject: string
}

/** The account that the person opens. */
export const findUserOfSubject = (db: Connection, { issuer, subject }: Subject) =>
  db
    .selectFrom('identities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
    .then((row) => row?.userId)

/** False where the person opens an account already. */
export async function insertIdentity(
  db: Connection,
  { issuer, subject }: Subject,
  { userId, now }: { userId: number; now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values({ userId, issuer, subject, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const findIdentitiesOf = (db: Connection, userId: number) =>
  db
    .selectFrom('identities')
    .select(['id', 'issuer', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()

/** False where the reader has no such identity. */
export async function deleteIdentity(db: Connection, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identities')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Accounts at providers, for the account's download. */
export const identityData: UserData = {
  name: 'identities',
  async *collect(db, userId) {
    const rows = await db
      .selectFrom('identities')
      .select(['issuer', 'subject', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute()
    for (const { createdAt, ...identity } of rows) yield { ...identity, createdAt: toIso(createdAt) }
  },
}
