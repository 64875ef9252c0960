import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}
const policy = (own: Partial<Record<keyof typeof directives, string>> = {}): string =>
  Object.entries({ ...directives, ...own })
    .map(([name, sources]) => [name, sources].flat().join(' '))
    .join(';')

/** The same on every reply that is no page, so that it is written once. */
const fixedHeaders = {
  'content-security-policy': policy(),
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
}

/** Strict headers on every reply; a page may run its own scripts and styles besides, see `allowOwnScripts`. */
export async function addSecurityHeaders(fastify: FastifyInstance): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: false,
    // NOTE: only a browser that came by TLS believes it, and `npm start` on a laptop has none.
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixedHeaders)
    done()
  })
}

interface PageNonces {
  script: string
  style: string
}

const NONCE_BYTES = 16

/** Makes nonces that no page has had before, and sets a policy by which those who carry them run. */
export function allowOwnScripts(reply: FastifyReply): PageNonces {
  const script = randomBytes(NONCE_BYTES).toString('hex')
  const style = randomBytes(NONCE_BYTES).toString('hex')
  const own = { 'script-src': `'self' 'nonce-${script}'`, 'style-src': `'self' 'nonce-${style}'` }
  reply.header('content-security-policy', policy(own))
  return { script, style }
}
