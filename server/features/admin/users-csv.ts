import { userColumns, type AdminUser } from '#contract/admin.ts'
import { monthOf } from '#server/ground/clock.ts'
import type { AdminContext } from './admin-context.ts'
import { toAdminUser } from './list-users.ts'
import { findUsers } from './users.queries.ts'

const ROWS_AT_ONCE = 1_000
const columns = ['id', ...userColumns] as const

/** All users as CSV, a piece at a time (ADMIN-19). */
export async function* usersCsv({ db, clock, config }: AdminContext): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`
  const month = monthOf(clock.now())
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const rows = await findUsers(db, { tab: 'all', direction: 'asc', month }, ROWS_AT_ONCE, offset)
    if (rows.length > 0) yield rows.map((row) => lineOf(toAdminUser(row, config.monthlyTokens))).join('')
    if (rows.length < ROWS_AT_ONCE) return
  }
}

function lineOf({ tokenUsage, email = '', lastActive, ...user }: AdminUser): string {
  const cells = { ...user, email, lastActive: lastActive ?? 'Never', ...tokenUsage }
  return `${columns.map((column) => csvCell(cells[column])).join(',')}\r\n`
}

/** One cell, quoted where it must be. Text that a spreadsheet would take for a formula is made plain by an apostrophe. */
export function csvCell(value: string | number | boolean): string {
  const text = String(value)
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(text)
  const plain = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
