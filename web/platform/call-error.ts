/** A call that did not succeed, with a text for people. */
export class CallError extends Error {
  override name = 'CallError'
  /** HTTP status; 0 when no answer came at all. */
  readonly status: number
  /** The server's stable name for the fault. */
  readonly code: string | undefined
  /** The fault of each named field of the form. */
  readonly fields: Record<string, string>
  /** A page came where an answer should: a proxy's, say. */
  isPage = false

  constructor(message: string, status: number, code?: string, fields: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }
}

export const UNREACHABLE = 'Failed to fetch'
export const AUTHENTICATION_REQUIRED = 'Authentication required'

export const isSignedOutError = (error: unknown): boolean =>
  error instanceof CallError && error.status === 401

export const textOfError = (error: unknown): string =>
  (error instanceof Error && error.message) || 'An unexpected error occurred'

interface Answer {
  status: number
  statusText: string
  contentType: string
  body: string
}

/**
 * The error of an answer that is no success. The body's own text first, then the fallbacks of three
 * tables in one order; a page of HTML (a proxy's, say) is never shown as a text.
 */
export function errorOfAnswer(answer: Answer): CallError {
  const error = worded(answer)
  error.isPage = answer.contentType.includes('html') || isMarkup(answer.body)
  return error
}

function worded({ status, statusText, contentType, body }: Answer): CallError {
  const isJson = contentType.includes('json')
  const parsed = isJson ? parseObject(body) : undefined
  const text = textOfBody(parsed)
  if (text) return new CallError(text, status, asText(parsed?.code), textsOf(parsed?.fields))
  if (status === 401) return new CallError(AUTHENTICATION_REQUIRED, status)
  if (status >= 500) return new CallError(statusText || 'Server error', status)
  if (parsed) return new CallError(`${status}: ${statusText}`, status)
  if (isMarkup(body)) return new CallError(statusText || 'Server returned an invalid response', status)
  return new CallError((!isJson && body.trim()) || statusText || 'Request failed', status)
}

/** Errors are read from error (string), error.message, or message. */
function textOfBody(body: Record<string, unknown> | undefined): string | undefined {
  const error = body?.error
  const nested = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return asText(error) || asText(nested) || asText(body?.message)
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const textsOf = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

const isMarkup = (text: string): boolean => /^\s*</.test(text)
