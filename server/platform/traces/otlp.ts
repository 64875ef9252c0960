import type { SpanAttributes, SpanStart } from './in-span.ts'

/** A piece of work that has ended. */
export interface EndedSpan extends SpanStart {
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: SpanAttributes
  /** Nanoseconds since 1970. */
  startedAt: bigint
  endedAt: bigint
  hasFailed: boolean
}

const KINDS = { internal: 1, server: 2, client: 3 }
const STATUS_UNSET = 0
const STATUS_ERROR = 2

/** Spans in the JSON of OTLP/HTTP, as a collector takes it at `/v1/traces`. */
export const otlpOf = (resource: SpanAttributes, spans: readonly EndedSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf(resource) },
      scopeSpans: [
        {
          scope: { name: 'lanterntale' },
          spans: spans.map(({ kind = 'internal', attributes, startedAt, endedAt, hasFailed, ...span }) => ({
            ...span,
            kind: KINDS[kind],
            startTimeUnixNano: String(startedAt),
            endTimeUnixNano: String(endedAt),
            attributes: attributesOf(attributes),
            status: { code: hasFailed ? STATUS_ERROR : STATUS_UNSET },
          })),
        },
      ],
    },
  ],
})

const attributesOf = (attributes: SpanAttributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

function valueOf(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}
