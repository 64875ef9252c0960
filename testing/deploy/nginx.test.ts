import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { downloadAccount } from '#contract/account.ts'
import { getCaptcha } from '#contract/auth.ts'
import { startStory } from '#contract/stories.ts'
import { findFreePort } from '../free-port.ts'
import { startModelServer, type ModelServer } from '../model-server.ts'
import { Person, signUp } from '../people.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { streamContinuation } from '../turn-stream.ts'

/** Where Debian's package puts it; the tests of the example run where it is installed. */
const NGINX = '/usr/sbin/nginx'
const isInstalled = existsSync(NGINX)

let model: ModelServer
let server: ServerProcess
let url: string
let tlsPort: number
let stop: () => Promise<void>

beforeAll(async () => {
  if (!isInstalled) return
  model = await startModelServer()
  server = await startServer({
    NARRATOR: 'openai-compatible',
    NARRATOR_MODEL: 'test',
    NARRATOR_BASE_URL: model.url,
    TRUST_PROXY: '127.0.0.1',
  })
  const port = await findFreePort()
  tlsPort = await findFreePort()
  url = `http://127.0.0.1:${port}`
  stop = await startNginx(port)
})
afterAll(async () => {
  if (!isInstalled) return
  await stop()
  await server[Symbol.asyncDispose]()
  await model[Symbol.asyncDispose]()
})

/** The example as it is shipped, at ports of its own, and with a certificate for a second one. */
async function startNginx(port: number): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-nginx-'))
  const file = (name: string) => join(folder, name)
  const subject = ['-subj', '/CN=127.0.0.1', '-keyout', file('key.pem'), '-out', file('cert.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject], {
    stdio: 'ignore',
  })
  const tls = `listen 127.0.0.1:${tlsPort} ssl; ssl_certificate ${file('cert.pem')}; ssl_certificate_key ${file('key.pem')};`
  const example = readFileSync('docs/deploy/nginx.conf', 'utf8')
    .replace('server 127.0.0.1:3000;', `server ${new URL(server.url).host};`)
    .replace('listen 80;', `listen 127.0.0.1:${port}; ${tls}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${file(name)};`)
    .join(' ')
  const whole = `daemon off; pid ${file('pid')}; error_log ${file('error.log')};
    events {} http { access_log off; ${temporary} ${example} }`
  writeFileSync(file('nginx.conf'), whole)
  const child = spawn(NGINX, ['-p', folder, '-c', file('nginx.conf'), '-e', file('error.log')])
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 10_000 })
  return async () => {
    const ended = once(child, 'close')
    child.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A call over TLS, whose certificate nobody has signed; the cookies that it sets. */
async function cookiesOverTls(path: string): Promise<string[]> {
  const call = request({ host: '127.0.0.1', port: tlsPort, path, rejectUnauthorized: false })
  call.end()
  const [answer] = (await once(call, 'response')) as [
    { headers: { 'set-cookie'?: string[] }; resume(): void },
  ]
  answer.resume()
  return answer.headers['set-cookie'] ?? []
}

test.runIf(isInstalled)(
  'a reply arrives through nginx word by word, while the model still tells',
  async () => {
    const reader = await signUp(new Person(url), 'behind-nginx')
    model.answer({ tokens: 20 })
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    const rest = Promise.withResolvers<void>()
    model.answer({ tokens: 20, midway: rest.promise })
    const { events } = await streamContinuation(reader, { storyId, message: 'I row' })
    const first = await events.next()
    expect(first.value).toMatchObject({ event: 'text' })
    rest.resolve()
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ event: 'done' })
  },
)

test.runIf(isInstalled)('the address that counts is the one that nginx has seen', async () => {
  const liar = new Person(url)
  const fetchPlainly = liar.fetch.bind(liar)
  liar.fetch = (path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', '203.0.113.9')
    return fetchPlainly(path, { ...init, headers })
  }
  await signUp(liar, 'from-elsewhere')
  const file = JSON.stringify(await liar.ask(downloadAccount))
  expect(file).toContain('127.0.0.1')
  expect(file).not.toContain('203.0.113.9')
})

test.runIf(isInstalled)('cookies are Secure and of this host alone behind TLS, and only there', async () => {
  const [overTls = ''] = await cookiesOverTls(getCaptcha.path)
  expect(overTls).toMatch(/^__Host-captcha=.*; Secure/)
  const plain = await fetch(url + getCaptcha.path)
  expect(plain.headers.getSetCookie()).toEqual([expect.stringMatching(/^captcha=(?!.*Secure)/)])
})
