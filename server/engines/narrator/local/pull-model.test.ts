import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startModelFileServer } from '#testing/model-file-server.ts'
import { createHttpCall } from '../hosted/http-call.ts'
import { pullModel, type PullSurroundings } from './pull-model.ts'

const MODEL = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(200_000, 7)])
const CHECKSUM = createHash('sha256').update(MODEL).digest('hex')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'))
})
afterEach(() => rm(folder, { recursive: true }))

const surroundings = (more: Partial<PullSurroundings> = {}): PullSurroundings => ({
  call: createHttpCall(),
  hub: 'http://127.0.0.1:1',
  freeBytes: async () => 1e12,
  memoryBytes: 1e12,
  onProgress: () => {},
  signal: new AbortController().signal,
  ...more,
})

test('a file is fetched, checked and told of as it comes', async () => {
  await using server = await startModelFileServer(MODEL)
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
  await using server = await startModelFileServer(MODEL, { breaksAfter: 80_000 })
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

test('a file that two fetch at once comes once', async () => {
  await using server = await startModelFileServer(MODEL, { pauseMs: 20 })
  const pull = () => pullModel({ address: server.address, folder, sha256: CHECKSUM }, surroundings())
  expect(await Promise.all([pull(), pull()])).toEqual(Array(2).fill(join(folder, 'tiny.gguf')))
  expect(await readFile(join(folder, 'tiny.gguf'))).toEqual(MODEL)
  expect(server.ranges).toEqual([undefined])
  expect(await readdir(folder)).toEqual(['tiny.gguf'])
})

test('a fetch goes on where another has ended without a word, and waits for one that lives until it is cancelled', async () => {
  await using server = await startModelFileServer(MODEL)
  const lock = join(folder, 'tiny.gguf.lock')
  await writeFile(lock, '')
  const over = new AbortController()
  const waiting = pullModel({ address: server.address, folder }, surroundings({ signal: over.signal }))
  over.abort()
  await expect(waiting).rejects.toThrow('aborted')
  expect(server.ranges).toEqual([])
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(lock, longAgo, longAgo)
  await pullModel({ address: server.address, folder }, surroundings())
  expect(await readdir(folder)).toEqual(['tiny.gguf'])
})

test('a file that is served slowly comes whole', async () => {
  await using server = await startModelFileServer(MODEL, { pauseMs: 5 })
  const shares: number[] = []
  const onProgress = ({ bytes, total }: { bytes: number; total: number }) => shares.push(bytes / total)
  const file = await pullModel({ address: server.address, folder }, surroundings({ onProgress }))
  expect(await readFile(file)).toEqual(MODEL)
  expect(shares.length).toBeGreaterThan(5)
})

test('one that gets no further is given up after a few times, and gone on with at the next call', async () => {
  await using broken = await startModelFileServer(MODEL, { endsAt: 20_000 })
  const onProgress = ({ bytes }: { bytes: number }) => {
    if (bytes === 20_000) broken.hangUp()
  }
  await expect(pullModel({ address: broken.address, folder }, surroundings({ onProgress }))).rejects.toThrow(
    'tiny.gguf: the download breaks off again and again; fetch it again to go on',
  )
  expect(broken.ranges).toEqual([undefined, ...Array<string>(5).fill('bytes=20000-')])
  await using server = await startModelFileServer(MODEL)
  const file = await pullModel({ address: server.address, folder, sha256: CHECKSUM }, surroundings())
  expect(await readFile(file)).toEqual(MODEL)
  expect(server.ranges).toEqual(['bytes=20000-'])
})

test('a file of a wrong size is refused, whichever way it is wrong', async () => {
  await using short = await startModelFileServer(MODEL, { claimsMore: 1_000 })
  const onProgress = ({ bytes }: { bytes: number }) => {
    if (bytes === MODEL.length) short.hangUp()
  }
  await expect(pullModel({ address: short.address, folder }, surroundings({ onProgress }))).rejects.toThrow(
    'tiny.gguf: the download breaks off again and again; fetch it again to go on',
  )
  expect(await readdir(folder)).toEqual(['tiny.gguf.part'])
  // Of another file of this name, there was more already.
  await writeFile(join(folder, 'tiny.gguf.part'), Buffer.alloc(MODEL.length + 10))
  await using server = await startModelFileServer(MODEL)
  await expect(pullModel({ address: server.address, folder }, surroundings())).rejects.toThrow(
    `tiny.gguf: ${MODEL.length + 10} bytes have arrived, not ${MODEL.length}; it was thrown away`,
  )
  expect(await readdir(folder)).toEqual([])
})

test('what is there is not fetched again', async () => {
  await using server = await startModelFileServer(MODEL)
  for (let time = 0; time < 2; time++) await pullModel({ address: server.address, folder }, surroundings())
  expect(server.ranges).toHaveLength(1)
})

test('all parts of a split file are fetched', async () => {
  await using server = await startModelFileServer(MODEL)
  const address = server.address.replace('tiny', 'big-00001-of-00003')
  expect(await pullModel({ address, folder }, surroundings())).toBe(join(folder, 'big-00001-of-00003.gguf'))
  expect((await readdir(folder)).toSorted()).toEqual([
    'big-00001-of-00003.gguf',
    'big-00002-of-00003.gguf',
    'big-00003-of-00003.gguf',
  ])
})

test.each<[string, Buffer, Parameters<typeof startModelFileServer>[1], string | undefined, string]>([
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
  await using server = await startModelFileServer(content, manners)
  await expect(pullModel({ address: server.address, folder, sha256 }, surroundings())).rejects.toThrow(
    `tiny.gguf: ${problem}; it was thrown away`,
  )
  expect(await readdir(folder)).toEqual([])
})

test.each<[string, Partial<PullSurroundings>, string]>([
  ['the disk', { freeBytes: async () => 1_000 }, 'The file needs 0.0 GB on the disk; 0.0 GB are free'],
  ['the memory', { memoryBytes: 1_000 }, 'The model needs 0.0 GB of memory; this machine has 0.0 GB'],
])('a file that %s will not do for is refused', async (_what, more, text) => {
  await using server = await startModelFileServer(MODEL)
  await expect(pullModel({ address: server.address, folder }, surroundings(more))).rejects.toThrow(text)
})

test('an address that is none, and a file that is not there, are named', async () => {
  await using server = await startModelFileServer(MODEL)
  const missing = server.address.replace('/tiny', '/missing')
  await expect(pullModel({ address: missing, folder }, surroundings())).rejects.toThrow('answered 404')
  for (const address of ['hf:owner', 'file:///etc/passwd', 'tiny.gguf'])
    await expect(pullModel({ address, folder }, surroundings())).rejects.toThrow(
      'is no address of a GGUF file',
    )
})
