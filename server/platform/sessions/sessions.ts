import type { FastifyReply, FastifyRequest } from 'fastify'
import { daysMs, minutesMs, type Clock } from '#server/ground/clock.ts'
import type { Connection, Database } from '../db/schema.ts'
import { clearCookie, cookieIn, giveCookie, hashOf, newToken } from './cookies.ts'
import { findDeviceKey, rememberDevice } from './known-devices.ts'
import type { SessionUser } from './session-user.ts'
import {
  createFindSession,
  deleteSession,
  insertSession,
  touchSession,
  type StandingSession,
} from './sessions.queries.ts'

const COOKIE = 'session'
const LIFETIME_MS = 30 * daysMs
/** Last use is noted this often at most, so that reading does not mean writing. */
const TOUCH_EVERY_MS = 5 * minutesMs

/** Sessions that are known as they were last seen: of more all are forgotten. */
const MOST_SEEN = 10_000

/** A session that stood when it was last looked up. Whoever acts by it has the database ask again, by the act's own statement. */
export interface SeenSession {
  tokenHash: string
  user: SessionUser
}

export interface Sessions {
  /** Who calls, or undefined when signed out. Reads the database each time, so a revoked session ends at once. */
  find(request: FastifyRequest): Promise<SessionUser | undefined>
  /** The session as it was last seen by this process; undefined where it is to be looked up. */
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
  const seen = new Map<string, StandingSession>()
  const noteSeen = (tokenHash: string, session: StandingSession | undefined) => {
    if (seen.size >= MOST_SEEN) seen.clear()
    if (!session) seen.delete(tokenHash)
    else seen.set(tokenHash, session)
  }
  const isStale = ({ lastUsedAt }: StandingSession, now: number) => now - lastUsedAt > TOUCH_EVERY_MS
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
      noteSeen(hash, session)
      if (!session) return undefined
      if (isStale(session, now) && request.method !== 'HEAD')
        await touchSession(db, session.user, now, now + LIFETIME_MS)
      return session.user
    },

    lastSeen(request) {
      const tokenHash = hashIn(request)
      const session = tokenHash === undefined ? undefined : seen.get(tokenHash)
      // Its use is to be noted where that is due.
      if (tokenHash === undefined || !session || isStale(session, clock.now())) return undefined
      return { tokenHash, user: session.user }
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
