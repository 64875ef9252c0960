import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { estimateTokens } from '#server/engines/narrator/prompt/token-estimate.ts'

interface LaptopMessage {
  role: string
  content: string
}

export interface LaptopServer extends AsyncDisposable {
  /** Base address, as one would paste it. */
  url: string
  /** The messages of each question as the model read them: what did not fit is gone. */
  read: LaptopMessage[][]
  /** Times it has begun to load its model. */
  loads: number
}

const READS_TOKENS = 4_096
const THOUGHT =
  'Okay, the player goes on. Let me think about what the scenario wants here and keep it short.\n</think>\n\n'
const REPLIES = [
  'You lift the lantern higher. The stairs turn once more, and the sound of water comes up to meet you, slow and close, as if the tower itself were breathing under your feet.',
  'The keeper does not look round. His hands go on with the rope, over and under, while outside the wind pulls at the shutters and a bell answers from somewhere it cannot be.',
  'Behind the door lies a room of salt. Someone has written names into the white walls, hundreds of them, and the newest is still wet where the finger lifted off.',
]

/**
 * A model server as it runs on a laptop: it takes `loadMs` to load its model, and begins anew when it is hung up on
 * meanwhile; it reads 4,096 tokens and drops what is beyond them from the front without a word, but for the system
 * message; its model thinks, its template swallows the opening tag, and it never suggests anything.
 */
export async function startLaptopServer(loadMs: number): Promise<LaptopServer> {
  const read: LaptopMessage[][] = []
  let loads = 0
  let isLoaded = false

  async function load(response: ServerResponse): Promise<void> {
    if (isLoaded) return
    loads += 1
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    await sleep(loadMs, undefined, { signal: gone.signal })
    isLoaded = true
  }

  const server = createServer(async (request, response) => {
    const body = await readText(request)
    if (request.method === 'GET' || !request.url?.endsWith('/chat/completions'))
      return void response.writeHead(404).end('404 page not found')
    try {
      await load(response)
    } catch {
      return
    }
    const { messages, max_tokens: most } = JSON.parse(body) as {
      messages: LaptopMessage[]
      max_tokens: number
    }
    const kept = truncate(messages, READS_TOKENS - Math.min(most, READS_TOKENS / 2))
    const reply = REPLIES[read.length % REPLIES.length]!
    read.push(kept)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of `${THOUGHT}${reply}`.match(/\s*\S+/g) ?? [])
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
    const usage = { prompt_tokens: tokensOf(kept), completion_tokens: estimateTokens(THOUGHT + reply) }
    response.write(
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage })}\n\n`,
    )
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    read,
    get loads() {
      return loads
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const tokensOf = (messages: LaptopMessage[]): number =>
  messages.reduce((sum, { content }) => sum + estimateTokens(content), 0)

/** Drops the oldest messages, but for the system's, until the rest fits. */
function truncate(messages: LaptopMessage[], mostTokens: number): LaptopMessage[] {
  const system = messages.filter(({ role }) => role === 'system')
  const others = messages.filter(({ role }) => role !== 'system')
  while (others.length > 1 && tokensOf([...system, ...others]) > mostTokens) others.shift()
  return [...system, ...others]
}
