import { once } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** One server-sent event; `id` is what a client hands back as `Last-Event-ID`. */
export interface StreamEvent {
  id: string
  event: string
  data: unknown
}

const KEEP_ALIVE_MS = 15_000

export const wantsEvents = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') === true

/** Sends the events as they come. Ends when they end, or when the client goes; then `events` is closed too. */
export async function sendEvents(reply: FastifyReply, events: AsyncIterable<StreamEvent>): Promise<void> {
  // NOTE: hijack skips the headers that plugins have set, so they are handed over here.
  const headers = reply.getHeaders()
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  const keepAlive = setInterval(() => raw.write(':\n\n'), KEEP_ALIVE_MS)
  const iterator = events[Symbol.asyncIterator]()
  const gone = new Promise<'gone'>((resolve) => raw.once('close', () => resolve('gone')))
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), gone])
      if (next === 'gone' || next.done) break
      if (!raw.write(format(next.value))) await Promise.race([once(raw, 'drain'), gone])
    }
  } catch (error) {
    // The status is long sent; all that is left to do is to end the stream and write the reason down.
    reply.log.error({ err: error }, 'event stream failed')
  } finally {
    clearInterval(keepAlive)
    // NOTE: not awaited; a generator that is waiting for its next event ends only when that comes.
    void iterator.return?.()
    raw.end()
  }
}

const format = ({ id, event, data }: StreamEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
