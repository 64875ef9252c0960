import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { addressOf, type ConnectionSettings } from '../narrator/connection.ts'
import type { HttpCall } from '../narrator/hosted/http-call.ts'
import { readRefusal } from '../narrator/outcome/read-refusal.ts'
import { redact } from '../narrator/outcome/redact.ts'
import { SpeechFailed } from './speech-engines.ts'

/** Minutes of sound; nothing that is asked for here is longer. */
const MOST_BYTES = 10_000_000

export interface SpeechServer {
  settings: ConnectionSettings
  call: HttpCall
}

interface SpeechQuestion {
  path: string
  body: unknown
  headers?: Record<string, string>
  /** Words of the reader in it: they go into no log. */
  words?: string
  signal: AbortSignal
}

/** Asks a server that speaks OpenAI's protocol for or about sound, or about words. Throws `SpeechFailed`. */
export async function askSpeechServer(
  { settings, call }: SpeechServer,
  { path, body, headers, words = '', signal }: SpeechQuestion,
): Promise<{ bytes: Buffer; headers: IncomingHttpHeaders }> {
  const { key } = settings
  try {
    const answer = await call({
      method: 'POST',
      url: addressOf(settings) + path,
      headers: { accept: '*/*', ...headers, ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body,
      signal,
    })
    const bytes = await readBytes(answer.body)
    if (answer.status === 200) return { bytes, headers: answer.headers }
    const refusal = readRefusal({ ...answer, body: bytes.toString('utf8').slice(0, 10_000) })
    throw new SpeechFailed(refusal.reason, {
      cause: new Error(redact(refusal.sentence, { key, sent: words })),
    })
  } catch (error) {
    if (error instanceof SpeechFailed) throw error
    throw new SpeechFailed(signal.aborted ? 'total_timeout' : 'unreachable', { cause: error })
  }
}

async function readBytes(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MOST_BYTES) throw new SpeechFailed('garbled')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
