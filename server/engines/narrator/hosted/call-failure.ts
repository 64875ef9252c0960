import { NarrationFailed, type NarrationFailure } from '../narrator.ts'

/** What went wrong in one call to a provider, in the words of the seam. */
export interface CallFailure {
  failure: NarrationFailed
  /** Whether the same call may go well a moment later. */
  isWorthRetrying: boolean
  /** How long the provider asks to wait. */
  retryAfterMs?: number
}

const LONGEST_DETAIL = 300

/** Reads what the SDK or the network threw. `hasSpoken` tells whether the reply had begun. */
export function readCallFailure(error: unknown, hasSpoken: boolean): CallFailure {
  if (error instanceof NarrationFailed) return { failure: error, isWorthRetrying: true }
  const { statusCode, responseHeaders } = fieldsOf(error)
  const isRefusal = statusCode !== undefined && statusCode >= 400
  const isFault = isRefusal && statusCode < 500 && statusCode !== 408 && statusCode !== 429
  return {
    failure: new NarrationFailed(reasonOf(error, hasSpoken), { cause: detailOf(error) }),
    isWorthRetrying: !isFault,
    retryAfterMs: readRetryAfter(responseHeaders?.['retry-after']),
  }
}

interface ErrorFields {
  name?: string
  message?: string
  statusCode?: number
  responseHeaders?: Record<string, string>
  /** Set in errors that a provider sends in the middle of a reply. */
  type?: unknown
  code?: unknown
  /** The provider's answer, read by the SDK. */
  data?: { error?: unknown }
}

function fieldsOf(error: unknown): ErrorFields {
  return typeof error === 'object' && error !== null ? error : { message: String(error) }
}

function reasonOf(error: unknown, hasSpoken: boolean): NarrationFailure {
  const { name = '', statusCode, type, code } = fieldsOf(error)
  if (statusCode === 401 || statusCode === 403 || name === 'AI_LoadAPIKeyError') return 'unauthorized'
  if (statusCode === 429) return 'rate_limited'
  if (statusCode !== undefined && statusCode >= 400) return 'provider_error'
  if (!(error instanceof Error))
    return /rate.?limit|429/i.test(`${String(type)} ${String(code)}`) ? 'rate_limited' : 'provider_error'
  if (name === 'AI_InvalidResponseDataError') return 'broke_off'
  if (name === 'AI_APICallError' || name === 'TypeError' || code !== undefined) {
    return hasSpoken || statusCode !== undefined ? 'broke_off' : 'unreachable'
  }
  return 'garbled'
}

/**
 * For the log: short, and without the request, which holds a reader's story. A provider's own sentences stay out
 * too, since they quote keys and what was sent; its code names the trouble well enough.
 */
function detailOf(error: unknown): Error {
  const { name = 'Error', statusCode, message = '', data } = fieldsOf(error)
  const isProviders = statusCode !== undefined || !(error instanceof Error)
  const words = isProviders ? [statusCode, codeIn(data?.error ?? error)] : [message]
  return new Error([name, ...words].filter(Boolean).join(' ').slice(0, LONGEST_DETAIL))
}

/** A code such as `model_not_found`: one word with letters, or it is none. */
function codeIn(error: unknown): string | undefined {
  const { code, type } = fieldsOf(error)
  return [code, type].find(
    (word): word is string => typeof word === 'string' && /^(?=.*[a-z])[\w.-]{1,60}$/i.test(word),
  )
}

function readRetryAfter(header: string | undefined): number | undefined {
  const seconds = Number(header)
  return header !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined
}
