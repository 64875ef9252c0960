import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from '../app-error.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import type { ErrorCode } from '#contract/errors.ts'

/** Fastify's own refusals in our words; any other failure is ours and says nothing of its inside. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** A database that restarts is back by then. */
const AWAY_RETRY_SECONDS = 3

/** Every answer that is no success becomes the one JSON shape (HTTP-1). */
export function answerErrors(fastify: FastifyInstance): void {
  fastify.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    const known = asAppError(error)
    // NOTE: only unknown failures are written down whole; known ones may hold what a reader typed.
    if (known.code === 'internal') request.log.error({ err: error }, 'request failed')
    else if (isDatabaseAway(error)) request.log.warn({ err: error }, 'the database could not be asked')
    return sendError(reply, known)
  })
}

/** Addresses that cannot be read at all: refused before any route or handler is asked. */
export const answerUnreadableAddress = (error: Error, _request: FastifyRequest, reply: FastifyReply): void =>
  void sendError(reply, asAppError(error))

/** Bytes that are no HTTP request. There is no reply yet, so the answer is written by hand. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const body = JSON.stringify(new AppError('invalid_input').toBody())
  const head = ['HTTP/1.1 400 Bad Request', 'Content-Type: application/json', 'Connection: close']
  if (socket.writable)
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  socket.destroy(error)
}

function asAppError(error: Error & { code?: string; statusCode?: number }): AppError {
  if (error instanceof AppError) return error
  const code = fastifyCodes[error.code ?? '']
  if (code) return new AppError(code)
  if (isDatabaseAway(error))
    return new AppError('busy', { retryAfterSeconds: AWAY_RETRY_SECONDS, cause: error })
  return new AppError(error.statusCode === 400 ? 'invalid_input' : 'internal', { cause: error })
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds))
  // NOTE: a body of a known shape; the reply's schema is for the success alone.
  return reply.code(error.status).header('cache-control', 'no-store').send(error.toBody())
}

/** Paths under /api that do not exist, or not with this method. */
export function answerUnknownCalls(fastify: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const known = endpoints.map(({ path, method }) => ({ method, pattern: patternOf(path) }))
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0]!
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    // A method that is known there and still got here had a parameter of a length that no id has.
    const isKnown = methods.includes(request.method as Endpoint['method'])
    if (methods.length === 0 || isKnown) throw new AppError('not_found')
    reply.header('allow', [...new Set(methods)].join(', '))
    throw new AppError('method_not_allowed')
  }
  fastify.all('/api', answer)
  fastify.all('/api/*', answer)
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
