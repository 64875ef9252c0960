/** Names, numbers and ids of the house's own: never a text of a reader or a model. */
export type SpanAttributes = Record<string, string | number | boolean>

export interface SpanStart {
  name: string
  kind?: 'internal' | 'server' | 'client'
  attributes?: SpanAttributes
}

/** A piece of work while it runs. */
export interface OpenSpan {
  set(attributes: SpanAttributes): void
  /** It ended badly, although it threw nothing. */
  fail(): void
}

export interface Tracer {
  inSpan<T>(start: SpanStart, work: (span: OpenSpan) => Promise<T>): Promise<T>
}

/** Work that tells its span what came of it, where there is one. */
type TracedWork<T> = (span?: OpenSpan) => Promise<T>

/** NOTE: one a process, like the channels of the metrics; nothing of it is loaded while nobody asks for traces. */
let tracer: Tracer | undefined
export const setTracer = (made: Tracer | undefined): void => void (tracer = made)

/** Does a piece of work as a span below the one that asks for it; without a tracer it is only done, and `start` not asked. */
export const inSpan = <T>(start: () => SpanStart, work: TracedWork<T>): Promise<T> =>
  tracer ? tracer.inSpan(start(), work) : work()
