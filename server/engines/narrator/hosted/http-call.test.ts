import { createServer, type RequestListener, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { guardPublicAddresses } from './address-guard.ts'
import { createHttpCall, type HttpQuestion } from './http-call.ts'

interface Heard {
  method: string | undefined
  url: string | undefined
  key: string | undefined
  body: string
}

/** A server that keeps what it hears before it answers. */
async function serve(answer: RequestListener) {
  const heard: Heard[] = []
  const connects: string[] = []
  const server: Server = createServer(async (request, response) => {
    const { method, url, headers } = request
    heard.push({ method, url, key: headers.authorization, body: await text(request) })
    answer(request, response)
  })
  server.on('connect', (request, socket) => {
    connects.push(request.url ?? '')
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    heard,
    connects,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const question = (url: string): HttpQuestion => ({
  method: 'POST',
  url,
  headers: { authorization: 'Bearer key-1' },
  body: { model: 'm' },
  signal: new AbortController().signal,
})
const answering: RequestListener = (_request, response) => void response.end('{"answer":"yes"}')
const redirectingTo =
  (location: string, status = 307): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { location }).end()

describe('a proxy', () => {
  test('of the settings is asked for http addresses, with the whole address', async () => {
    await using proxy = await serve(answering)
    const call = createHttpCall({ HTTP_PROXY: proxy.url })
    const answer = await call(question('http://models.test/v1/chat/completions'))
    expect(await text(answer.body)).toBe('{"answer":"yes"}')
    expect(proxy.heard).toEqual([
      {
        method: 'POST',
        url: 'http://models.test/v1/chat/completions',
        key: 'Bearer key-1',
        body: '{"model":"m"}',
      },
    ])
  })

  test('sees of an https call where it goes, and neither key nor words', async () => {
    await using proxy = await serve(answering)
    const call = createHttpCall({ HTTPS_PROXY: proxy.url })
    await expect(call(question('https://models.test/v1/chat/completions'))).rejects.toThrow(/403|proxy/i)
    expect([proxy.connects, proxy.heard]).toEqual([['models.test:443'], []])
  })

  test('is left out for the hosts that NO_PROXY names', async () => {
    await using proxy = await serve(answering)
    const call = createHttpCall({ HTTP_PROXY: proxy.url, NO_PROXY: 'elsewhere.test,models.localhost' })
    await expect(call(question('http://models.localhost:1/v1'))).rejects.toThrow(
      /ECONNREFUSED|ENOTFOUND|EAI_AGAIN/,
    )
    expect(proxy.heard).toEqual([])
    await call(question('http://models.test/v1'))
    expect(proxy.heard).toHaveLength(1)
  })

  test('is never asked for this machine itself', async () => {
    await using proxy = await serve(answering)
    await using server = await serve(answering)
    await createHttpCall({ HTTP_PROXY: proxy.url })(question(`${server.url}/v1`))
    expect([proxy.heard.length, server.heard.length]).toEqual([0, 1])
  })

  test('is not asked where a guard decides what may be reached', async () => {
    await using proxy = await serve(answering)
    const guard = guardPublicAddresses({
      lookup: (_name, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    })
    const call = createHttpCall({ HTTP_PROXY: proxy.url, HTTPS_PROXY: proxy.url }, guard)
    await expect(call(question('https://models.localhost/v1'))).rejects.toThrow('the address is not public')
    expect([proxy.connects, proxy.heard]).toEqual([[], []])
  })
})

describe('a redirect', () => {
  test.each([301, 302, 307, 308])('%i within a server keeps method, body and key', async (status) => {
    await using server = await serve((request, response) =>
      (request.url === '/old' ? redirectingTo('/new', status) : answering)(request, response),
    )
    const answer = await createHttpCall()(question(`${server.url}/old`))
    expect(await text(answer.body)).toBe('{"answer":"yes"}')
    expect(server.heard[1]).toEqual({
      method: 'POST',
      url: '/new',
      key: 'Bearer key-1',
      body: '{"model":"m"}',
    })
  })

  test('to another server loses the key', async () => {
    await using other = await serve(answering)
    await using server = await serve(redirectingTo(`${other.url}/v1`))
    await createHttpCall()(question(`${server.url}/v1`))
    expect(other.heard).toEqual([{ method: 'POST', url: '/v1', key: undefined, body: '{"model":"m"}' }])
  })

  test('that goes round in a circle ends', async () => {
    await using server = await serve(redirectingTo('/again'))
    expect((await createHttpCall()(question(`${server.url}/v1`))).status).toBe(307)
    expect(server.heard).toHaveLength(4)
  })

  test('to a place without http is refused', async () => {
    await using server = await serve(redirectingTo('file:///etc/passwd'))
    await expect(createHttpCall()(question(`${server.url}/v1`))).rejects.toThrow(
      'redirected to an address that is not safe',
    )
  })
})

describe('a packed answer', () => {
  const packers = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync } as const
  test.each(Object.entries(packers))('of %s is unpacked', async (encoding, pack) => {
    const events = 'data: {"choices":[]}\n\n'.repeat(2_000)
    await using server = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(pack(events))
    })
    const { body } = await createHttpCall()(question(server.url))
    expect(await text(body)).toBe(events)
  })

  test('that is broken fails, and does not end as if it were whole', async () => {
    await using server = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('The bell tolls.').subarray(0, 20))
    })
    const { body } = await createHttpCall()(question(server.url))
    await expect(text(body)).rejects.toThrow('unexpected end of file')
  })
})
