import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface FileManners {
  headers?: Record<string, string>
  /** Waits for so long after each tenth of the file. */
  pauseMs?: number
  /** Stops after so many bytes of each answer, and waits to be hung up on. */
  breaksAfter?: number
  /** Never gets beyond this byte: waits there to be hung up on, and hangs up on whoever comes back for the rest. */
  endsAt?: number
  /** Bytes that it claims to have beyond those that it has: as with `endsAt` they never come. */
  claimsMore?: number
  /** Files of a repository, as a model hub lists them at `/api/models/…`. */
  repository?: readonly string[]
}

/** A server of one file under any name, which takes ranges and may have bad manners. */
export async function startModelFileServer(content: Buffer, manners: FileManners = {}) {
  const {
    breaksAfter = Infinity,
    endsAt = Infinity,
    claimsMore = 0,
    pauseMs = 0,
    headers,
    repository,
  } = manners
  const ranges: (string | undefined)[] = []

  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/missing')) return void response.writeHead(404).end()
    if (request.url?.startsWith('/api/models/'))
      return void response.end(JSON.stringify({ siblings: repository?.map((rfilename) => ({ rfilename })) }))
    ranges.push(request.headers.range)
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
    const isBeyond = from >= endsAt || (claimsMore > 0 && from === content.length)
    if (isBeyond) return void response.destroy()
    if (from >= content.length)
      return void response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end()
    const size = content.length - from + claimsMore
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': size, ...headers })
    const given = content.subarray(from, Math.min(from + breaksAfter, endsAt))
    const step = pauseMs > 0 ? Math.ceil(content.length / 10) : given.length || 1
    for (let at = 0; at < given.length; at += step) {
      response.write(given.subarray(at, at + step))
      if (pauseMs > 0) await sleep(pauseMs)
    }
    if (claimsMore === 0 && from + given.length === content.length) response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    address: `${url}/tiny.gguf`,
    ranges,
    hangUp: () => server.closeAllConnections(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
