import { createHash } from 'node:crypto'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { openPostgresFloor, openSqliteFloor } from './floor-store.ts'

/**
 * The least that a turn can cost in Node: look a session up, check the owner, read twenty messages, write two rows,
 * and hand on what the model streams. No checks, no throttles, no crash safety. A measure, not a server.
 */
const [port = '0', dataDir = '.', modelUrl = '', databaseUrl] = process.argv.slice(2)
const store = databaseUrl ? openPostgresFloor(databaseUrl) : openSqliteFloor(dataDir)

const server = createServer(async (incoming, outgoing) => {
  const token = /session=([^;]+)/.exec(incoming.headers.cookie ?? '')?.[1] ?? ''
  const userId = await store.findUser(createHash('sha256').update(token).digest('base64url'))
  if (userId === undefined) return void outgoing.writeHead(401).end()
  if (incoming.url === '/api/user') return void outgoing.end(JSON.stringify({ id: userId }))
  const storyId = incoming.url!.split('/')[3]!
  const { message } = JSON.parse(await bodyOf(incoming)) as { message: string }
  const begun = await store.begin({ userId, storyId, message })
  if (!begun) return void outgoing.writeHead(404).end()
  const { head, messages } = begun
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
  outgoing.flushHeaders()
  const told = await stream([...messages, { role: 'user', content: message }], outgoing)
  await store.end({ storyId, head, told })
  outgoing.end(`event: done\ndata: ${JSON.stringify({ message: told })}\n\n`)
})
// As long as Fastify's: on a busy machine a connection may wait long for its first turn.
server.keepAliveTimeout = 72_000
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of incoming.setEncoding('utf8')) body += String(chunk)
  return body
}

/** Asks the model and passes on each token as it comes. */
function stream(messages: unknown[], outgoing: ServerResponse): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const asking = request(`${modelUrl}/chat/completions`, { method: 'POST' }, (answer) => {
    let rest = ''
    let told = ''
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!line.startsWith('data: {')) continue
        const { choices } = JSON.parse(line.slice('data: '.length)) as {
          choices: { delta?: { content?: string } }[]
        }
        const text = choices[0]?.delta?.content ?? ''
        told += text
        if (text) outgoing.write(`event: text\ndata: ${JSON.stringify({ text })}\n\n`)
      }
    })
    answer.on('end', () => resolve(told))
  })
  asking.on('error', reject)
  asking.end(JSON.stringify({ model: 'bench', stream: true, messages }))
  return promise
}
