import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Settings of every cookie of ours: out of reach for scripts and other sites, over TLS where there is TLS. */
export const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const

/** The cookie's name: behind TLS one that browsers take from this very host alone, and not from its neighbours. */
export const cookieName = (name: string, request: FastifyRequest): string =>
  request.protocol === 'https' ? `__Host-${name}` : name

/** The form in which a random token is kept: the table alone opens nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
