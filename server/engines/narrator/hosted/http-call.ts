import type { Agent as HttpAgent, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { inSpan } from '#server/platform/traces/in-span.ts'
import type { AddressGuard } from './address-guard.ts'

/** Environment settings of proxies, by the names that every program knows. */
export interface ProxySettings {
  HTTP_PROXY?: string
  HTTPS_PROXY?: string
  NO_PROXY?: string
}

export interface HttpQuestion {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  /** Sent as JSON; bytes as they are, with the media type among the headers. */
  body?: unknown
  signal: AbortSignal
}

export interface HttpAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** Unpacked. */
  body: Readable
}

/** One call to a model's server. Throws what the network threw. */
export type HttpCall = (question: HttpQuestion) => Promise<HttpAnswer>

/** NOTE: an import reads all that the module exports, and one of these loads Node's own `fetch`: 10 MB that nothing here needs. */
const http = process.getBuiltinModule('node:http')

const CONNECT_MS = 10_000
/** Of each server, when nobody asks: with Node's 256, hundreds of readers would dial anew for every turn. */
const KEPT_CONNECTIONS = 2_048
const MOST_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 307, 308])
const SECRET_HEADERS = new Set(['authorization', 'x-api-key', 'api-key', 'x-goog-api-key'])
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Calls over kept-alive connections, through the proxy that the settings name (never for this machine itself), and
 * after redirects, which keep method and body but lose the key where they lead to another origin. A guard decides which
 * addresses are reached at all, those of redirects too; it cannot look through a proxy, so that such calls take none.
 */
export function createHttpCall(proxyEnv: ProxySettings = {}, guard?: AddressGuard): HttpCall {
  const kept = { keepAlive: true, maxFreeSockets: KEPT_CONNECTIONS }
  const direct = { http: new http.Agent(kept), https: new https.Agent(kept) }
  const through = { ...kept, proxyEnv: { ...proxyEnv } }
  const proxied = { http: new http.Agent(through), https: new https.Agent(through) }

  async function call(question: HttpQuestion, redirectsLeft: number): Promise<HttpAnswer> {
    const url = new URL(question.url)
    const agents = guard || LOOPBACK.test(url.hostname) ? direct : proxied
    const lookup = guard?.lookupFor(url)
    const answer = await send(question, url, { ...agents, lookup }).catch((error: unknown) => {
      // A connection that was kept may have been closed just as it was taken again: nothing has arrived there.
      if (error instanceof StaleConnection && !question.signal.aborted)
        return send(question, url, { ...agents, lookup })
      throw error
    })
    const { statusCode: status = 502, headers } = answer
    if (REDIRECTS.has(status) && headers.location && redirectsLeft > 0) {
      answer.destroy()
      return call(redirected(question, url, headers.location), redirectsLeft - 1)
    }
    return { status, headers, body: unpack(answer) }
  }

  return (question) => {
    const { method, url } = question
    const start = () => ({
      name: method,
      kind: 'client' as const,
      attributes: { 'http.request.method': method, 'server.address': new URL(url).hostname },
    })
    return inSpan(start, async (span) => {
      const answer = await call(question, MOST_REDIRECTS)
      span?.set({ 'http.response.status_code': answer.status })
      if (answer.status >= 400) span?.fail()
      return answer
    })
  }
}

class StaleConnection extends Error {}

interface Connecting {
  http: HttpAgent
  https: https.Agent
  lookup?: LookupFunction
}

function send(
  { method, headers, body, signal }: HttpQuestion,
  url: URL,
  { lookup, ...agents }: Connecting,
): Promise<IncomingMessage> {
  const isJson = body !== undefined && !(body instanceof Uint8Array)
  const sent = isJson ? Buffer.from(JSON.stringify(body)) : body
  const isSecure = url.protocol === 'https:'
  const options = {
    method,
    signal,
    agent: isSecure ? agents.https : agents.http,
    ...(lookup && { lookup }),
    headers: {
      accept: 'text/event-stream, application/x-ndjson, application/json',
      ...headers,
      ...(isJson && { 'content-type': 'application/json' }),
      ...(sent && { 'content-length': sent.length }),
    },
  }
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, options, resolve)
    request.on('error', (error: NodeJS.ErrnoException) => {
      reject(request.reusedSocket && error.code === 'ECONNRESET' ? new StaleConnection() : error)
    })
    request.on('socket', (socket) => {
      if (!socket.connecting) return
      const timer = setTimeout(() => request.destroy(new Error('no connection in time')), CONNECT_MS)
      for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer))
    })
    request.end(sent)
  })
}

function redirected(question: HttpQuestion, from: URL, location: string): HttpQuestion {
  const to = new URL(location, from)
  const isSafe = to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:')
  if (!isSafe) throw new Error('redirected to an address that is not safe')
  if (to.origin === from.origin) return { ...question, url: to.href }
  const headers = Object.fromEntries(
    Object.entries(question.headers ?? {}).filter(([name]) => !SECRET_HEADERS.has(name)),
  )
  return { ...question, url: to.href, headers }
}

const unpackers: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

function unpack(answer: IncomingMessage): Readable {
  const unpacker = unpackers[answer.headers['content-encoding']?.toLowerCase() ?? '']?.()
  if (!unpacker) return answer
  answer.on('error', (error) => unpacker.destroy(error))
  unpacker.on('close', () => answer.destroy())
  answer.pipe(unpacker)
  return unpacker
}
