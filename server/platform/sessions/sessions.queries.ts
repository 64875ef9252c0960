import type { CompiledQuery } from 'kysely'
import type { Connection } from '../db/schema.ts'
import { toUser, type SessionUser } from './session-user.ts'

/** Made once for each database: it is asked by nearly every call. */
const sessionQuery = onceForEach((db: Connection) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'username', 'email', 'isAdmin', 'sessions.id as sessionId', 'lastUsedAt'])
    .where('tokenHash', '=', '')
    .where('expiresAt', '>', 0)
    .where('blockedAt', 'is', null)
    .compile(),
)

function onceForEach<Row>(compile: (db: Connection) => CompiledQuery<Row>) {
  const known = new WeakMap<Connection, CompiledQuery<Row>>()
  return (db: Connection, parameters: unknown[]): CompiledQuery<Row> => {
    const query = known.get(db) ?? compile(db)
    known.set(db, query)
    return { ...query, parameters }
  }
}

/** The open session with its user in one read; undefined when it is not there or has run out at `now`. */
export async function findSession(
  db: Connection,
  tokenHash: string,
  now: number,
): Promise<{ user: SessionUser; lastUsedAt: number } | undefined> {
  const [row] = (await db.executeQuery(sessionQuery(db, [tokenHash, now]))).rows
  if (!row) return undefined
  const { sessionId, lastUsedAt } = row
  return { user: { ...toUser(row), sessionId }, lastUsedAt }
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
      tokenHash,
      userId,
      device,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
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
  await db.updateTable('sessions').set({ lastUsedAt: now, expiresAt }).where('id', '=', sessionId).execute()
  await db.updateTable('users').set({ lastActiveAt: now }).where('id', '=', id).execute()
}

export async function deleteSession(db: Connection, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
}

/** The reader's open sessions, last used first. */
export function findSessionsOf(db: Connection, userId: number, now: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** False when the reader has no such session. */
export async function deleteSessionOf(db: Connection, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Ends all sessions of the reader, or all but one. */
export async function deleteSessionsOf(db: Connection, userId: number, exceptId?: number): Promise<void> {
  const all = db.deleteFrom('sessions').where('userId', '=', userId)
  await (exceptId === undefined ? all : all.where('id', '!=', exceptId)).execute()
}
