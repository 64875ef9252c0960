import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { secondsMs } from '#server/ground/clock.ts'
import type { TraceSettings } from '../config/trace-settings.ts'
import { databaseAsked } from '../metrics/observations.ts'
import { setTracer, type OpenSpan, type SpanAttributes, type SpanStart } from './in-span.ts'
import { startSpanExporter } from './span-exporter.ts'

/** Where a span stands among others. */
interface SpanPlace {
  traceId: string
  spanId: string
  isSampled: boolean
}

/** `00-<trace>-<span>-<flags>`, as W3C's Trace Context writes it. */
const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-|$)/
const NANOS_A_MS = 1e6

export interface Traces extends AsyncDisposable {
  /** Makes a span of every request but those that only ask whether the server lives. */
  traceRequests(fastify: FastifyInstance): void
}

/** Begins to trace: requests, what is done for them in `inSpan`, and what the database is asked meanwhile. */
export function startTraces(
  settings: TraceSettings,
  of: { version: string; log: FastifyBaseLogger; database: 'sqlite' | 'postgresql' },
): Traces {
  const exporter = startSpanExporter(settings, of)
  const places = new AsyncLocalStorage<SpanPlace>()
  let isOpen = true

  const begin = ({ name, kind, attributes }: SpanStart, parent = places.getStore()) => {
    const isSampled = parent?.isSampled ?? Math.random() < settings.share
    const place = { traceId: parent?.traceId ?? newId(16), spanId: newId(8), isSampled }
    const startedAt = now()
    const all: SpanAttributes = { ...attributes }
    let hasFailed = false
    const span: OpenSpan & { end: (name?: string) => void } = {
      set: (more) => void Object.assign(all, more),
      fail: () => void (hasFailed = true),
      end(finalName = name) {
        if (!isSampled || !isOpen) return
        const { traceId, spanId } = place
        const parentSpanId = parent?.spanId
        const times = { startedAt, endedAt: now() }
        exporter.add({
          name: finalName,
          kind,
          traceId,
          spanId,
          parentSpanId,
          attributes: all,
          hasFailed,
          ...times,
        })
      },
    }
    return { place, span }
  }

  setTracer({
    async inSpan(start, work) {
      const { place, span } = begin(start)
      try {
        return await places.run(place, () => work(span))
      } catch (error) {
        span.fail()
        span.set({ 'error.type': error instanceof Error ? error.name : 'unknown' })
        throw error
      } finally {
        span.end()
      }
    },
  })

  databaseAsked.subscribe(({ seconds }) => {
    const parent = places.getStore()
    if (!parent?.isSampled || !isOpen) return
    const endedAt = now()
    const startedAt = endedAt - BigInt(Math.round(seconds * secondsMs * NANOS_A_MS))
    const { traceId, spanId: parentSpanId } = parent
    const attributes = { 'db.system.name': of.database }
    const times = { startedAt, endedAt, hasFailed: false }
    exporter.add({
      name: 'database',
      kind: 'client',
      traceId,
      spanId: newId(8),
      parentSpanId,
      attributes,
      ...times,
    })
  })

  return {
    traceRequests(fastify) {
      const open = new WeakMap<FastifyRequest, ReturnType<typeof begin>>()
      fastify.addHook('onRequest', (request, _reply, done) => {
        const { method, routeOptions } = request
        const route = routeOptions.url ?? 'none'
        if (route === '/healthz' || route === '/readyz') return done()
        const attributes = { 'http.request.method': method, 'http.route': route }
        const begun = begin({ name: `${method} ${route}`, kind: 'server', attributes }, parentOf(request))
        open.set(request, begun)
        places.run(begun.place, done)
      })
      // NOTE: a body that is read comes from its connection, which knows nothing of the request's place.
      fastify.addHook('preValidation', (request, _reply, done) => {
        const begun = open.get(request)
        return begun ? places.run(begun.place, done) : done()
      })
      fastify.addHook('onResponse', async (request, { statusCode }) => {
        const begun = open.get(request)
        begun?.span.set({ 'http.response.status_code': statusCode })
        if (statusCode >= 500) begun?.span.fail()
        begun?.span.end()
      })
    },
    async [Symbol.asyncDispose]() {
      setTracer(undefined)
      await exporter[Symbol.asyncDispose]()
      isOpen = false
    },
  }
}

const newId = (bytes: number): string => randomBytes(bytes).toString('hex')
const now = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * NANOS_A_MS))

/** The span of whoever calls, where the request names it. */
function parentOf({ headers }: FastifyRequest): SpanPlace | undefined {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(String(headers.traceparent)) ?? []
  return traceId && spanId
    ? { traceId, spanId, isSampled: (Number.parseInt(flags!, 16) & 1) === 1 }
    : undefined
}
