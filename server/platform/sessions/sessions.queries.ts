import type { Connection } from '../db/schema.ts'
import type { SessionUser } from './session-user.ts'

/** The open session with its user in one read; undefined when it is not there or has run out at `now`. */
export async function findSession(
  db: Connection,
  tokenHash: string,
  now: number,
): Promise<{ user: SessionUser; lastUsedAt: number } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'username', 'email', 'is_admin', 'sessions.id as session_id', 'last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, username, email, is_admin, session_id, last_used_at } = row
  const user = {
    id,
    username,
    isAdmin: is_admin === 1,
    sessionId: session_id,
    ...(email !== null && { email }),
  }
  return { user, lastUsedAt: last_used_at }
}

interface NewSession {
  tokenHash: string
  userId: number
  device: string
  now: number
  expiresAt: number
}

export async function insertSession(
  db: Connection,
  { tokenHash, userId, device, now, expiresAt }: NewSession,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      device,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute()
}

/** Notes the use of a session and of its account, and moves the session's end on. */
export async function touchSession(
  db: Connection,
  { id, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>,
  now: number,
  expiresAt: number,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, expires_at: expiresAt })
    .where('id', '=', sessionId)
    .execute()
  await db.updateTable('users').set({ last_active_at: now }).where('id', '=', id).execute()
}

export async function deleteSession(db: Connection, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** The reader's open sessions, last used first. */
export function findSessionsOf(db: Connection, userId: number, now: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** False when the reader has no such session. */
export async function deleteSessionOf(db: Connection, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ends all sessions of the reader, or all but one. */
export async function deleteSessionsOf(db: Connection, userId: number, exceptId?: number): Promise<void> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (exceptId === undefined ? all : all.where('id', '!=', exceptId)).execute()
}
