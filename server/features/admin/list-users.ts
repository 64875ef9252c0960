import type { AdminUser } from '#contract/admin.ts'
import { monthOf, toIso } from '#server/ground/clock.ts'
import type { AdminContext } from './admin-context.ts'
import { countUsers, findUsers, type UserRow, type UsersWanted } from './users.queries.ts'

type Wanted = Omit<UsersWanted, 'month'> & { page: number; pageSize: number }

/** A page of users for the admin's desk; search and order hold over all of them. */
export async function listUsers({ db, clock, config }: AdminContext, { page, pageSize, ...wanted }: Wanted) {
  const month = monthOf(clock.now())
  const [rows, matchingUsers, totalUsers] = await Promise.all([
    findUsers(db, { ...wanted, month }, pageSize, (page - 1) * pageSize),
    countUsers(db, { ...wanted, month }),
    countUsers(db, { tab: 'all', direction: 'asc', month }),
  ])
  return {
    users: rows.map((row) => toAdminUser(row, config.monthlyTokens)),
    metadata: { totalUsers, currentMonth: month, matchingUsers, page, pageSize },
  }
}

export function toAdminUser(row: UserRow, monthlyTokens: number): AdminUser {
  const textTokens = row.textTokens ?? 0
  const imageTokens = row.imageTokens ?? 0
  return {
    id: row.id,
    username: row.username,
    ...(row.email !== null && { email: row.email }),
    isAdmin: row.isAdmin === 1,
    createdAt: toIso(row.createdAt),
    lastActive: row.lastActiveAt === null ? null : toIso(row.lastActiveAt),
    tokenUsage: {
      textTokens,
      imageTokens,
      total: textTokens + imageTokens,
      thisMonth: row.monthTokens,
      balance: monthlyTokens - row.monthSpent,
    },
  }
}
