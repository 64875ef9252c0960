import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** The `ETag` of a content: weak, since its compressed forms share it. */
export const contentTag = (content: string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Names the content of a reply by its tag. True where the browser has it: then the reply is an empty 304. */
export function isKnownContent(reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag)
  const known = reply.request.headers['if-none-match']?.split(',').map((kept) => kept.trim())
  if (!known?.includes(tag)) return false
  reply.code(304).removeHeader('content-type')
  return true
}
