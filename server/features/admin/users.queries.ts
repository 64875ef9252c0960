import { sql, type SqlBool } from 'kysely'
import type { UserColumn } from '#contract/admin.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { boughtIn } from '#server/platform/usage/usage.queries.ts'

export interface UsersWanted {
  search?: string
  tab: 'all' | 'month'
  sort?: UserColumn
  direction: 'asc' | 'desc'
  /** The month that counts as this one, as `2026-11`. */
  month: string
}

const monthTokens = (month: string) =>
  sql<number>`case when u.month = ${month} then u.month_tokens else 0 end`

/** Tokens that the month's balance has paid for: all but the tokens of engines that are free. */
const monthSpent = (month: string) =>
  sql<number>`case when u.month = ${month} then u.month_tokens - u.month_free_tokens else 0 end`

const sortKeys: Record<Exclude<UserColumn, 'thisMonth' | 'balance'>, ReturnType<typeof sql>> = {
  username: sql`users.username_key`,
  email: sql`coalesce(users.email_key, '')`,
  isAdmin: sql`users.is_admin`,
  createdAt: sql`users.created_at`,
  lastActive: sql`coalesce(users.last_active_at, 0)`,
  textTokens: sql`coalesce(u.text_tokens, 0)`,
  imageTokens: sql`coalesce(u.image_tokens, 0)`,
  total: sql`coalesce(u.text_tokens, 0) + coalesce(u.image_tokens, 0)`,
}

/** Unsorted, users stand in the order in which they came. */
function orderOf({ sort, direction, month }: UsersWanted) {
  const way = direction === 'desc' ? sql`desc` : sql`asc`
  if (!sort) return sql`users.id`
  if (sort === 'thisMonth') return sql`${monthTokens(month)} ${way}, users.id`
  // The rest falls as the use rises.
  if (sort === 'balance')
    return sql`${monthSpent(month)} - ${boughtIn(month)} ${direction === 'desc' ? sql`asc` : sql`desc`}, users.id`
  return sql`${sortKeys[sort]} ${way}, users.id`
}

function conditionOf({ search, tab, month }: UsersWanted) {
  const pattern = `%${(search ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`
  const matches = search?.trim()
    ? sql<SqlBool>`(users.username_key like ${pattern} escape '\\' or users.email_key like ${pattern} escape '\\')`
    : sql<SqlBool>`1 = 1`
  const usedSome =
    tab === 'month' ? sql<SqlBool>`u.month = ${month} and u.month_tokens > 0` : sql<SqlBool>`1 = 1`
  return sql<SqlBool>`${matches} and ${usedSome}`
}

const usersWithTotals = (db: Connection) =>
  db.selectFrom('users').leftJoin('usageByUser as u', 'u.userId', 'users.id')

/** A page of users with what they used. */
export const findUsers = (db: Connection, wanted: UsersWanted, limit: number, offset: number) =>
  usersWithTotals(db)
    .select([
      'users.id',
      'username',
      'email',
      'isAdmin',
      'createdAt',
      'lastActiveAt',
      'blockedAt',
      'u.textTokens',
      'u.imageTokens',
    ])
    .select([monthTokens(wanted.month).as('monthTokens'), monthSpent(wanted.month).as('monthSpent')])
    .select(boughtIn(wanted.month).as('bought'))
    .where(conditionOf(wanted))
    .orderBy(orderOf(wanted))
    .limit(limit)
    .offset(offset)
    .execute()
export type UserRow = Awaited<ReturnType<typeof findUsers>>[number]

export async function countUsers(db: Connection, wanted: UsersWanted): Promise<number> {
  const { count } = await usersWithTotals(db)
    .select((e) => e.fn.countAll<number>().as('count'))
    .where(conditionOf(wanted))
    .executeTakeFirstOrThrow()
  return count
}
