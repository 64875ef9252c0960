import { userColumns, type AdminUser } from '#contract/admin.ts'
import type { AdminContext } from './admin-context.ts'
import { usersInParts } from './list-users.ts'

const columns = ['id', ...userColumns] as const

/** All users as CSV, a piece at a time (ADMIN-19). */
export async function* usersCsv(context: AdminContext): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`
  for await (const users of usersInParts(context, { tab: 'all', direction: 'asc' })) {
    yield users.map(lineOf).join('')
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
