import { Agent, request } from 'node:http'
import type { Reader } from './seed.ts'

export interface PlayedTurn {
  firstTokenMs: number
  totalMs: number
  bytes: number
}

/** Opens a connection for each reader before the clock runs. */
export async function openConnections(url: string, readers: readonly Reader[]): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers.length, scheduling: 'fifo' })
  await Promise.all(readers.map(({ cookie }) => get(url, '/api/user', cookie, agent)))
  return agent
}

function get(url: string, path: string, cookie: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  request(url + path, { agent, headers: { cookie } }, (answer) => answer.resume().on('end', resolve))
    .on('error', reject)
    .end()
  return promise
}

/** Plays one turn as a reader's browser does, with events, and times it. */
export function playTurn(url: string, { cookie, storyId }: Reader, agent: Agent): Promise<PlayedTurn> {
  const { promise, resolve, reject } = Promise.withResolvers<PlayedTurn>()
  const started = performance.now()
  const headers = { cookie, accept: 'text/event-stream', 'content-type': 'application/json' }
  const asking = request(
    `${url}/api/story/${storyId}/continue`,
    { method: 'POST', agent, headers },
    (answer) => {
      let firstTokenMs = Number.NaN
      let bytes = 0
      let tail = ''
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        const text = chunk.toString('latin1')
        if (Number.isNaN(firstTokenMs) && text.includes('event: text'))
          firstTokenMs = performance.now() - started
        tail = (tail + text).slice(-4_000)
      })
      answer.on('end', () => {
        if (!tail.includes('event: done'))
          reject(new Error(`a turn failed with ${answer.statusCode}: ${tail.slice(-300)}`))
        else resolve({ firstTokenMs, totalMs: performance.now() - started, bytes })
      })
    },
  )
  asking.on('error', reject)
  asking.end(JSON.stringify({ message: 'I open the door that should be shut' }))
  return promise
}
