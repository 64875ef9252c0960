import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHttpCall } from '../hosted/http-call.ts'
import { pullModel, type PullSurroundings } from './pull-model.ts'

const MODEL = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(200_000, 7)])
const CHECKSUM = createHash('sha256').update(MODEL).digest('hex')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A server of one file, which stops after so many bytes of each answer and waits to be hung up on. */
async function serve(
  content: Buffer = MODEL,
  { breaksAfter = Infinity, headers = {} }: { breaksAfter?: number; headers?: Record<string, string> } = {},
) {
  const ranges: (string | undefined)[] = []
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/missing')) return void response.writeHead(404).end()
    ranges.push(request.headers.range)
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
    const rest = content.subarray(from)
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length, ...headers })
    if (rest.length <= breaksAfter) return void response.end(rest)
    response.write(rest.subarray(0, breaksAfter))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    ranges,
    hangUp: () => server.closeAllConnections(),
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tiny.gguf`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const surroundings = (more: Partial<PullSurroundings> = {}): PullSurroundings => ({
  call: createHttpCall(),
  freeBytes: async () => 1e12,
  memoryBytes: 1e12,
  onProgress: () => {},
  signal: new AbortController().signal,
  ...more,
})

test('a file is fetched, checked and told of as it comes', async () => {
  await using server = await serve()
  let seen = 0
  const onProgress = ({ bytes, total }: { bytes: number; total: number }) => (seen = bytes / total)
  const file = await pullModel(
    { address: server.address, folder, sha256: CHECKSUM },
    surroundings({ onProgress }),
  )
  expect(file).toBe(join(folder, 'tiny.gguf'))
  expect(await readFile(file)).toEqual(MODEL)
  expect(seen).toBe(1)
})

test('what breaks off is gone on with where it ended', async () => {
  await using server = await serve(MODEL, { breaksAfter: 80_000 })
  const onProgress = ({ bytes }: { bytes: number }) => {
    if (bytes % 80_000 === 0) server.hangUp()
  }
  const file = await pullModel(
    { address: server.address, folder, sha256: CHECKSUM },
    surroundings({ onProgress }),
  )
  expect(await readFile(file)).toEqual(MODEL)
  expect(server.ranges).toEqual([undefined, 'bytes=80000-', 'bytes=160000-'])
})

test('what is there is not fetched again', async () => {
  await using server = await serve()
  for (let time = 0; time < 2; time++) await pullModel({ address: server.address, folder }, surroundings())
  expect(server.ranges).toHaveLength(1)
})

test('all parts of a split file are fetched', async () => {
  await using server = await serve()
  const address = server.address.replace('tiny', 'big-00001-of-00003')
  expect(await pullModel({ address, folder }, surroundings())).toBe(join(folder, 'big-00001-of-00003.gguf'))
  expect((await readdir(folder)).toSorted()).toEqual([
    'big-00001-of-00003.gguf',
    'big-00002-of-00003.gguf',
    'big-00003-of-00003.gguf',
  ])
})

test.each<[string, Buffer, Parameters<typeof serve>[1], string | undefined, string]>([
  ['a wrong checksum', MODEL, {}, 'a'.repeat(64), 'its checksum is wrong'],
  [
    'a checksum of the server that is wrong',
    MODEL,
    { headers: { etag: `"${'b'.repeat(64)}"` } },
    undefined,
    'its checksum is wrong',
  ],
  ['another kind of file', Buffer.from('<html>Log in</html>'), {}, undefined, 'it is no GGUF file'],
])('%s is thrown away', async (_what, content, manners, sha256, problem) => {
  await using server = await serve(content, manners)
  await expect(pullModel({ address: server.address, folder, sha256 }, surroundings())).rejects.toThrow(
    `tiny.gguf: ${problem}; it was thrown away`,
  )
  expect(await readdir(folder)).toEqual([])
})

test.each<[string, Partial<PullSurroundings>, string]>([
  ['the disk', { freeBytes: async () => 1_000 }, 'The file needs 0.0 GB on the disk; 0.0 GB are free'],
  ['the memory', { memoryBytes: 1_000 }, 'The model needs 0.0 GB of memory; this machine has 0.0 GB'],
])('a file that %s will not do for is refused', async (_what, more, text) => {
  await using server = await serve()
  await expect(pullModel({ address: server.address, folder }, surroundings(more))).rejects.toThrow(text)
})

test('an address that is none, and a file that is not there, are named', async () => {
  await using server = await serve()
  const missing = server.address.replace('/tiny', '/missing')
  await expect(pullModel({ address: missing, folder }, surroundings())).rejects.toThrow('answered 404')
  for (const address of ['hf:owner/model', 'file:///etc/passwd', 'tiny.gguf'])
    await expect(pullModel({ address, folder }, surroundings())).rejects.toThrow(
      'is no address of a GGUF file',
    )
})
