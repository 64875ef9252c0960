import { PaintingFailed, type PaintingFailure } from '../painter.ts'

/** Whatever went wrong while a provider painted, as `PaintingFailed`; its cause is one line for the log, without the key. */
export function paintingFailure(error: unknown, signal: AbortSignal, apiKey?: string): PaintingFailed {
  if (error instanceof PaintingFailed) return error
  return new PaintingFailed(reasonOf(error, signal), { cause: lineOf(error, apiKey) })
}

/** The reason by what an HTTP answer's status says. */
export function reasonByStatus(status: number, body = ''): PaintingFailure {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'rate_limited'
  if (status === 400 && /moderation|content[_ ]policy|safety/i.test(body)) return 'refused'
  return 'provider_error'
}

function reasonOf(error: unknown, signal: AbortSignal): PaintingFailure {
  if (signal.aborted) return 'timeout'
  for (const each of chainOf(error)) {
    if (each.name === 'AnswerRefused') return 'garbled'
    if (each.name === 'TimeoutError' || each.name === 'AbortError') return 'timeout'
    if (
      /^AI_(?:JSONParse|Download|TypeValidation|InvalidResponseData|EmptyResponseBody)Error$/.test(each.name)
    )
      return 'garbled'
    if (each.name === 'AI_NoImageGeneratedError') return 'refused'
    if (each instanceof SyntaxError) return 'garbled'
    const status = 'statusCode' in each ? each.statusCode : undefined
    if (typeof status === 'number' && status >= 400) return reasonByStatus(status, bodyOf(each))
  }
  return chainOf(error).some(isConnectionFault) ? 'unreachable' : 'provider_error'
}

const isConnectionFault = (error: Error): boolean =>
  /fetch failed|cannot connect|terminated|other side closed|socket/i.test(error.message) ||
  ('code' in error && /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(String(error.code)))

const bodyOf = (error: Error): string =>
  'responseBody' in error && typeof error.responseBody === 'string' ? error.responseBody.slice(0, 2_000) : ''

/** An error and what caused it, outermost first; a retry's last error counts as its cause. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let each = error; each instanceof Error && chain.length < 6;) {
    chain.push(each)
    each = ('lastError' in each && each.lastError) || each.cause
  }
  return chain
}

function lineOf(error: unknown, apiKey?: string): string {
  const line = chainOf(error)
    .map(({ name, message }) => `${name}: ${message}`)
    .join(' < ')
    .slice(0, 400)
  return apiKey ? line.replaceAll(apiKey, '[key]') : line
}
