import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressText } from './compress-text.ts'
import { contentTag, isKnownContent } from './content-tag.ts'

/** A shorter one fits into a packet or two as it is. */
const WORTH_PACKING = 2_000

/**
 * Sends long JSON compressed, and names its content by an `ETag`: whoever has that content is only told so. Errors and
 * whatever is sent as bytes or events stay as they are.
 */
export function packReplies(fastify: FastifyInstance): void {
  // NOTE: not async: an await on every answer for the few that are long.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!isLongJson(request, reply, payload)) return done(null, payload)
    pack(request, reply, payload).then((packed) => done(null, packed), done)
  })
}

const isLongJson = (request: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string =>
  typeof payload === 'string' &&
  payload.length >= WORTH_PACKING &&
  reply.statusCode === 200 &&
  request.method !== 'HEAD' &&
  String(reply.getHeader('content-type')).startsWith('application/json')

async function pack({ method, headers }: FastifyRequest, reply: FastifyReply, json: string) {
  reply.header('vary', 'accept-encoding')
  if (method === 'GET' && isKnownContent(reply, contentTag(json))) return ''
  const { body, encoding } = await compressText(json, headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return body
}
