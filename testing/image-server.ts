import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { arrayBuffer as readBytes, text as readText } from 'node:stream/consumers'
import { plainPicture } from './scripted-painter.ts'

/** Behaviour of the server: a picture by default, or badly on purpose. */
export interface ImageAnswer {
  /** Its media type for a picture. */
  bytes?: Uint8Array
  /** Refuses with this status instead of answering. */
  status?: number
  /** Hands out the picture's address instead of the picture (OpenAI's wire only); a path is on this server. */
  pictureAt?: string
  fault?: 'html' | 'garbage' | 'nothing' | 'hangs' | 'breaks_off' | 'redirects' | 'endless'
}

export interface ImageRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  /** The JSON body as it came; of a form its fields, with the bytes of its files. */
  body: unknown
}

export interface ImageServer extends AsyncDisposable {
  /** Its address, without a slash at the end. */
  url: string
  requests: ImageRequest[]
  /** The answer to all that follow. */
  answer(answer: ImageAnswer): void
}

/** Words of a provider that refuses; must never reach a reader. */
export const refusal = 'Incorrect API key provided: sk-secret-part'

/**
 * Starts an image server on real HTTP and a free port. It speaks OpenAI's `/images/generations` and `/images/edits`, Google's
 * `:generateContent`, and the Stable Diffusion WebUI's `/sdapi/v1/txt2img`.
 */
export async function startImageServer(): Promise<ImageServer> {
  const requests: ImageRequest[] = []
  const picture = await plainPicture(640, 360)
  let current: ImageAnswer = {}

  const server = createServer(async (request, response) => {
    const { method = '', url: path = '/', headers } = request
    requests.push({ method, path, headers, body: await readBody(request) })
    const bytes = current.bytes ?? picture
    if (path.endsWith('/picture.png')) return void response.end(bytes)
    if (current.status) return send(response, current.status, { error: { message: refusal, code: 'any' } })
    if (current.fault) return misbehave(response, current.fault)
    const link = current.pictureAt && new URL(current.pictureAt, address()).href
    send(response, 200, wireFor(path, Buffer.from(bytes).toString('base64'), link))
  })
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: address(),
    requests,
    answer: (answer) => void (current = answer),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/')) return JSON.parse((await readText(request)) || 'null')
  const form = await new Response(await readBytes(request), { headers: { 'content-type': type } }).formData()
  const fields = [...form].map(async ([name, value]): Promise<[string, unknown]> => [
    name,
    typeof value === 'string' ? value : { type: value.type, bytes: await value.bytes() },
  ])
  return Object.groupBy(await Promise.all(fields), ([name]) => name)
}

function wireFor(path: string, base64: string, link: string | undefined): unknown {
  if (path.includes('/sdapi/')) return { images: [base64], parameters: {}, info: '{}' }
  if (path.includes(':generateContent')) {
    const part = { inlineData: { mimeType: 'image/png', data: base64 } }
    const usage = { promptTokenCount: 11, candidatesTokenCount: 22, totalTokenCount: 33 }
    return {
      candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP' }],
      usageMetadata: usage,
    }
  }
  const data = [link ? { url: link } : { b64_json: base64 }]
  return { created: 1, data, usage: { input_tokens: 11, output_tokens: 22, total_tokens: 33 } }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function misbehave(response: ServerResponse, fault: NonNullable<ImageAnswer['fault']>): void {
  switch (fault) {
    case 'hangs':
      return
    case 'nothing':
      return void response.writeHead(200, { 'content-type': 'application/json' }).end()
    case 'html':
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><h1>Welcome</h1>')
    case 'garbage':
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"images": [4')
    case 'redirects':
      return void response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end()
    case 'breaks_off':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"images": ["iVBOR')
      return void setTimeout(() => response.destroy(), 30)
    case 'endless': {
      response.writeHead(200, { 'content-type': 'application/json' })
      const chunk = 'A'.repeat(1 << 20)
      const pour = () => {
        if (response.destroyed) return
        if (response.write(chunk)) setImmediate(pour)
        else response.once('drain', pour)
      }
      response.write('{"images": ["')
      pour()
    }
  }
}
