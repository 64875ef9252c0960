import {
  context,
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { secondsMs } from '#server/ground/clock.ts'
import type { TraceSettings } from '../config/trace-settings.ts'
import { databaseAsked } from '../metrics/observations.ts'
import { setTracer, type OpenSpan } from './in-span.ts'

const KINDS = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT }

export interface Traces extends AsyncDisposable {
  /** Makes a span of every request but those that only ask whether the server lives. */
  traceRequests(fastify: FastifyInstance): void
}

/** Begins to trace: requests, what is done for them in `inSpan`, and what the database is asked meanwhile. */
export function startTraces(
  { endpoint, headers, serviceName, share }: TraceSettings,
  { version, log, database }: { version: string; log: FastifyBaseLogger; database: 'sqlite' | 'postgresql' },
): Traces {
  const complain = (error: string) => log.error({ reason: error }, 'traces could not be sent')
  const quiet = () => {}
  diag.setLogger(
    { error: complain, warn: complain, info: quiet, debug: quiet, verbose: quiet },
    DiagLogLevel.WARN,
  )
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': version,
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: endpoint, headers }) })],
  })
  const tracer = provider.getTracer('lanterntale', version)

  setTracer({
    inSpan: ({ name, kind = 'internal', attributes }, work) =>
      tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, async (span) => {
        try {
          return await work(openSpan(span))
        } catch (error) {
          openSpan(span).fail()
          span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
          throw error
        } finally {
          span.end()
        }
      }),
  })

  databaseAsked.subscribe(({ seconds }) => {
    if (!trace.getActiveSpan()) return
    const startTime = performance.now() - seconds * secondsMs
    const attributes = { 'db.system.name': database }
    tracer.startSpan('database', { kind: SpanKind.CLIENT, startTime, attributes }).end()
  })

  return {
    traceRequests(fastify) {
      const places = new WeakMap<FastifyRequest, Context>()
      fastify.addHook('onRequest', (request, _reply, done) => {
        const { method, routeOptions } = request
        const route = routeOptions.url ?? 'none'
        if (route === '/healthz' || route === '/readyz') return done()
        const caller = callers.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
        const attributes = { 'http.request.method': method, 'http.route': route }
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller)
        const place = trace.setSpan(caller, span)
        places.set(request, place)
        context.with(place, done)
      })
      // NOTE: a body that is read comes from its connection, which knows nothing of the request's place.
      fastify.addHook('preValidation', (request, _reply, done) => {
        const place = places.get(request)
        return place ? context.with(place, done) : done()
      })
      fastify.addHook('onResponse', async (request, { statusCode }) => {
        const span = trace.getSpan(places.get(request) ?? ROOT_CONTEXT)
        span?.setAttribute('http.response.status_code', statusCode)
        if (span && statusCode >= 500) openSpan(span).fail()
        span?.end()
      })
    },
    async [Symbol.asyncDispose]() {
      setTracer(undefined)
      await provider.shutdown()
    },
  }
}

/** Reads the span of whoever calls, where the request names it. */
const callers = new W3CTraceContextPropagator()

const openSpan = (span: Span): OpenSpan => ({
  set: (attributes) => void span.setAttributes(attributes),
  fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
})
