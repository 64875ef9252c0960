import type { Connection } from '#server/platform/db/schema.ts'
import { emailKey, usernameKey } from '#server/platform/name-keys.ts'

/** The account that a username or an email names, with its password's hash. */
export function findAccount(db: Connection, name: string) {
  const byEmail = name.includes('@')
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'isAdmin', 'passwordHash', 'blockedAt', 'blockReason'])
    .where(byEmail ? 'emailKey' : 'usernameKey', '=', byEmail ? emailKey(name) : usernameKey(name))
    .executeTakeFirst()
}

/**
 * Notes the login, if the password is still the one that was checked: false when it was changed, or the account blocked, meanwhile. Inside a
 * transaction it holds back a change of the password until the session stands, which then ends with the others.
 */
export async function noteLogin(
  db: Connection,
  { userId, passwordHash, now }: { userId: number; passwordHash: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ lastActiveAt: now })
    .where('id', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .where('blockedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function isUsernameTaken(db: Connection, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('usernameKey', '=', usernameKey(username))
    .executeTakeFirst()
  return row !== undefined
}

export async function isEmailTaken(db: Connection, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('emailKey', '=', emailKey(email))
    .executeTakeFirst()
  return row !== undefined
}

/** The new account's id; undefined when another took the name or the email first. */
export async function insertUser(
  db: Connection,
  {
    username,
    email,
    passwordHash,
    now,
  }: { username: string; email: string | null; passwordHash: string; now: number },
): Promise<number | undefined> {
  const row = await db
    .insertInto('users')
    .values({
      username,
      usernameKey: usernameKey(username),
      email,
      emailKey: email === null ? null : emailKey(email),
      passwordHash,
      isAdmin: 0,
      createdAt: now,
      lastActiveAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function insertCaptcha(
  db: Connection,
  {
    challengeHash,
    answer,
    now,
    expiresAt,
  }: { challengeHash: string; answer: string; now: number; expiresAt: number },
): Promise<void> {
  await db.deleteFrom('captchas').where('expiresAt', '<=', now).execute()
  await db.insertInto('captchas').values({ challengeHash, answer, expiresAt }).execute()
}

/** Takes the challenge away and returns its answer, so that of two tries at once only one gets it. */
export async function takeCaptcha(
  db: Connection,
  challengeHash: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('captchas')
    .where('challengeHash', '=', challengeHash)
    .returning(['answer', 'expiresAt'])
    .executeTakeFirst()
  return row && row.expiresAt > now ? row.answer : undefined
}
