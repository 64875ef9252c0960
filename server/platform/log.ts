import { pino, type DestinationStream, type Logger } from 'pino'

/** Fields of an error that may quote what a reader or a model has written: values of a statement, or its text. */
const QUOTING_FIELDS = ['detail', 'where', 'internalQuery', 'hint', 'body', 'input']
/** The class of SQL states whose messages quote values; the others name tables, columns and rules alone. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/

/** The log of the server, as JSON lines. Errors are written down without pieces of the texts that they came from. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: withoutTexts } }, destination ?? pino.destination(1))

function withoutTexts(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as Error & { code?: string }
  const quotesValues = code !== undefined && DATA_EXCEPTION.test(code)
  const message = error instanceof SyntaxError || quotesValues ? redacted(error.message) : error.message
  const { cause, ...more } = error as Error & Record<string, unknown>
  for (const field of QUOTING_FIELDS) delete more[field]
  return {
    ...more,
    type: error.name,
    message,
    stack: stackBelow(error, message),
    ...(cause !== undefined && { cause: withoutTexts(cause) }),
  }
}

/** Parsers and databases quote what they could not take. */
const redacted = (message: string): string =>
  message
    .replace(/"[^]*"|'[^]*'|“[^]*”/g, '"…"')
    .replace(/, (?=.*is not valid JSON).*/s, ' in what is not valid JSON')

/** The stack begins with the message, which may have been redacted. */
function stackBelow({ name, message, stack = '' }: Error, shown: string): string {
  const at = stack.indexOf('\n    at ')
  return stack.includes(message) ? `${name}: ${shown}${at < 0 ? '' : stack.slice(at)}` : stack
}
