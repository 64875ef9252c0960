import { sql, type InferResult, type RawBuilder } from 'kysely'
import { createBatches } from '#server/ground/batches.ts'
import { engineOf } from '../db/engine-of.ts'
import type { Connection } from '../db/schema.ts'
import { toUser, type SessionUser } from './session-user.ts'

export interface StandingSession {
  user: SessionUser
  lastUsedAt: number
}

const openSessions = (db: Connection, isAsked: RawBuilder<boolean>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'users.id',
      'username',
      'email',
      'isAdmin',
      'sessions.id as sessionId',
      'lastUsedAt',
      'tokenHash',
    ])
    .where(isAsked)
    .where('expiresAt', '>', 0)
    .where('blockedAt', 'is', null)
    .compile()

type SessionsQuery = ReturnType<typeof openSessions>
const withValues = (query: SessionsQuery, parameters: unknown[]): SessionsQuery => ({ ...query, parameters })

const sessionOf = (row: InferResult<SessionsQuery>[number]): StandingSession => ({
  user: { ...toUser(row), sessionId: row.sessionId },
  lastUsedAt: row.lastUsedAt,
})

type FindSession = (tokenHash: string, now: number) => Promise<StandingSession | undefined>

/**
 * Finds an open session with its user in one read; undefined when it is not there or has run out at `now`. Nearly every
 * call asks: the query is made once, and calls that come together share it.
 */
export function createFindSession(db: Connection): FindSession {
  const isPostgres = engineOf(db) === 'postgres'
  const isAmong = isPostgres
    ? sql<boolean>`token_hash = any(cast(${[]} as text[]))`
    : sql<boolean>`token_hash in (select value from json_each(${'[]'}))`
  const query = openSessions(db, isAmong)
  const find = createBatches(
    async (asked: readonly { tokenHash: string; now: number }[]) => {
      const hashes = [...new Set(asked.map(({ tokenHash }) => tokenHash))]
      const values = [isPostgres ? hashes : JSON.stringify(hashes), asked.at(-1)!.now]
      const { rows } = await db.executeQuery(withValues(query, values))
      const found = new Map(rows.map((row) => [row.tokenHash, row]))
      return asked.map(({ tokenHash }) => found.get(tokenHash)).map((row) => row && sessionOf(row))
    },
    { most: 100, atOnce: 2 },
  )
  return (tokenHash, now) => find({ tokenHash, now })
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
