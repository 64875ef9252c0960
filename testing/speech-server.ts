import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer as readBytes } from 'node:stream/consumers'

interface SpeechAnswer {
  /** Refuses with this status, in the provider's words. */
  status?: number
  mediaType?: string
  bytes?: Uint8Array
  /** The answer about a recording; a text stands for one that is no JSON. */
  heard?: object | string
}

interface SpeechRequest {
  path: string
  headers: IncomingMessage['headers']
  /** The JSON body; of a form its fields, a file by its name, type and size. */
  body: Record<string, unknown>
}

/** A second of silence, as a file that Chromium plays: 8-bit WAV. */
export const playableSound = wavOf(8_000)

/** Starts a server on real HTTP that speaks OpenAI's `/audio/speech` and `/audio/transcriptions`. */
export async function startSpeechServer() {
  const requests: SpeechRequest[] = []
  let current: SpeechAnswer = {}
  const server = createServer(async (request, response) => {
    const { url: path = '/', headers } = request
    requests.push({ path, headers, body: await readBody(request) })
    const {
      status,
      mediaType = 'audio/wav',
      bytes = playableSound,
      heard = { text: 'I ring the bell.' },
    } = current
    const json = (code: number, body: object | string) =>
      void response
        .writeHead(code, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
    if (status) return json(status, { error: { message: `Refused: ${headers.authorization}` } })
    if (path.endsWith('/models')) return json(200, { data: [{ id: 'kokoro' }, { id: 'whisper' }] })
    if (path.endsWith('/audio/transcriptions')) return json(200, heard)
    if (!path.endsWith('/audio/speech')) return json(404, {})
    response.writeHead(200, { 'content-type': mediaType }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    /** Its address, as a connection has it. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** The answer to all that follow. */
    answer: (answer: SpeechAnswer) => void (current = answer),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type SpeechServerForTests = Awaited<ReturnType<typeof startSpeechServer>>

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request)
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString() || '{}') as Record<string, unknown>
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name} ${value.type} ${value.size}`,
    ]),
  )
}

function wavOf(samples: number): Uint8Array {
  const bytes = Buffer.alloc(44 + samples, 128)
  const head: [at: number, value: string | number, size?: 2][] = [
    [0, 'RIFF'],
    [4, 36 + samples],
    [8, 'WAVEfmt '],
    [16, 16],
    [20, 1, 2],
    [22, 1, 2],
    [24, samples],
    [28, samples],
    [32, 1, 2],
    [34, 8, 2],
    [36, 'data'],
    [40, samples],
  ]
  for (const [at, value, size] of head)
    if (typeof value === 'string') bytes.write(value, at)
    else if (size === 2) bytes.writeUInt16LE(value, at)
    else bytes.writeUInt32LE(value, at)
  return bytes
}
