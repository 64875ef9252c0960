import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { daysMs, minutesMs, type Clock } from '#server/ground/clock.ts'
import type { Connection, Database } from '../db/schema.ts'
import type { SessionUser } from './session-user.ts'
import { deleteSession, findSession, insertSession, touchSession } from './sessions.queries.ts'

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
}

export function createSessions(db: Database, clock: Clock): Sessions {
  const hashIn = (request: FastifyRequest) => {
    const token = request.cookies[COOKIE]
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
      const session = await findSession(db, hash, now)
      if (!session) return undefined
      const isStale = now - session.lastUsedAt > TOUCH_EVERY_MS
      if (isStale && request.method !== 'HEAD') await touchSession(db, session.user, now, now + LIFETIME_MS)
      return session.user
    },

    async open(userId, request, reply, trx = db) {
      await endCurrent(request, trx)
      const token = randomBytes(32).toString('base64url')
      const now = clock.now()
      const device = (request.headers['user-agent'] ?? '').slice(0, 200)
      await insertSession(trx, {
        tokenHash: hashOf(token),
        userId,
        device,
        now,
        expiresAt: now + LIFETIME_MS,
      })
      reply.setCookie(COOKIE, token, { ...cookieOptions(request), maxAge: LIFETIME_MS / 1000 })
    },

    async close(request, reply) {
      await endCurrent(request)
      reply.clearCookie(COOKIE, cookieOptions(request))
    },
  }
}

/** Whether the browser came with a session's cookie, be it one that still stands or not. */
export const mayHaveSession = ({ headers }: FastifyRequest): boolean =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=`).test(headers.cookie ?? '')

/** Settings of every cookie of ours: out of reach for scripts and other sites, over TLS where there is TLS. */
export const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const

/** The form in which a random token is kept: the table alone opens nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
