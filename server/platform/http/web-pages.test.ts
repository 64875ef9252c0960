import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify, type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'
import type { SiteAddress } from './origin.ts'
import { serveWeb } from './static-web.ts'

const pageOf = (name: string) =>
  `<html data-session="__SESSION__"><head><!--head--><title>${name}</title><!--head--><link rel="canonical" href="__ORIGIN__/${name}"><script>const page = '${name}'</script>` +
  `</head><body>${'words and more words, '.repeat(200)}</body></html>`

/** The server of the files and pages alone, on a folder as a build leaves it. */
async function startPages(given: Partial<SiteAddress> = {}): Promise<FastifyInstance> {
  const address = { publicUrl: '', hasPublicUrl: false, basePath: '', ...given }
  const webDir = mkdtempSync(join(tmpdir(), 'lanterntale-web-'))
  for (const folder of ['prerendered', 'assets']) mkdirSync(join(webDir, folder))
  writeFileSync(join(webDir, 'index.html'), pageOf('plain'))
  for (const name of ['home', 'auth', 'privacy', 'terms'])
    writeFileSync(join(webDir, `prerendered/${name}.html`), pageOf(name))
  for (const file of ['assets/app-1a2b3c.js', 'favicon.svg', 'sw.js'])
    for (const packed of ['', '.br', '.gz']) writeFileSync(join(webDir, file + packed), `as is${packed}`)
  const pages = fastify()
  addSecurityHeaders(pages)
  await serveWeb(pages, { webDir, ...address })
  onTestFinished(async () => {
    await pages.close()
    rmSync(webDir, { recursive: true })
  })
  return pages
}

test('a page that was prerendered at build is sent by its path alone, any other path gets the plain one', async () => {
  const pages = await startPages()
  const titleOf = async (path: string) => /<title>(\w+)/.exec((await pages.inject(path)).body)?.[1]
  expect(await titleOf('/')).toBe('home')
  expect(await titleOf('/?type=random')).toBe('home')
  expect(await titleOf('/auth?redirect=%2Fbookmarks')).toBe('auth')
  expect(await titleOf('/privacy')).toBe('privacy')
  expect(await titleOf('/terms')).toBe('terms')
  const others = ['/bookmarks', '/story/x', '/auth/', '/prerendered/auth.html', '/nowhere']
  expect(await Promise.all(others.map(titleOf))).toEqual(others.map(() => 'plain'))
})

test('every page runs the scripts it was built with and no other, and has the address of the site', async () => {
  const pages = await startPages()
  for (const [url, name] of [
    ['/', 'home'],
    ['/', 'home'],
    ['/auth', 'auth'],
    ['/bookmarks', 'plain'],
  ]) {
    const { body, headers } = await pages.inject({ url: url!, headers: { host: 'tales.example"<' } })
    const hash = createHash('sha256').update(`const page = '${name}'`).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(body).not.toMatch(/__\w+__/)
    expect(body).toContain('href="http://tales.example&quot;&lt;/')
  }
})

test('a site that is known by an address names it, whatever the browser says', async () => {
  const pages = await startPages({ publicUrl: 'https://tales.example', hasPublicUrl: true })
  const { body } = await pages.inject({ url: '/', headers: { host: 'elsewhere.example' } })
  expect(body).toContain('href="https://tales.example/home"')
})

test('the page says whether the browser came without a session', async () => {
  const pages = await startPages()
  const sessionOf = async (cookie: string) =>
    /data-session="(\w+)"/.exec((await pages.inject({ url: '/', headers: { cookie } })).body)?.[1]
  expect(await sessionOf('')).toBe('none')
  expect(await sessionOf('captcha=1; other_session=2')).toBe('none')
  expect(await sessionOf('captcha=1; session=abc')).toBe('maybe')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR ; q=0.0 , GZIP ; q=0.05', 'gzip'],
  ['br;q=0.01', 'br'],
  ['brotli', undefined],
  ['identity', undefined],
  ['', undefined],
])('a browser that takes %j gets its page so', async (accepted, encoding) => {
  const pages = await startPages()
  const { headers, rawPayload } = await pages.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toContain('accept-encoding')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding as 'br' | 'gzip']
  expect(String(unpack ? unpack(rawPayload) : rawPayload)).toContain('words and more words')
})

test('a page is sent once to who keeps it, and again when it is another', async () => {
  const pages = await startPages()
  const read = (url: string, headers: Record<string, string> = {}) => pages.inject({ url, headers })
  const { etag } = (await read('/auth')).headers
  const again = await read('/auth', { 'if-none-match': `"other", ${etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['content-security-policy']).toContain('sha256-')
  const others = [
    read('/', { 'if-none-match': String(etag) }),
    read('/auth', { 'if-none-match': String(etag), cookie: 'session=abc' }),
    read('/auth', { 'if-none-match': String(etag), host: 'other.example' }),
    read('/nowhere', { 'if-none-match': String((await read('/bookmarks')).headers.etag) }),
  ]
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404])
})

test('what is named by its content is kept for ever, everything else for an hour, both compressed at build', async () => {
  const pages = await startPages()
  const read = (url: string, accepted: string) =>
    pages.inject({ url, headers: { 'accept-encoding': accepted } })
  for (const [url, kept] of [
    ['/assets/app-1a2b3c.js', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/sw.js', 'no-cache'],
  ] as const)
    for (const [accepted, encoding, body] of [
      ['gzip, br', 'br', 'as is.br'],
      ['gzip', 'gzip', 'as is.gz'],
      ['identity', undefined, 'as is'],
    ] as const) {
      const answer = await read(url, accepted)
      expect(answer.body).toBe(body)
      expect(answer.headers['cache-control']).toBe(kept)
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
    }
  const { headers } = await read('/favicon.svg', 'br')
  const again = await pages.inject({
    url: '/favicon.svg',
    headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag },
  })
  expect(again.statusCode).toBe(304)
})

test('a file is sent whole, in part or as its headers alone, by its own name and no other', async () => {
  const pages = await startPages()
  const part = await pages.inject({ url: '/sw.js', headers: { range: 'bytes=1-3' } })
  expect([part.statusCode, part.body]).toEqual([206, 's i'])
  const beyond = await pages.inject({ url: '/sw.js', headers: { range: 'bytes=90-99' } })
  expect(beyond.statusCode).toBe(416)
  const head = await pages.inject({
    method: 'HEAD',
    url: '/favicon.svg',
    headers: { 'accept-encoding': 'br' },
  })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '8'])
  expect(head.headers['content-type']).toBe('image/svg+xml')
  expect((await pages.inject('/sw.js?v=2')).headers['content-type']).toBe(
    'application/javascript; charset=utf-8',
  )

  const others = ['/sw.js.br', '/assets', '/assets/', '/..%2f..%2fetc/passwd', '/index.html']
  for (const url of others) expect((await pages.inject(url)).body).toContain('<title>plain')
  expect((await pages.inject({ method: 'POST', url: '/sw.js' })).body).toContain('<title>plain')
})
