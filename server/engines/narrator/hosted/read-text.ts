import type { Readable } from 'node:stream'

const MOST_BYTES = 2_000_000

/** The text of an answer that is no stream, as far as 2 MB reach; '' for one that breaks off. */
export async function readText(body: Readable, mostBytes = MOST_BYTES): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes > mostBytes) break
    }
  } catch {
    return ''
  }
  return Buffer.concat(chunks).toString('utf8').slice(0, mostBytes)
}
