import { createParser } from 'eventsource-parser'
import type { EventSourceMessage } from 'eventsource-parser'
import type { Endpoint } from '#contract/endpoint.ts'
import type { CallArguments } from './call.ts'
import { send } from './call.ts'
import { CallError, UNREACHABLE } from './call-error.ts'

/**
 * Calls an endpoint that streams and yields its server-sent events one by one. `lastEventId` asks for
 * those that came after it. Ends when the server ends; throws `CallError` when the call is refused or the connection breaks.
 */
export async function* readEvents<E extends Endpoint>(
  endpoint: E,
  args: CallArguments<E> & { lastEventId?: string },
): AsyncGenerator<EventSourceMessage> {
  const answer = await send(endpoint, args, {
    Accept: 'text/event-stream',
    ...(args.lastEventId ? { 'Last-Event-ID': args.lastEventId } : {}),
  })
  if (!answer.body || !answer.headers.get('Content-Type')?.includes('text/event-stream')) {
    throw new CallError('Invalid response format', answer.status)
  }
  yield* eventsIn(answer.body, args.signal)
}

/** The events in a stream of bytes; leaving the loop early closes the connection. */
export async function* eventsIn(
  bytes: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<EventSourceMessage> {
  let complete: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => complete.push(event) })
  const decoder = new TextDecoder()
  const reader = bytes.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      const events = complete
      complete = []
      yield* events
    }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError(UNREACHABLE, 0)
  } finally {
    // On an early end this closes the connection; after the last byte it does nothing.
    await reader.cancel().catch(() => undefined)
  }
}
