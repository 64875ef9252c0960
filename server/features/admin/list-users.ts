import type { AdminUser } from '#contract/admin.ts'
import { monthOf, toIso } from '#server/ground/clock.ts'
import type { AdminContext } from './admin-context.ts'
import { countUsers, findUsers, type UserRow, type UsersWanted } from './users.queries.ts'

type Wanted = Omit<UsersWanted, 'month'>

/** Users of a page whose size was not said. */
const PAGE_SIZE = 50
const ROWS_AT_ONCE = 1_000

/** A page of users for the admin's desk; search and order hold over all of them. */
export async function listUsers(
  context: AdminContext,
  { page = 1, pageSize = PAGE_SIZE, ...wanted }: Wanted & { page?: number; pageSize?: number },
) {
  const [users, metadata] = await Promise.all([
    readUsers(context, wanted, pageSize, (page - 1) * pageSize),
    countAll(context, wanted),
  ])
  return { users, metadata: { ...metadata, page, pageSize } }
}

/** The same for all users as JSON, a piece at a time. */
export async function* usersJson(context: AdminContext, wanted: Wanted): AsyncGenerator<string> {
  const metadata = await countAll(context, wanted)
  let separator = '{"users":['
  for await (const users of usersInParts(context, wanted)) {
    yield separator + users.map((user) => JSON.stringify(user)).join(',')
    separator = ','
  }
  const all = { ...metadata, page: 1, pageSize: metadata.matchingUsers }
  yield `${separator === ',' ? '' : separator}],"metadata":${JSON.stringify(all)}}`
}

/** All users, so many at once that a large site's fit into memory; never none. */
export async function* usersInParts(context: AdminContext, wanted: Wanted): AsyncGenerator<AdminUser[]> {
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const users = await readUsers(context, wanted, ROWS_AT_ONCE, offset)
    if (users.length > 0) yield users
    if (users.length < ROWS_AT_ONCE) return
  }
}

async function countAll({ db, clock }: AdminContext, wanted: Wanted) {
  const month = monthOf(clock.now())
  const [matchingUsers, totalUsers] = await Promise.all([
    countUsers(db, { ...wanted, month }),
    countUsers(db, { tab: 'all', direction: 'asc', month }),
  ])
  return { totalUsers, currentMonth: month, matchingUsers }
}

async function readUsers(
  { db, clock, config }: AdminContext,
  wanted: Wanted,
  limit: number,
  offset: number,
): Promise<AdminUser[]> {
  const rows = await findUsers(db, { ...wanted, month: monthOf(clock.now()) }, limit, offset)
  return rows.map((row) => toAdminUser(row, config.monthlyTokens))
}

function toAdminUser(row: UserRow, monthlyTokens: number): AdminUser {
  const textTokens = row.textTokens ?? 0
  const imageTokens = row.imageTokens ?? 0
  return {
    id: row.id,
    username: row.username,
    ...(row.email !== null && { email: row.email }),
    isAdmin: row.isAdmin === 1,
    createdAt: toIso(row.createdAt),
    lastActive: row.lastActiveAt === null ? null : toIso(row.lastActiveAt),
    ...(row.blockedAt !== null && { isBlocked: true }),
    tokenUsage: {
      textTokens,
      imageTokens,
      total: textTokens + imageTokens,
      thisMonth: row.monthTokens,
      balance: monthlyTokens - row.monthSpent + row.bought,
    },
  }
}
