import { once } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** One server-sent event; `id` is what a client hands back as `Last-Event-ID`. */
export interface StreamEvent {
  id: string
  event: string
  data: unknown
}

const KEEP_ALIVE_MS = 15_000
/** Time after which a client whose stream the server has closed may ask the next server. */
const RETRY_MS = 300

export const wantsEvents = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') === true

/**
 * Sends the events as they come. Ends when they end, or when the client goes, or when the server is `closing`: then
 * `events` is closed too, and a client that is still there is told when to come back.
 */
export async function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<StreamEvent>,
  closing?: AbortSignal,
): Promise<void> {
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
  const end = createEnd()
  raw.once('close', end.reach)
  closing?.addEventListener('abort', end.reach)
  if (closing?.aborted) end.reach()
  try {
    for (;;) {
      const next = await end.orFirst(iterator.next())
      if (next === undefined || next.done) break
      if (!raw.write(format(next.value))) await end.orFirst(once(raw, 'drain'))
    }
  } catch (error) {
    // The status is long sent; all that is left to do is to end the stream and write the reason down.
    reply.log.error({ err: error }, 'event stream failed')
  } finally {
    clearInterval(keepAlive)
    closing?.removeEventListener('abort', end.reach)
    // NOTE: not awaited; a generator that is waiting for its next event ends only when that comes.
    void iterator.return?.()
    raw.end(closing?.aborted ? `retry: ${RETRY_MS}\n\n` : undefined)
  }
}

/**
 * The end of a stream, which may come while something else is awaited.
 * NOTE: no race against one promise of the stream's length, which would keep all that it was ever raced with.
 */
function createEnd() {
  let isReached = false
  let wake: (() => void) | undefined
  return {
    reach(): void {
      isReached = true
      wake?.()
    },
    /** Resolves with what `awaited` does, or with undefined where the end comes first. */
    orFirst<T>(awaited: Promise<T>): Promise<T | undefined> {
      return new Promise((resolve, reject) => {
        wake = () => resolve(undefined)
        if (isReached) wake()
        awaited.then(resolve, reject)
      })
    },
  }
}

const format = ({ id, event, data }: StreamEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
