import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setImmediate as nextTick } from 'node:timers/promises'
import type { RecordedAnswer } from './recording.ts'

interface ReplayServer extends AsyncDisposable {
  origin: string
  /** Requests for a reply, oldest first; questions about the server itself do not count. */
  requests: { path: string; headers: IncomingHttpHeaders; body: string }[]
}

/** Starts a server on a free port that gives one recorded answer after the other, the last one for all that follow. */
export async function startReplayServer(answers: readonly RecordedAnswer[]): Promise<ReplayServer> {
  const requests: ReplayServer['requests'] = []
  const server = createServer(async (request, response) => {
    const body = await readText(request)
    const path = request.url ?? ''
    if (request.method === 'GET' || path === '/api/show') return void response.writeHead(404).end()
    const answer = answers[Math.min(requests.length, answers.length - 1)]!
    requests.push({ path, headers: request.headers, body })
    response.writeHead(answer.status ?? 200, answer.headers)
    for (const chunk of answer.chunks) {
      response.write(chunk)
      await nextTick()
    }
    if (answer.breaksOff) response.destroy()
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
