import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
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

/** The same on every reply that is no page, so that they are written once: Helmet's set, made for this site. */
const fixedHeaders = {
  'content-security-policy': policy(),
  'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  // NOTE: only a browser that came by TLS believes it, and `npm start` on a laptop has none.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** Strict headers on every reply; a page may run its own scripts and styles besides, see `policyOf`. */
export function addSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixedHeaders)
    done()
  })
}

/**
 * The policy of a page by its markup: its inline scripts and styles run, named by their hashes, and nothing that gets
 * into it later does. An inline element that runs stands without attributes.
 */
export function policyOf(page: string): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, tag, content] of page.matchAll(/<(script|style)>(.*?)<\/\1>/gs))
    hashes[tag as keyof typeof hashes].add(
      `'sha256-${createHash('sha256').update(content!).digest('base64')}'`,
    )
  const own = (tag: keyof typeof hashes) => ["'self'", ...hashes[tag]].join(' ')
  return policy({ 'script-src': own('script'), 'style-src': own('style') })
}
