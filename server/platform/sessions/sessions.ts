import type { FastifyReply, FastifyRequest } from 'fastify'
import { daysMs, minutesMs, type Clock } from '#server/ground/clock.ts'
import type { Connection, Database } from '../db/schema.ts'
import { clearCookie, cookieIn, giveCookie, hashOf, newToken } from './cookies.ts'
import { findDeviceKey, rememberDevice } from './known-devices.ts'
import type { SessionUser } from './session-user.ts'
import { createFindSession, deleteSession, insertSession, touchSession } from './sessions.queries.ts'

const COOKIE = 'session'
const LIFETIME_MS = 30 * daysMs
/** Last use is noted this often at most, so that reading does not mean writing. */
const TOUCH_EVERY_MS = 5 * minutesMs

export interface Sessions {
  /** Who calls, or undefined when signed out. Reads the database each time, so a revoked session ends at once. */
  find(request: FastifyRequest): Promise<SessionUser | undefined>
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
      if (!session) return undefined
      const isStale = now - session.lastUsedAt > TOUCH_EVERY_MS
      if (isStale && request.method !== 'HEAD') await touchSession(db, session.user, now, now + LIFETIME_MS)
      return session.user
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
