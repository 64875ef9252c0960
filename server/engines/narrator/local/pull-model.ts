import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { HttpAnswer, HttpCall } from '../hosted/http-call.ts'
import { findOnHub } from './hugging-face.ts'
import { lockPull } from './pull-lock.ts'

/** A model file to fetch, and what is known of it. */
export interface PullRequest {
  /** `hf:owner/repository/file.gguf`, `hf:owner/repository:quant`, or an http address; of a split file the first part. */
  address: string
  /** Where the file goes. */
  folder: string
  /** The SHA-256 it must have, in hexadecimal; of a split file that of its first part. */
  sha256?: string
}

export interface PullSurroundings {
  call: HttpCall
  /** Where `hf:` addresses lead. */
  hub: string
  /** Bytes that may be written to the folder, and that a model may take in memory. */
  freeBytes(folder: string): Promise<number>
  memoryBytes: number
  /** Called as bytes arrive. */
  onProgress(progress: { file: string; bytes: number; total: number }): void
  signal: AbortSignal
}

/** Breaks in a row between which nothing has come. */
const MOST_BREAKS = 5
const PART = /-00001-of-(\d{5})\.gguf$/i
const SHA256 = /^[0-9a-f]{64}$/i

/**
 * Fetches a GGUF file with all its parts and returns the path of the first. What broke off is gone on with where it
 * ended, now or at the next call. Throws an Error that says what is wrong: no such file, no room on the disk or in
 * memory, a wrong size, a wrong checksum, not a model.
 */
export async function pullModel(request: PullRequest, surroundings: PullSurroundings): Promise<string> {
  const first = await addressOf(request.address, surroundings)
  await mkdir(request.folder, { recursive: true })
  const count = Number(PART.exec(first.pathname)?.[1] ?? 1)
  const files: string[] = []
  for (let part = 1; part <= count; part++) {
    const url = new URL(first)
    url.pathname = url.pathname.replace('-00001-of-', `-${String(part).padStart(5, '0')}-of-`)
    const sha256 = part === 1 ? request.sha256 : undefined
    files.push(await pullFile({ url, folder: request.folder, sha256 }, surroundings))
  }
  return files[0]!
}

async function addressOf(address: string, { call, hub, signal }: PullSurroundings): Promise<URL> {
  const url = URL.parse((await findOnHub(address, { url: hub, call, signal })) ?? address)
  if (!url || !/^https?:$/.test(url.protocol) || !/\.gguf$/i.test(url.pathname))
    throw new Error(`${address} is no address of a GGUF file, such as hf:owner/repository:Q4_K_M`)
  return url
}

interface FileRequest {
  url: URL
  folder: string
  sha256?: string
}

async function pullFile(
  { url, folder, sha256 }: FileRequest,
  surroundings: PullSurroundings,
): Promise<string> {
  const file = join(folder, basename(decodeURIComponent(url.pathname)))
  if (await sizeOf(file)) return file
  await using _lock = await lockPull(file, surroundings.signal)
  // Whoever had the lock before may have fetched it.
  if (await sizeOf(file)) return file
  const partial = `${file}.part`
  let expected: { total: number; sha256?: string } | undefined
  for (let breaks = 0; ; breaks++) {
    const before = await sizeOf(partial)
    try {
      const answer = await ask(url, before, surroundings)
      expected = { ...(await receive(answer, partial, surroundings)), ...(sha256 && { sha256 }) }
      break
    } catch (error) {
      surroundings.signal.throwIfAborted()
      if ((await sizeOf(partial)) > before) breaks = 0
      if (error instanceof Refusal) throw error
      if (breaks >= MOST_BREAKS)
        throw new Error(
          `${basename(file)}: the download breaks off again and again; fetch it again to go on`,
          { cause: error },
        )
    }
  }
  await check(partial, expected)
  await rename(partial, file)
  return file
}

class Refusal extends Error {}

async function ask(url: URL, from: number, { call, signal }: PullSurroundings): Promise<HttpAnswer> {
  const headers: Record<string, string> = from > 0 ? { range: `bytes=${from}-` } : {}
  const answer = await call({ method: 'GET', url: url.href, headers, signal })
  if (answer.status === 200 || answer.status === 206 || answer.status === 416) return answer
  answer.body.destroy()
  throw new Refusal(
    `${url.href} answered ${answer.status}: there is no such file, or it is not open to everyone`,
  )
}

/** Writes what arrives behind what is there, or anew where the server begins anew. */
async function receive(answer: HttpAnswer, partial: string, surroundings: PullSurroundings) {
  const { status, headers, body } = answer
  if (status === 416) {
    // Nothing is left to come: the whole of it is here already.
    body.destroy()
    return { total: Number(/\/(\d+)$/.exec(String(headers['content-range']))?.[1] ?? Number.NaN) }
  }
  const from = status === 206 ? await sizeOf(partial) : 0
  const total = from + Number(headers['content-length'] ?? Number.NaN)
  await refuseWithoutRoom(total, total - from, partial, surroundings)
  let bytes = from
  // Chunk by chunk, so that all that came before a break is kept.
  await using target = await open(partial, status === 206 ? 'a' : 'w')
  for await (const chunk of body as AsyncIterable<Buffer>) {
    await target.write(chunk)
    bytes += chunk.length
    surroundings.onProgress({ file: basename(partial, '.part'), bytes, total })
  }
  if (bytes < total) throw new Error('the download broke off')
  const tag = String(headers['x-linked-etag'] ?? headers.etag ?? '').replaceAll('"', '')
  return { total, ...(SHA256.test(tag) && { sha256: tag }) }
}

async function refuseWithoutRoom(
  total: number,
  missing: number,
  partial: string,
  { freeBytes, memoryBytes }: PullSurroundings,
): Promise<void> {
  if (Number.isNaN(total)) throw new Refusal('The server does not say how large the file is')
  const free = await freeBytes(join(partial, '..'))
  if (missing > free)
    throw new Refusal(`The file needs ${gigabytes(missing)} on the disk; ${gigabytes(free)} are free`)
  if (total > memoryBytes)
    throw new Refusal(
      `The model needs ${gigabytes(total)} of memory; this machine has ${gigabytes(memoryBytes)}`,
    )
}

const gigabytes = (bytes: number): string => `${(bytes / 1_000_000_000).toFixed(1)} GB`

async function check(partial: string, { total, sha256 }: { total: number; sha256?: string }): Promise<void> {
  const problem = await problemOf(partial, total, sha256)
  if (!problem) return
  await rm(partial)
  throw new Error(`${basename(partial, '.part')}: ${problem}; it was thrown away`)
}

async function problemOf(partial: string, total: number, sha256?: string): Promise<string | undefined> {
  const size = await sizeOf(partial)
  if (!Number.isNaN(total) && size !== total) return `${size} bytes have arrived, not ${total}`
  const handle = await open(partial)
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
  await handle.close()
  if (buffer.toString('latin1') !== 'GGUF') return 'it is no GGUF file'
  if (!sha256) return undefined
  const hash = createHash('sha256')
  await pipeline(createReadStream(partial), hash)
  return hash.digest('hex') === sha256.toLowerCase() ? undefined : 'its checksum is wrong'
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch {
    return 0
  }
}
