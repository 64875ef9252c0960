import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadAccount } from '#contract/account.ts'
import { getCaptcha } from '#contract/auth.ts'
import { startStory } from '#contract/stories.ts'
import { findFreePort } from '../free-port.ts'
import { startModelServer, type ModelServer } from '../model-server.ts'
import { Person, signUp } from '../people.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { streamContinuation } from '../turn-stream.ts'
import { hasCaddy, startCaddy } from './start-caddy.ts'
import { hasNginx, startNginx, type Proxy } from './start-nginx.ts'

const installed = [
  ...(hasNginx ? [['nginx', startNginx] as const] : []),
  ...(hasCaddy ? [['Caddy', startCaddy] as const] : []),
]

describe('a proxy', () => {
  let model: ModelServer
  let server: ServerProcess
  beforeAll(async () => {
    if (installed.length === 0) return
    model = await startModelServer()
    server = await startServer({
      NARRATOR: 'openai-compatible',
      NARRATOR_MODEL: 'test',
      NARRATOR_BASE_URL: model.url,
      TRUST_PROXY: '127.0.0.1',
    })
  })
  afterAll(async () => {
    if (installed.length === 0) return
    await server[Symbol.asyncDispose]()
    await model[Symbol.asyncDispose]()
  })

  // Also where none is installed to be tried.
  test('is told by its example to pass streams on piece by piece', () => {
    const missing = [...(hasNginx ? [] : ['nginx']), ...(hasCaddy ? [] : ['Caddy'])]
    if (missing.length > 0) process.stdout.write(`Left out: there is no ${missing.join(' and no ')} here.\n`)
    expect(readFileSync('docs/deploy/nginx.conf', 'utf8')).toMatch(/^\s*proxy_buffering off;$/m)
    expect(readFileSync('docs/deploy/Caddyfile', 'utf8')).toMatch(/^\s*flush_interval -1$/m)
  })

  describe.each(installed)('that is %s', (name, start) => {
    let proxy: Proxy
    beforeAll(async () => {
      proxy = await start(server.url)
    })
    afterAll(() => proxy[Symbol.asyncDispose]())

    test('a reply arrives word by word, while the model still tells', async () => {
      const reader = await signUp(new Person(proxy.url), `behind-${name}`)
      model.answer({ tokens: 20 })
      const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
      const rest = Promise.withResolvers<void>()
      model.answer({ tokens: 20, midway: rest.promise })
      const { events } = await streamContinuation(reader, { storyId, message: 'I row' })
      const first = await events.next()
      expect(first.value).toMatchObject({ event: 'text' })
      rest.resolve()
      expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ event: 'done' })
    })

    test('the address that counts is the one that the proxy has seen', async () => {
      const liar = new Person(proxy.url)
      const fetchPlainly = liar.fetch.bind(liar)
      liar.fetch = (path, init) => {
        const headers = new Headers(init?.headers)
        headers.set('x-forwarded-for', '203.0.113.9')
        return fetchPlainly(path, { ...init, headers })
      }
      await signUp(liar, `elsewhere-${name}`)
      const file = JSON.stringify(await liar.ask(downloadAccount))
      expect(file).toContain('127.0.0.1')
      expect(file).not.toContain('203.0.113.9')
    })

    test('cookies are Secure and of this host alone behind TLS, and only there', async () => {
      const [overTls = ''] = await cookiesOverTls(proxy, getCaptcha.path)
      expect(overTls).toMatch(/^__Host-captcha=.*; Secure/)
      const plain = await fetch(proxy.url + getCaptcha.path)
      expect(plain.headers.getSetCookie()).toEqual([expect.stringMatching(/^captcha=(?!.*Secure)/)])
    })
  })

  test.each(hasCaddy ? ['Caddy'] : [])('%s: a node that is gone is passed over', async () => {
    await using proxy = await startCaddy(`http://127.0.0.1:${await findFreePort()}`, server.url)
    for (let call = 0; call < 4; call++) expect((await fetch(proxy.url + getCaptcha.path)).status).toBe(200)
  })
})

/** A call over TLS, whose certificate nobody has signed; the cookies that it sets. */
async function cookiesOverTls({ tlsPort: port }: Proxy, path: string): Promise<string[]> {
  const call = request({ host: '127.0.0.1', port, path, rejectUnauthorized: false })
  call.end()
  const [answer] = (await once(call, 'response')) as [
    { headers: { 'set-cookie'?: string[] }; resume(): void },
  ]
  answer.resume()
  return answer.headers['set-cookie'] ?? []
}
