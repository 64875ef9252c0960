import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Reader } from './seed.ts'

export interface PlayedTurn {
  firstTokenMs: number
  totalMs: number
  bytes: number
}

/** Opens a connection for each reader before the clock runs, and keeps all of them: left to itself, an agent keeps 256. */
export async function openConnections(url: string, readers: readonly Reader[]): Promise<Agent> {
  const most = readers.length
  const agent = new Agent({ keepAlive: true, maxSockets: most, maxFreeSockets: most, scheduling: 'fifo' })
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

/**
 * Plays one turn as a reader's browser does, with events, and times it. A reader who hears that the server is busy asks
 * again after the time that it names, and has waited for so long.
 */
export async function playTurn(url: string, reader: Reader, agent: Agent): Promise<PlayedTurn> {
  const started = performance.now()
  for (;;) {
    const played = await askForTurn(url, reader, agent, started)
    if (!('busySeconds' in played)) return played
    await wait(played.busySeconds * 1000)
  }
}

function askForTurn(
  url: string,
  { cookie, storyId }: Reader,
  agent: Agent,
  started: number,
): Promise<PlayedTurn | { busySeconds: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<PlayedTurn | { busySeconds: number }>()
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
        if (answer.statusCode === 503) resolve({ busySeconds: Number(answer.headers['retry-after'] ?? 1) })
        else if (!tail.includes('event: done'))
          reject(new Error(`a turn failed with ${answer.statusCode}: ${tail.slice(-300)}`))
        else resolve({ firstTokenMs, totalMs: performance.now() - started, bytes })
      })
    },
  )
  asking.on('error', reject)
  asking.end(JSON.stringify({ message: 'I open the door that should be shut' }))
  return promise
}
