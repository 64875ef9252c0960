import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import { fastify } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#testing/start-test-app.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { serveWeb } from './static-web.ts'

/** The page's server alone, on a folder with a page and a script in it. */
async function startPages() {
  const webDir = mkdtempSync(join(tmpdir(), 'lanterntale-web-'))
  const page =
    '<style>p{color:red}</style><script>let a = 1\nlet b</script><script src="/app.js"></script>' +
    '<script type="application/json">{}</script>'
  writeFileSync(join(webDir, 'index.html'), page)
  writeFileSync(join(webDir, 'app.js'), 'export {}')
  const pages = fastify()
  addSecurityHeaders(pages)
  await serveWeb(pages, { webDir, publicUrl: '', hasPublicUrl: false, basePath: '' })
  onTestFinished(async () => {
    await pages.close()
    rmSync(webDir, { recursive: true })
  })
  return pages
}

/** Headers that Helmet would set, beside a policy of content of our own. */
async function headersOfHelmet() {
  const app = fastify()
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  })
  const { headers } = await app.inject('/')
  const names = Object.keys(headers).filter((name) => /^(x-|cross-|origin-|referrer|strict)/.test(name))
  expect(names).toHaveLength(11)
  return Object.fromEntries(names.map((name) => [name, headers[name]]))
}

describe('security headers', () => {
  test('stand on every answer of the API, also on errors, as Helmet would set them', async () => {
    await using app = await startTestApp('sqlite')
    for (const path of ['/api/config', '/api/nowhere', '/api/user']) {
      const { headers } = await app.visitor().fetch(path)
      expect(Object.fromEntries(headers)).toMatchObject(await headersOfHelmet())
      expect(headers.get('permissions-policy')).toContain('microphone=(self)')
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  test('let only this site’s own scripts and frames near a page', async () => {
    const { headers } = await (await startPages()).inject('/')
    const policy = headers['content-security-policy'] as string
    // Each hash by `printf … | openssl dgst -sha256 -binary | base64` of what stands in the element.
    expect(policy.split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-6wUmr+x257NbmiPxZkZcAutqtzCZxTzP6NsEGgfB2nE='",
      "style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    expect(headers).not.toHaveProperty('cross-origin-embedder-policy')
  })

  test('a page that exists answers 200, any other path 404 with the same page', async () => {
    const pages = await startPages()
    const statusOf = async (path: string) => (await pages.inject(path)).statusCode
    const there = ['/', '/auth', '/story/abc', '/shared/abc', '/reset-password', '/account/?from=mail']
    expect(await Promise.all(there.map(statusOf))).toEqual(there.map(() => 200))
    const nowhere = ['/nowhere', '/story/a/b', '/Auth']
    expect(await Promise.all(nowhere.map(statusOf))).toEqual(nowhere.map(() => 404))
    expect((await pages.inject('/nowhere')).headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('nothing outside the folder is served', async () => {
    const pages = await startPages()
    const outside = ['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/app.js/../../x']
    const answers = await Promise.all(outside.map((path) => pages.inject(path)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(outside.map(() => 404))
    expect((await pages.inject('/app.js')).headers['content-type']).toContain('javascript')
  })
})
