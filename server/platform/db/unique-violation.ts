const POSTGRES_UNIQUE_VIOLATION = '23505'
const SQLITE_UNIQUE_VIOLATIONS = new Set([2067, 1555])

/** Whether a statement failed because a row with the same key is there already. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown }
  return code === POSTGRES_UNIQUE_VIOLATION || SQLITE_UNIQUE_VIOLATIONS.has(Number(errcode))
}
