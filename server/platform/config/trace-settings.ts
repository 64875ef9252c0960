import type { Environment } from './environment.ts'

/** Where traces go, by the names that OpenTelemetry gives these settings. */
export interface TraceSettings {
  /** Takes OTLP over HTTP in JSON. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** Share of the traces that begin here and are kept, 0 to 1. */
  share: number
}

/** Undefined where nobody asks for traces. Throws an Error for headers that are none. */
export function readTraceSettings(settings: Environment): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS } = settings
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  const pairs = OTEL_EXPORTER_OTLP_HEADERS.map((pair) => /^([\w-]+)=(.+)$/.exec(pair))
  if (pairs.includes(null)) throw new Error('OTEL_EXPORTER_OTLP_HEADERS: must be like name=value,other=value')
  const headers = pairs.map((pair) => [pair![1]!, decodeURIComponent(pair![2]!)])
  return {
    endpoint: `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: Object.freeze(Object.fromEntries(headers) as Record<string, string>),
    serviceName: settings.OTEL_SERVICE_NAME,
    share: settings.OTEL_TRACES_SAMPLER_ARG,
  }
}
