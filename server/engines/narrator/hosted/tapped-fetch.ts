import { AsyncLocalStorage } from 'node:async_hooks'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { text as readText } from 'node:stream/consumers'
import { createDeltaFilter } from './delta-filter.ts'

type OnText = (text: string) => void

const tap = new AsyncLocalStorage<OnText>()

/** Runs `call`; the text of a reply that it fetches through `tappedFetch` goes straight to `onText`. */
export const tapText = <Result>(onText: OnText, call: () => Result): Result => tap.run(onText, call)

/**
 * A fetch for chat completions that takes the text out of the stream and lets all else through: the SDK builds the
 * request and reads errors, reasons and usage, but no longer sends every token through its chain of web streams
 * (docs/decisions/0020). Outside `tapText`, and where the reply is no event stream, everything goes through.
 */
export const tappedFetch: typeof fetch = async (input, init) => {
  const onText = tap.getStore()
  const reply = await post(String(input), init)
  const headers = new Headers()
  for (const [name, value] of Object.entries(reply.headers)) headers.set(name, String(value))
  const isEventStream = reply.headers['content-type']?.startsWith('text/event-stream')
  const body = onText && isEventStream ? streamWithoutText(reply, onText) : await readText(reply)
  return new Response(body, { status: reply.statusCode ?? 502, headers })
}

function post(url: string, init: RequestInit = {}): Promise<IncomingMessage> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  const headers = Object.fromEntries(new Headers(init.headers))
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers, signal: init.signal ?? undefined })
      .on('response', resolve)
      .on('error', reject)
      .end(init.body)
  })
}

function streamWithoutText(reply: IncomingMessage, onText: OnText): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const filter = createDeltaFilter(onText)
  return new ReadableStream({
    start(controller) {
      const pass = (events: string) => {
        if (events !== '') controller.enqueue(encoder.encode(events))
      }
      reply.setEncoding('utf8')
      reply.on('data', (received: string) => pass(filter.read(received)))
      reply.on('end', () => {
        pass(filter.finish())
        controller.close()
      })
      reply.on('error', (error) => controller.error(error))
    },
    cancel: () => void reply.destroy(),
  })
}
