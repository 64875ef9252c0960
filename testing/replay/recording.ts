import type { ConnectionProvider } from '#contract/connections.ts'
import type { Capabilities } from '#server/engines/narrator/capabilities.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'

/** One answer of a server, as it stood on the wire. */
export interface RecordedAnswer {
  status?: number
  headers?: Record<string, string>
  /** Sent one after the other, so that a reader meets them cut as they were. */
  chunks: readonly string[]
  /** The connection is broken off after the last chunk. */
  breaksOff?: boolean
}

/** One way in which a server has been seen to answer, and what a reader is to see of it. */
export interface Recording {
  name: string
  provider: ConnectionProvider
  /** Behind the server's origin; the provider's usual base path when not given. */
  base?: string
  model?: string
  capabilities?: Capabilities
  answers: readonly RecordedAnswer[]
  sees: {
    text?: string
    reason?: NarratorFailure
    isCut?: boolean
    suggestions?: readonly string[]
    usage?: { inputTokens?: number; outputTokens?: number; cachedInputTokens?: number }
    waits?: readonly string[]
  }
  /** Times the server is asked; once when not given. */
  asked?: number
  /** Parts of the last request: its path, a header, or its body as JSON. */
  sends?: readonly string[]
  /** Words that the last request must not hold. */
  omits?: readonly string[]
}

export const STORY = 'You row into the dark.\n\nThe bell tolls a third time.'
export const NEXT = '\n\n[[NEXT]]\nRing the bell\nDive\nRow home'
export const ACTIONS = ['Ring the bell', 'Dive', 'Row home']

/** A stream of server-sent events, each its own chunk. */
export const events = (...data: (object | string)[]): RecordedAnswer => ({
  headers: { 'content-type': 'text/event-stream' },
  chunks: data.map((each) => `data: ${typeof each === 'string' ? each : JSON.stringify(each)}\n\n`),
})

export const json = (
  body: object | string,
  status = 200,
  headers: Record<string, string> = {},
): RecordedAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  chunks: [typeof body === 'string' ? body : JSON.stringify(body)],
})

/** A chunk of a chat completion. */
export const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason }],
  ...more,
})

export const stop = chunk({}, 'stop')

/** A chat completion that says a text in two pieces and ends as it should. */
export const completion = (text: string, finish = 'stop'): RecordedAnswer => {
  const half = text.length >> 1
  return events(
    chunk({ role: 'assistant', content: '' }),
    chunk({ content: text.slice(0, half) }),
    chunk({ content: text.slice(half) }),
    chunk({}, finish),
    '[DONE]',
  )
}
