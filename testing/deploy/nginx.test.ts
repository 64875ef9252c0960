import { once } from 'node:events'
import { request } from 'node:https'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadAccount } from '#contract/account.ts'
import { getCaptcha } from '#contract/auth.ts'
import { startStory } from '#contract/stories.ts'
import { startModelServer, type ModelServer } from '../model-server.ts'
import { Person, signUp } from '../people.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { streamContinuation } from '../turn-stream.ts'
import { hasNginx, startNginx, type Nginx } from './start-nginx.ts'

let model: ModelServer
let server: ServerProcess
let nginx: Nginx

beforeAll(async () => {
  if (!hasNginx) return
  model = await startModelServer()
  server = await startServer({
    NARRATOR: 'openai-compatible',
    NARRATOR_MODEL: 'test',
    NARRATOR_BASE_URL: model.url,
    TRUST_PROXY: '127.0.0.1',
  })
  nginx = await startNginx(server.url)
})
afterAll(async () => {
  if (!hasNginx) return
  await nginx[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await model[Symbol.asyncDispose]()
})

/** A call over TLS, whose certificate nobody has signed; the cookies that it sets. */
async function cookiesOverTls(path: string): Promise<string[]> {
  const call = request({ host: '127.0.0.1', port: nginx.tlsPort, path, rejectUnauthorized: false })
  call.end()
  const [answer] = (await once(call, 'response')) as [
    { headers: { 'set-cookie'?: string[] }; resume(): void },
  ]
  answer.resume()
  return answer.headers['set-cookie'] ?? []
}

test.runIf(hasNginx)('a reply arrives through nginx word by word, while the model still tells', async () => {
  const reader = await signUp(new Person(nginx.url), 'behind-nginx')
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

test.runIf(hasNginx)('the address that counts is the one that nginx has seen', async () => {
  const liar = new Person(nginx.url)
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

test.runIf(hasNginx)('cookies are Secure and of this host alone behind TLS, and only there', async () => {
  const [overTls = ''] = await cookiesOverTls(getCaptcha.path)
  expect(overTls).toMatch(/^__Host-captcha=.*; Secure/)
  const plain = await fetch(nginx.url + getCaptcha.path)
  expect(plain.headers.getSetCookie()).toEqual([expect.stringMatching(/^captcha=(?!.*Secure)/)])
})
