import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

/** A NUL character inside a JSON string: no text has a use for it, and PostgreSQL keeps none. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

/** Bodies are JSON, where none at all is as good as an empty object; files are taken by the calls that declare it. */
export function readJsonBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { isSigned } = request.routeOptions.config as { isSigned?: boolean }
    if (isSigned) return done(null, body)
    if (body === '') return done(null, {})
    if (NUL.test(String(body))) return done(new AppError('invalid_json'))
    void parse(request, String(body), done)
  })
  fastify.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    const { takesFile } = request.routeOptions.config as { takesFile?: boolean }
    if (takesFile) done(null, body)
    else done(new AppError('unsupported_media_type'))
  })
}
