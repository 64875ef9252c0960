import { AwsClient } from 'aws4fetch'
import type { Storage } from './storage.ts'

const TIMEOUT_MS = 15_000
const MOST_BYTES = 32_000_000

/**
 * Keeps files in a bucket of an S3-compatible store: `https://KEY:SECRET@host[:port]/bucket[/prefix]?region=…`.
 * Throws when the store does not answer with success.
 */
export function openS3Storage(storageUrl: string): Storage {
  const url = new URL(storageUrl)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  })
  const base = `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, '')}`

  const ask = async (key: string, init: RequestInit): Promise<Response> => {
    const response = await client.fetch(`${base}/${key}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok && response.status !== 404) {
      await response.body?.cancel()
      throw new Error(`The object store answered ${response.status} to ${init.method}`)
    }
    return response
  }
  return {
    async put(key, bytes, contentType) {
      const response = await ask(key, {
        method: 'PUT',
        body: Buffer.from(bytes),
        headers: { 'content-type': contentType },
      })
      await response.body?.cancel()
      if (response.status === 404) throw new Error('The object store has no such bucket')
    },
    async get(key) {
      const response = await ask(key, { method: 'GET' })
      if (response.ok) return readWhole(response)
      await response.body?.cancel()
      return undefined
    },
    async delete(key) {
      await (await ask(key, { method: 'DELETE' })).body?.cancel()
    },
  }
}

/** The file, as long as it is one: a store that goes on for ever must not fill the memory. */
async function readWhole({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new Error('The object store sent more than any file of ours has')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
