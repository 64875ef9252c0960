import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Settings of every cookie of ours: out of reach for scripts and other sites, over TLS where there is TLS. */
const cookieOptions = (request: FastifyRequest) =>
  ({
    path: `${request.server.basePath}/`,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  }) as const

/** The cookie's name: behind TLS one that browsers take from this very host alone; below a base path, from TLS alone. */
const cookieName = (name: string, request: FastifyRequest): string =>
  request.protocol === 'https' ? `__${request.server.basePath === '' ? 'Host' : 'Secure'}-${name}` : name

export const cookieIn = (name: string, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(name, request)]

interface GivenCookie {
  token: string
  lifetimeMs: number
}

export const giveCookie = (
  name: string,
  { token, lifetimeMs }: GivenCookie,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply =>
  reply.setCookie(cookieName(name, request), token, {
    ...cookieOptions(request),
    maxAge: lifetimeMs / 1000,
  })

export const clearCookie = (name: string, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieName(name, request), cookieOptions(request))

/** 256 random bits, safe in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The form in which a random token is kept: the table alone opens nothing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
