import type { FastifyReply, FastifyRequest } from 'fastify'
import { daysMs, minutesMs, type Clock } from '#server/ground/clock.ts'
import { engineOf } from '../db/engine-of.ts'
import type { Connection, Database } from '../db/schema.ts'
import { clearCookie, cookieIn, giveCookie, hashOf, newToken } from './cookies.ts'
import { findDeviceKey, rememberDevice } from './known-devices.ts'
import type { SessionUser } from './session-user.ts'
import { createFindSession, deleteSession, insertSession, touchSession } from './sessions.queries.ts'

const COOKIE = 'session'
const LIFETIME_MS = 30 * daysMs
/** Last use is noted this often at most, so that reading does not mean writing. */
const TOUCH_EVERY_MS = 5 * minutesMs

/** Of more all are forgotten, and looked up first. */
const MOST_SEEN = 10_000

/** A session that stood when it was last looked up. Whoever acts by it has the database ask again, by the act's own statement. */
export interface SeenSession {
  tokenHash: string
  user: SessionUser
}

export interface Sessions {
  /** Who calls, or undefined when signed out. Reads the database each time, so a revoked session ends at once. */
  find(request: FastifyRequest): Promise<SessionUser | undefined>
  /** The session as it was last seen by this process; undefined where that is unknown, or where looking it up takes no trip. */
  lastSeen(request: FastifyRequest): SeenSession | undefined
  /** Opens a session with a new id and sets its cookie; the one the request came with ends. */
  open(userId: number, request: FastifyRequest, reply: FastifyReply, trx?: Connection): Promise<void>
  /** Ends the request's session, if any, and clears the cookie. */
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Has the browser known from now on as one of the account's, as `open` does. */
  knowDevice(userId: number, request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** The key of a browser that is known for the account. */
  findDeviceKey(request: FastifyRequest, userId: number): Promise<string | undefined>
}

export function createSessions(db: Database, clock: Clock): Sessions {
  const findSession = createFindSession(db)
  const takesTrip = engineOf(db) === 'postgres'
  const seen = new Map<string, SessionUser>()
  const noteSeen = (tokenHash: string, user: SessionUser | undefined) => {
    if (seen.size >= MOST_SEEN) seen.clear()
    if (!user) seen.delete(tokenHash)
    else if (takesTrip) seen.set(tokenHash, user)
  }
  const hashIn = (request: FastifyRequest) => {
    const token = cookieIn(COOKIE, request)
    return token === undefined ? undefined : hashOf(token)
  }
  const endCurrent = async (request: FastifyRequest, trx: Connection = db) => {
    const hash = hashIn(request)
    if (hash) await deleteSession(trx, hash)
  }

  return {
    async find(request) {
      const hash = hashIn(request)
      if (!hash) return undefined
      const now = clock.now()
      const session = await findSession(hash, now)
      noteSeen(hash, session?.user)
      if (!session) return undefined
      const isStale = now - session.lastUsedAt > TOUCH_EVERY_MS
      if (isStale && request.method !== 'HEAD') await touchSession(db, session.user, now, now + LIFETIME_MS)
      return session.user
    },

    lastSeen(request) {
      const tokenHash = hashIn(request)
      const user = tokenHash === undefined ? undefined : seen.get(tokenHash)
      return tokenHash !== undefined && user ? { tokenHash, user } : undefined
    },

    async open(userId, request, reply, trx = db) {
      await endCurrent(request, trx)
      const token = newToken()
      const now = clock.now()
      const device = (request.headers['user-agent'] ?? '').slice(0, 200)
      await insertSession(trx, {
        tokenHash: hashOf(token),
        userId,
        device,
        now,
        expiresAt: now + LIFETIME_MS,
      })
      giveCookie(COOKIE, { token, lifetimeMs: LIFETIME_MS }, request, reply)
      await rememberDevice(trx, { userId, now }, request, reply)
    },

    knowDevice: (userId, request, reply) => rememberDevice(db, { userId, now: clock.now() }, request, reply),

    findDeviceKey: (request, userId) => findDeviceKey(db, request, userId),

    async close(request, reply) {
      await endCurrent(request)
      clearCookie(COOKIE, request, reply)
    },
  }
}

/** Whether the browser came with a session's cookie, be it one that still stands or not. */
export const mayHaveSession = ({ headers }: FastifyRequest): boolean =>
  new RegExp(`(?:^|;\\s*)(?:__(?:Host|Secure)-)?${COOKIE}=`).test(headers.cookie ?? '')
