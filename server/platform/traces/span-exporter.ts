import type { FastifyBaseLogger } from 'fastify'
import { secondsMs } from '#server/ground/clock.ts'
import type { TraceSettings } from '../config/trace-settings.ts'
import { startRounds } from '../jobs/rounds.ts'
import { otlpOf, type EndedSpan } from './otlp.ts'

const EVERY_MS = 5 * secondsMs
const SEND_WITHIN_MS = 10 * secondsMs
/** Beyond these, spans are left out: a collector that is away must not fill the memory. */
const MOST_WAITING = 4_096
const MOST_AT_A_TIME = 512

/** Sends ended spans to a collector, some at a time and behind all else. Dispose of it to send the rest. */
export function startSpanExporter(
  { endpoint, headers, serviceName }: TraceSettings,
  { version, log }: { version: string; log: FastifyBaseLogger },
) {
  const resource = { 'service.name': serviceName, 'service.version': version, 'process.pid': process.pid }
  let waiting: EndedSpan[] = []

  const send = async (): Promise<void> => {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, MOST_AT_A_TIME)
      waiting = waiting.slice(MOST_AT_A_TIME)
      const { ok, status } = await fetch(endpoint, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(otlpOf(resource, spans)),
        signal: AbortSignal.timeout(SEND_WITHIN_MS),
      })
      if (!ok) throw new Error(`The collector answered ${status}`)
    }
  }
  const complaint = 'traces could not be sent; those spans are lost'
  const rounds = startRounds(send, { everyMs: EVERY_MS, log, complaint })
  return {
    add(span: EndedSpan): void {
      if (waiting.length < MOST_WAITING) waiting.push(span)
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await rounds[Symbol.asyncDispose]()
      await send().catch((error: unknown) => log.error({ err: error }, complaint))
    },
  }
}
