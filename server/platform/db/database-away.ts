/** Codes by which the network, PostgreSQL and SQLite say that the database cannot be used now, and may be soon. */
const PASSING_CODES = new Set(
  [
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND ENOENT',
    // PostgreSQL: shut down, crashed, starting, a statement out of time, too many connections, no room on its disk.
    '57P01 57P02 57P03 57014 53300 53100 53200',
  ].flatMap((codes) => codes.split(' ')),
)
/** SQLite's primary codes: busy, locked, a disk that cannot be written or is full, a file that cannot be opened. */
const PASSING_SQLITE = new Set([5, 6, 10, 13, 14])

/** Texts of the driver for a connection that is gone; it gives them no code. */
const PASSING_TEXTS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'The transaction was lost together with its group',
]

/** Whether the database could not be asked at all, and the same may succeed in a while. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const { code, errcode, message } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return PASSING_SQLITE.has((errcode ?? 0) & 0xff)
  return (
    PASSING_CODES.has(code ?? '') ||
    code?.startsWith('08') === true ||
    PASSING_TEXTS.some((text) => message.startsWith(text))
  )
}
