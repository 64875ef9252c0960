import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

interface EmbeddingsAnswer {
  /** Refuses with this status. */
  status?: number
  /** The pause before it. */
  afterMs?: number
  /** In the place of the vectors. */
  body?: object
}

interface EmbeddingsRequest {
  path?: string
  headers: IncomingMessage['headers']
  body: { model: string; input: string[] }
}

/**
 * Starts a server on real HTTP that speaks OpenAI's `/embeddings`. Its vectors say how often each of `meanings` is met in
 * a text.
 */
export async function startEmbeddingsServer(meanings: readonly RegExp[]) {
  const requests: EmbeddingsRequest[] = []
  let current: EmbeddingsAnswer = {}
  const server = createServer(async (request, response) => {
    const { url: path, headers } = request
    const body = (request.method === 'POST' ? await readJson(request) : {}) as EmbeddingsRequest['body']
    requests.push({ path, headers, body })
    const { status = 200, afterMs, body: given } = current
    if (afterMs) await setTimeout(afterMs)
    const data = (body.input ?? []).map((text, index) => ({
      index,
      embedding: [...meanings.map((meaning) => text.split(meaning).length - 1), 0.1],
    }))
    // In another order than asked, as the protocol allows.
    const answer = given ?? { data: data.toReversed(), usage: { prompt_tokens: 7, total_tokens: 7 } }
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(status === 200 ? answer : { error: { message: 'Refused' } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    /** Its address, as a connection has it. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** The answer to all that follow. */
    answer: (answer: EmbeddingsAnswer) => void (current = answer),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type EmbeddingsServer = Awaited<ReturnType<typeof startEmbeddingsServer>>
